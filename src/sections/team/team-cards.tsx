import { useState, type FocusEvent, type PointerEvent } from 'react'
import type { Member } from '../../content/team.ts'
import { Heading } from '../../ui/heading.tsx'
import { MemberCard } from './member-card.tsx'
import { MemberDialog } from './member-dialog.tsx'
import css from './team-cards.module.css'

/** The card that is open at rest. */
const FIRST = 1

type Row = { key: string; heading?: string; members: readonly Member[] }

/** Rows of portraits of which the one under the pointer, in focus or tapped is wide; its arrow opens the story. */
export function TeamCards({ rows }: { rows: readonly Row[] }) {
  const [expanded, setExpanded] = useState(FIRST)
  const [selected, setSelected] = useState<Member>()

  // A finger leaves the card as soon as it lifts, so only a mouse can hover in and out.
  const onLeave = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') setExpanded(FIRST)
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    // Focus goes into the dialog of the selected member and comes back; that is not leaving.
    if (!relatedTarget || currentTarget.contains(relatedTarget) || relatedTarget.closest('dialog')) return
    setExpanded(FIRST)
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
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the cards inside lose pointer and focus; offers no action of its own */}
          <ul className={css.row} onPointerLeave={onLeave} onBlur={onBlur}>
            {members.map((member) => (
              <MemberCard
                key={member.id}
                member={member}
                expanded={member.id === expanded}
                onExpand={() => setExpanded(member.id)}
                onOpen={() => setSelected(member)}
              />
            ))}
          </ul>
        </section>
      ))}
      <MemberDialog member={selected} onClose={() => setSelected(undefined)} />
    </div>
  )
}
