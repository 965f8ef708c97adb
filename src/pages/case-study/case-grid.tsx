import { Fragment } from 'react'
import { caseList } from '../../content/case-list.ts'
import { Ask, askAt } from '../../sections/ask/ask.tsx'
import { ListHeading } from '../../sections/list-heading/list-heading.tsx'
import { Section } from '../../ui/section.tsx'
import { CaseCard } from './case-card.tsx'
import css from './case-grid.module.css'

/**
 * Indexes of the first case of each part. The contact link stands between the parts: on a phone after the large card
 * and the first pair.
 */
const PARTS = [0, 3] as const

export const GRID_ID = 'cases'

export function CaseGrid() {
  if (caseList.order.length === 0) return null
  const { wall: words, order } = caseList
  const parts = PARTS.filter((start) => start < order.length)
  return (
    <Section id={GRID_ID} labelledBy="cases-title">
      <ListHeading id="cases-title" title={words.title} note={words.note} />
      <div className={css.wall}>
        {parts.map((start, part) => (
          <Fragment key={start}>
            <ul role="list" className={css.grid}>
              {order.slice(start, parts[part + 1]).map((entry, index) => (
                <CaseCard
                  key={entry.slug}
                  entry={entry}
                  number={start + index + 1}
                  isLast={start + index + 1 === order.length}
                />
              ))}
            </ul>
            {part < parts.length - 1 && <Ask {...askAt(words.asks, part)} ground="sand" />}
          </Fragment>
        ))}
      </div>
    </Section>
  )
}
