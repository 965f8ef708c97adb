import type { agency } from '../../content/agency.ts'
import { Ask } from '../../sections/ask/ask.tsx'
import { Heading } from '../../ui/heading.tsx'
import css from './evening.module.css'

type EveningProps = Pick<typeof agency.digital, 'intro' | 'why'> & { ask: (typeof agency.asks)[number] }

/**
 * The tab's intro above one buyer's evening. Beside each moment are the three shops she compares; a shop she has left
 * is an outline.
 */
export function Evening({ intro, why: { heading, lead, key, points }, ask }: EveningProps) {
  return (
    <section data-ground="bone" data-figure>
      <div className={css.intro}>
        <Heading size="h1" className={css.title}>
          {intro.heading}
        </Heading>
        <div className={css.paragraphs}>
          {intro.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <div className={css.panel} data-ground="ink">
        <div className={css.head}>
          <Heading>{heading}</Heading>
          <p>
            {lead} <b>{key}</b>
          </p>
        </div>
        <ol className={css.moments}>
          {points.map(({ time, open, title, text }, index) => (
            <li key={title} className={css.moment}>
              <p className={css.time}>{time}</p>
              <svg viewBox="0 0 200 56" className={css.shops} data-open={open} aria-hidden="true">
                {index === 0 && (
                  <symbol id="shop">
                    <path d="M6 20h52v36H6z" />
                    <path d="M12 30h22v16H12zM40 30h12v26H40z" className={css.glass} />
                    <path d="M8 4h48l6 18q-6 8-12 0-6 8-12 0-6 8-12 0-6 8-12 0-6 8-12 0z" className={css.awning} />
                  </symbol>
                )}
                <use href="#shop" />
                <use href="#shop" x="68" />
                <use href="#shop" x="136" />
              </svg>
              <h3 className={css.name}>{title}</h3>
              <p className={css.text}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <Ask {...ask} ground="sand" />
    </section>
  )
}
