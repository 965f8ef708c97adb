import { LOST_REASON_LABELS, STAGE_LABELS } from '#shared/studio/leads.ts'
import type { DeskChanges, Lead } from '#shared/studio/leads.ts'
import { useQuery } from '@tanstack/react-query'
import { colleaguesQuery } from '../api/queries.ts'
import { Button } from '../ui/button.tsx'
import { Actions, Dialog } from '../ui/dialog.tsx'
import css from './conflict-dialog.module.css'
import { formatValue } from './money.ts'
import type { LeadActions } from './use-lead-actions.ts'

const LABELS: Record<keyof DeskChanges, string> = {
  stage: 'Stage',
  lostReason: 'Reason',
  assignee: 'Who looks after it',
  followUp: 'Follow up on',
  value: 'Worth',
}

/**
 * Shows both values of a field that a colleague has changed meanwhile, and asks which to keep. Nothing was overwritten.
 */
export function ConflictDialog({ actions: { conflict, closeConflict, change } }: { actions: LeadActions }) {
  const { data: colleagues = [] } = useQuery(colleaguesQuery)
  if (!conflict) return null
  const { mine, current } = conflict
  const who = current.events[0]?.who ?? 'A colleague'
  const nameOf = (id: number | null) => colleagues.find((each) => each.id === id)?.name ?? 'Nobody'
  const fields = Object.keys(mine) as (keyof DeskChanges)[]
  return (
    <Dialog isOpen onClose={closeConflict} title={`${who} was quicker`}>
      <p>While you had this enquiry open, the same was changed. Choose which holds:</p>
      <dl className={css.sides}>
        {fields.map((field) => (
          <div key={field}>
            <dt>{LABELS[field]}</dt>
            <dd>
              <span>{who}</span> {describe(field, current, nameOf)}
            </dd>
            <dd>
              <span>You</span> {describe(field, mine, nameOf)}
            </dd>
          </div>
        ))}
      </dl>
      <Actions>
        <Button onClick={closeConflict}>Leave it as it is</Button>
        <Button
          variant="primary"
          onClick={() => {
            closeConflict()
            change.mutate({ changes: mine, said: 'Your choice holds.', on: current })
          }}
        >
          Take mine
        </Button>
      </Actions>
    </Dialog>
  )
}

function describe(field: keyof DeskChanges, of: DeskChanges | Lead, nameOf: (id: number | null) => string) {
  switch (field) {
    case 'stage':
      return of.stage ? STAGE_LABELS[of.stage] : ''
    case 'lostReason':
      return of.lostReason ? LOST_REASON_LABELS[of.lostReason] : 'None'
    case 'assignee':
      return nameOf(of.assignee ?? null)
    case 'followUp':
      return of.followUp ?? 'No day'
    default:
      return of.value ? formatValue(of.value) : 'Nothing'
  }
}
