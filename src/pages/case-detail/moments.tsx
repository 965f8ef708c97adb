import type { ReactNode } from 'react'
import type { CaseStudy } from '../../content/cases.ts'
import { reveal } from '../../motion/reveal.tsx'
import css from './moments.module.css'

type Moments = NonNullable<CaseStudy['moments']>

/** Adverts of the hours when the product is wanted, the same mug in each; drawn 240 by 480, their foot kept. */
export function Moments({ moments, brand }: { moments: Moments; brand: string }) {
  return (
    <ul role="list" className={css.moments} {...reveal}>
      {moments.map(({ scene, text }, at) => (
        <li key={scene} className={css.advert} data-scene={scene}>
          <p className={css.text}>{text}</p>
          <svg viewBox="0 0 240 480" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
            {at === 0 && <Mug />}
            {SCENES[scene]}
          </svg>
          <p className={css.brand}>{brand}</p>
        </li>
      ))}
    </ul>
  )
}

/** Of 176 by 158; the steam rises above it. */
function Mug() {
  return (
    <defs>
      <g id="moment-mug">
        <path d="M138 46c50-10 50 74-4 66" className={css.handle} />
        <path d="M4 22v92a40 40 0 0 0 40 40h56a40 40 0 0 0 40-40V22z" className={css.body} />
        <path d="M4 54h136v60H4z" className={css.band} />
        <path
          d="M4 54h136l-11.330 14-11.330-14-11.340 14-11.330-14-11.330 14-11.340-14-11.330 14-11.330-14-11.340 14-11.330-14-11.330 14zM4 114h136l-11.330-14-11.330 14-11.340-14-11.330 14-11.330-14-11.340 14-11.330-14-11.330 14-11.340-14-11.330 14-11.330-14z"
          className={css.zigzag}
        />
        <path d="M38 74l9 10-9 10-9-10zM72 74l9 10-9 10-9-10zM106 74l9 10-9 10-9-10z" className={css.diamonds} />
        <ellipse cx="72" cy="22" rx="68" ry="15" className={css.rim} />
        <ellipse cx="72" cy="24" rx="58" ry="10.500" className={css.drink} />
        <path d="M50-2c-16-20 14-30 0-52M84-6c-16-24 16-36 0-62" className={css.steam} />
      </g>
    </defs>
  )
}

const SCENES: Record<Moments[number]['scene'], ReactNode> = {
  lamp: (
    <>
      <path d="M196 42a34 34 0 1 0 22 60 40 40 0 0 1-22-60z" className={css.light} />
      <path d="M118 36l5 7-5 7-5-7zM158 104l4 6-4 6-4-6zM222 152l4 6-4 6-4-6z" className={css.light} />
      <path d="M82 176L-30 480h310z" className={css.glow} />
      <path d="M-10 250L18 96l46 44" className={css.arm} />
      <path d="M42 156l44-42 44 66-66 44z" className={css.shade} />
      <path d="M58 212a28 28 0 0 0 58-36z" className={css.light} />
      <path d="M0 424h240v56H0z" className={css.table} />
      <path d="M18 404h196v20H18z" className={css.book} />
      <path d="M30 408h184v12H30z" className={css.page} />
      <use href="#moment-mug" transform="translate(40 265) scale(.9)" />
    </>
  ),
  sunrise: (
    <>
      <path d="M20 424V160a100 100 0 0 1 200 0v264z" className={css.pane} />
      <path d="M20 424V330a100 100 0 0 1 200 0v94z" className={css.haze} />
      <circle cx="120" cy="318" r="78" className={css.sun} />
      <path
        d="M52 150q10-12 18 0 8-12 18 0M150 118q8-10 15 0 7-10 15 0M112 188q7-9 13 0 6-9 13 0"
        className={css.birds}
      />
      <path d="M120 60v364M20 216h200" className={css.bars} />
      <path d="M20 424V160a100 100 0 0 1 200 0v264" className={css.bars} />
      <path d="M0 424h240v56H0z" className={css.sill} />
      <use href="#moment-mug" transform="translate(40 285) scale(.9)" />
    </>
  ),
  rain: (
    <>
      <path d="M20 424V64h200v360z" className={css.pane} />
      <path
        d="M20 64h200v58a26 26 0 0 1-46 12 32 32 0 0 1-58 6 30 30 0 0 1-54-2 24 24 0 0 1-42-14z"
        className={css.cloud}
      />
      <path
        d="M48 168l-8 26M92 178l-8 26M136 172l-8 26M182 166l-8 26M66 232l-8 26M160 226l-8 26M204 220l-8 26M40 296l-8 26M208 300l-8 26M110 226l-8 26"
        className={css.drops}
      />
      <path
        d="M220 424c-70-6-104-66-92-126 40 10 84 50 92 126zM20 424c0-50 10-84 40-104 16 36 6 78-40 104z"
        className={css.leaf}
      />
      <path d="M20 64h200v360H20zM20 244h200" className={css.bars} />
      <path d="M0 424h240v56H0z" className={css.sill} />
      <use href="#moment-mug" transform="translate(40 285) scale(.9)" />
    </>
  ),
}
