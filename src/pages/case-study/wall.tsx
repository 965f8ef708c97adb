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
  if (caseList.order.length === 0) return null
  const { wall, order } = caseList
  const parts = PARTS.filter((start) => start < order.length)
  return (
    <Section id={WALL_ID} labelledBy="wall-title">
      <div className={css.head}>
        <h2 id="wall-title">{wall.title}</h2>
        <p className="muted">{wall.note}</p>
      </div>
      {parts.map((start, part) => (
        <Fragment key={start}>
          <ul role="list" className={css.wall}>
            {order.slice(start, parts[part + 1]).map((poster, index) => (
              <Poster
                key={poster.slug}
                poster={poster}
                number={start + index + 1}
                isLast={start + index + 1 === order.length}
              />
            ))}
          </ul>
          {part < parts.length - 1 && <Ask {...wall.ask} ground="bone" />}
        </Fragment>
      ))}
    </Section>
  )
}
