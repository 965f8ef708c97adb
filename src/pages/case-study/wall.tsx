import { caseList } from '../../content/case-list.ts'
import { Section } from '../../ui/section.tsx'
import { Poster } from './poster.tsx'
import css from './wall.module.css'

export const WALL_ID = 'cases'

export function Wall() {
  const { wall, order } = caseList
  return (
    <Section id={WALL_ID} labelledBy="wall-title">
      <div className={css.head}>
        <h2 id="wall-title">{wall.title}</h2>
        <p className="muted">{wall.note}</p>
      </div>
      <ul role="list" className={css.wall}>
        {order.map((poster, index) => (
          <Poster key={poster.slug} poster={poster} number={index + 1} />
        ))}
      </ul>
    </Section>
  )
}
