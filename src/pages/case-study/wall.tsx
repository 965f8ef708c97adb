import { Fragment } from 'react'
import { caseList } from '../../content/case-list.ts'
import { Ask } from '../../sections/ask/ask.tsx'
import { Section } from '../../ui/section.tsx'
import { Poster } from './poster.tsx'
import css from './wall.module.css'

/** Where the ways to write stand, on large screens between two rows. */
const PARTS = [0, 2, 4] as const

export const WALL_ID = 'cases'

export function Wall() {
  const { wall, order } = caseList
  return (
    <Section id={WALL_ID} labelledBy="wall-title">
      <div className={css.head}>
        <h2 id="wall-title">{wall.title}</h2>
        <p className="muted">{wall.note}</p>
      </div>
      {PARTS.map((start, part) => (
        <Fragment key={start}>
          <ul role="list" className={css.wall}>
            {order.slice(start, PARTS[part + 1]).map((poster, index) => (
              <Poster key={poster.slug} poster={poster} number={start + index + 1} />
            ))}
          </ul>
          {part < PARTS.length - 1 && <Ask {...wall.ask} ground="bone" />}
        </Fragment>
      ))}
    </Section>
  )
}
