import type { CaseStudy } from '../../content/cases.ts'
import css from './way.module.css'

/** Drawings of the three skipped screens, 80 by 150: a home page, a range, its sizes. */
const LEFT_OUT = [
  'M10 14h28M62 14h8M10 26h60v46H10zM10 84h26v24H10zM44 84h26v24H44zM10 120h60M10 130h40',
  'M10 14h28M10 26h26v30H10zM44 26h26v30H44zM10 66h26v30H10zM44 66h26v30H44zM10 106h26v30H10zM44 106h26v30H44z',
  'M10 14h28M18 62h12v18H18zM34 52h16v28H34zM54 40h18v40H54zM10 80h62M10 96h60v12H10zM10 116h60v12H10z',
]

/** Draws the screens between an advert and the basket: three are left out, and a line leads past them. */
export function Way({ way: { story, leftOut, tap, page } }: { way: NonNullable<CaseStudy['way']> }) {
  return (
    <figure className={css.way}>
      <ol role="list" className={css.screens}>
        <li>
          <StoryScreen />
          <p className={css.label}>{story}</p>
        </li>
        {leftOut.map((name, at) => (
          <li key={name} className={css.leftOut}>
            <svg viewBox="0 0 80 150" aria-hidden="true">
              <rect x="1.500" y="1.500" width="77" height="147" rx="9" className={css.outline} />
              <path d={LEFT_OUT[at]} className={css.sketch} />
              <path d="M3 147L77 3" className={css.strike} />
            </svg>
            <p className={css.label}>
              <s>{name}</s>
            </p>
          </li>
        ))}
        <li>
          <PageScreen />
          <p className={css.label}>{page}</p>
        </li>
      </ol>
      <p className={css.tap}>{tap}</p>
      <svg viewBox="0 0 100 30" preserveAspectRatio="none" className={css.arc} aria-hidden="true">
        <path d="M0 30C2 1 98 1 100 30" />
      </svg>
    </figure>
  )
}

/** Parts of the pot used in the other drawings, 60 by 62. */
const POT = {
  lid: 'M6 12V4a4 4 0 0 1 4-4h40a4 4 0 0 1 4 4v8z',
  glass: 'M0 12h60v34a16 16 0 0 1-16 16H16A16 16 0 0 1 0 46z',
  label: 'M0 22h60v24H0z',
}

function Pot({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <path d={POT.lid} className={css.lid} />
      <path d={POT.glass} className={css.glass} />
      <path d={POT.label} className={css.paper} />
      <circle cx="30" cy="34" r="8" className={css.glass} />
    </g>
  )
}

/** Draws the advert with the tap on it. */
function StoryScreen() {
  return (
    <svg viewBox="0 0 150 250" aria-hidden="true">
      <rect width="150" height="250" rx="16" className={css.glass} />
      <circle cx="75" cy="150" r="60" className={css.sand} />
      <path d="M14 13h37M56 13h37M98 13h37" className={css.progress} />
      <path d="M16 36h104M16 52h118M16 68h70" className={css.words} />
      <Pot transform="translate(37 100) scale(1.270)" />
      <path d="M31 214h88a15 15 0 0 1 0 30H31a15 15 0 0 1 0-30z" className={css.paper} />
      <path d="M48 229h54" className={css.pen} />
    </svg>
  )
}

/** Draws price, size and delivery with a tick each, and the basket over the lower part. */
function PageScreen() {
  return (
    <svg viewBox="0 0 150 250" aria-hidden="true">
      <rect width="150" height="250" rx="16" className={css.paper} />
      <path d="M0 92V16A16 16 0 0 1 16 0h118a16 16 0 0 1 16 16v76z" className={css.sand} />
      <Pot transform="translate(45 16) scale(1)" />
      <path d="M16 112l5 5 9-10M16 136l5 5 9-10M16 160l5 5 9-10" className={css.tick} />
      <path d="M42 113h52M42 137h70M42 161h60" className={css.pen} />
      <path d="M0 182h150v52a16 16 0 0 1-16 16H16a16 16 0 0 1-16-16z" className={css.lid} />
      <path d="M53 206h44l-7 28H60zM63 206l6-12M87 206l-6-12" className={css.basket} />
    </svg>
  )
}
