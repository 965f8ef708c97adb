import type { agency } from '../../content/agency.ts'
import { Heading } from '../../ui/heading.tsx'
import css from './evening.module.css'

type EveningProps = Pick<typeof agency.digital, 'intro' | 'why'>

/** The tab's intro beside one buyer's evening: a thread for each shop that she compares, cut where she closes its page. */
export function Evening({ intro, why: { heading, lead, shops, points } }: EveningProps) {
  return (
    <section className={css.section} data-ground="bone" data-figure>
      <div className={css.intro}>
        <Heading size="h1" className={css.title}>
          {intro.heading}
        </Heading>
        {intro.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={css.panel} data-ground="ink">
        <Heading size="h3">{heading}</Heading>
        <p>{lead}</p>
        <ul className={css.shops}>
          {shops.map(({ name }, index) => (
            <li key={name} className={css.shop} data-shop={index + 1}>
              <Shop />
              {name}
            </li>
          ))}
        </ul>
        <ol className={css.moments}>
          {points.map(({ time, title, text }, index) => (
            <li key={title} className={css.moment}>
              {shops.map(({ name, until }, shop) => (
                <Thread key={name} shop={shop + 1} left={(until ?? points.length) - index - 1} isOrdered={!until} />
              ))}
              <div className={css.head}>
                <p className={css.time}>{time}</p>
                <h3 className={css.name}>{title}</h3>
              </div>
              <p className={css.text}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** Of one shop beside one moment. `left`: how many moments are to come until its end, negative after that. */
function Thread({ shop, left, isOrdered }: { shop: number; left: number; isOrdered: boolean }) {
  const state = left > 0 ? 'open' : left < 0 ? 'closed' : isOrdered ? 'ordered' : 'closes'
  return (
    <span className={css.thread} data-shop={shop} data-state={state} aria-hidden="true">
      {left === 0 && (
        <svg viewBox="0 0 32 32" className={css.end}>
          <circle cx="16" cy="16" r="15" className={css.disc} />
          <path d={isOrdered ? 'M9 17l5 5 10-12' : 'M10 10l12 12M22 10 10 22'} className={css.sign} />
        </svg>
      )}
    </span>
  )
}

/** A shop's front: awning, window and entrance. */
function Shop() {
  return (
    <svg viewBox="0 0 64 56" className={css.front} aria-hidden="true">
      <path d="M6 20h52v36H6z" className={css.wall} />
      <path d="M12 30h22v16H12zM40 30h12v26H40z" className={css.glass} />
      <path d="M8 4h48l6 18q-6 8-12 0-6 8-12 0-6 8-12 0-6 8-12 0-6 8-12 0z" className={css.awning} />
    </svg>
  )
}
