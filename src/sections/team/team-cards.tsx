import type { Member } from '../../content/team.ts'
import { balancedRows } from '../../lib/balanced-rows.ts'
import { classNames } from '../../lib/class-names.ts'
import { Heading } from '../../ui/heading.tsx'
import rail from '../../ui/rail.module.css'
import { MemberCard } from './member-card.tsx'
import css from './team-cards.module.css'

/** Id of the person whose card is wide at rest, if shown. */
const FIRST_ID = 1
const CARDS_IN_A_ROW = 4

type Row = {
  key: string
  heading?: string
  text?: string
  /** People of the row; `words` stand below the portrait. */
  members: readonly (Member & { words?: string | undefined })[]
}

/**
 * Rows of portraits. The card under the pointer, in focus or tapped is wide; its arrow opens the story. Behaviour:
 * team-cards.client.ts.
 */
export function TeamCards({ rows }: { rows: readonly Row[] }) {
  const ids = rows.flatMap(({ members }) => members.map(({ id }) => id))
  const atRest = ids.includes(FIRST_ID) ? FIRST_ID : ids[0]
  return (
    <div
      className={css.team}
      data-groups={rows.length > 1 || undefined}
      data-enhance="team-cards"
      data-style-of="/about-us/team"
    >
      {rows.map(({ key, heading, text, members }) => (
        <section key={key} aria-labelledby={heading && `team-${key}`}>
          {heading && (
            <header className={css.heading}>
              <Heading level={3} size="h4" id={`team-${key}`}>
                {heading}
              </Heading>
              {text && <p>{text}</p>}
            </header>
          )}
          {balancedRows(members, CARDS_IN_A_ROW).map((cards) => (
            <ul key={cards[0]?.id} className={classNames(rail.rail, css.row)}>
              {cards.map((member) => (
                <MemberCard
                  key={member.id}
                  member={member}
                  expanded={member.id === atRest}
                  of={rows.length > 1 ? members.length : undefined}
                />
              ))}
            </ul>
          ))}
        </section>
      ))}
    </div>
  )
}
