import { Fragment } from 'react'
import { caseList } from '../../content/case-list.ts'
import { Ask } from '../../sections/ask/ask.tsx'
import { Section } from '../../ui/section.tsx'
import { Poster } from './poster.tsx'
import css from './wall.module.css'

/** Posters before the way to write. */
const FIRST_PART = 4

export const WALL_ID = 'cases'

export function Wall() {
  const { wall, order } = caseList
  return (
    <Section id={WALL_ID} labelledBy="wall-title">
      <div className={css.head}>
        <h2 id="wall-title">{wall.title}</h2>
        <p className="muted">{wall.note}</p>
      </div>
      {[order.slice(0, FIRST_PART), order.slice(FIRST_PART)].map((posters, part) => (
        <Fragment key={part}>
          <ul role="list" className={css.wall}>
            {posters.map((poster, index) => (
              <Poster key={poster.slug} poster={poster} number={part * FIRST_PART + index + 1} />
            ))}
          </ul>
          {part === 0 && <Ask {...wall.ask} ground="bone" />}
        </Fragment>
      ))}
    </Section>
  )
}
