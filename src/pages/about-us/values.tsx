import type { about } from '../../content/about.ts'
import { reveal } from '../../motion/reveal.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'
import { Pattern } from '../../ui/pattern.tsx'
import { Section } from '../../ui/section.tsx'
import css from './values.module.css'

/** Number of people who, with the free chair, fill both sides of the table; any other number sits on one side. */
const COMPOSED = 9

/**
 * A table with one value of each person, and a free chair with the page's call to action. Renders nothing without
 * values.
 */
export function Values({ heading, text, free, cards, call }: typeof about.values & { call: typeof about.call }) {
  if (cards.length === 0) return null
  return (
    <Section ground="ink" labelledBy="values" className={css.section}>
      <header className={css.head}>
        <Heading id="values">{heading}</Heading>
        <p className="lead">{text}</p>
      </header>
      <div className={css.table} data-composed={cards.length === COMPOSED || undefined}>
        <Pattern name="weave" size="small" className={css.runner} />
        <ul role="list" className={css.people}>
          {cards.map((card) => (
            <li key={card.heading} className={css.seat} {...reveal}>
              <Image picture={card.member.picture} sizes="8rem" heights="10rem" cover alt="" className={css.face} />
              <div className={css.card}>
                <h3 className={css.title}>{card.heading}</h3>
                <p>{card.text}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className={css.seat} data-free="">
          <span className={css.face} />
          <p className={css.card}>
            {free} <Link to={call.to}>{call.label}</Link>
          </p>
        </div>
      </div>
    </Section>
  )
}
