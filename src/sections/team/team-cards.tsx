import { useState, type FocusEvent, type PointerEvent } from 'react'
import type { Member } from '../../content/team.ts'
import { balancedRows } from '../../lib/balanced-rows.ts'
import { Heading } from '../../ui/heading.tsx'
import { MemberCard } from './member-card.tsx'
import { MemberDialog } from './member-dialog.tsx'
import css from './team-cards.module.css'

/** Whose card is open at rest, where this person is among those shown. */
const FIRST_ID = 1
const CARDS_IN_A_ROW = 4

type Row = { key: string; heading?: string; members: readonly Member[] }

/** Rows of portraits of which the one under the pointer, in focus or tapped is wide; its arrow opens the story. */
export function TeamCards({ rows }: { rows: readonly Row[] }) {
  const ids = rows.flatMap(({ members }) => members.map(({ id }) => id))
  const atRest = ids.includes(FIRST_ID) ? FIRST_ID : ids[0]
  const [expanded, setExpanded] = useState(atRest)
  const [selected, setSelected] = useState<Member>()

  // A finger leaves the card as soon as it lifts, so only a mouse can hover in and out.
  const onLeave = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') setExpanded(atRest)
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    // Focus goes into the dialog of the selected member and comes back; that is not leaving.
    if (!relatedTarget || currentTarget.contains(relatedTarget) || relatedTarget.closest('dialog')) return
    setExpanded(atRest)
  }

  return (
    <div className={css.team}>
      {rows.map(({ key, heading, members }) => (
        <section key={key} aria-labelledby={heading && `team-${key}`}>
          {heading && (
            <Heading level={3} size="h4" id={`team-${key}`} className={css.heading}>
              {heading}
            </Heading>
          )}
          {balancedRows(members, CARDS_IN_A_ROW).map((cards) => (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the cards inside lose pointer and focus; offers no action of its own
            <ul key={cards[0]?.id} className={css.row} onPointerLeave={onLeave} onBlur={onBlur}>
              {cards.map((member) => (
                <MemberCard
                  key={member.id}
                  member={member}
                  expanded={member.id === expanded}
                  onExpand={() => setExpanded(member.id)}
                  onOpen={() => setSelected(member)}
                />
              ))}
            </ul>
          ))}
        </section>
      ))}
      <MemberDialog member={selected} onClose={() => setSelected(undefined)} />
    </div>
  )
}
