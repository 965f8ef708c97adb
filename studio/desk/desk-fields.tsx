import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  CURRENCIES,
  currencySchema,
  LOST_REASON_LABELS,
  LOST_REASONS,
  lostReasonSchema,
  MAX_VALUE,
  STAGE_LABELS,
  STAGES,
  stageSchema,
} from '#shared/studio/leads.ts'
import type { Lead } from '#shared/studio/leads.ts'
import { useMe } from '../app/use-me.ts'
import { colleaguesQuery } from '../api/queries.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { StageDisc } from '../ui/stage-badge.tsx'
import css from './desk-fields.module.css'
import { formatValue } from './money.ts'
import { calendarDay, formatCalendarDay, useNow } from './time.ts'
import type { LeadActions } from './use-lead-actions.ts'

type Props = { lead: Lead; actions: LeadActions }

/** Stage, assignee, follow-up day and value of an enquiry. Each is saved as soon as it is chosen. */
export function DeskFields({ lead, actions }: Props) {
  return (
    <div className={css.fields}>
      <StageField lead={lead} actions={actions} />
      <AssigneeField lead={lead} actions={actions} />
      <FollowUpField lead={lead} actions={actions} />
      <ValueField key={`${lead.value?.amount} ${lead.value?.currency}`} lead={lead} actions={actions} />
    </div>
  )
}

function StageField({ lead, actions: { change } }: Props) {
  return (
    <div className={css.group}>
      <div className={css.stage}>
        <StageDisc stage={lead.stage} />
        <Field
          kind="select"
          label="Stage"
          data-key="s"
          value={lead.stage}
          onChange={(event) => {
            const stage = stageSchema.parse(event.target.value)
            change.mutate({ changes: { stage }, said: `Stage: ${STAGE_LABELS[stage]}.` })
          }}
        >
          {STAGES.map((stage) => (
            <option key={stage} value={stage}>
              {STAGE_LABELS[stage]}
            </option>
          ))}
        </Field>
      </div>
      {lead.stage === 'lost' && (
        <Field
          kind="select"
          label="Why it was lost"
          value={lead.lostReason ?? ''}
          onChange={(event) => {
            const lostReason = lostReasonSchema.nullable().catch(null).parse(event.target.value)
            change.mutate({ changes: { lostReason }, said: 'Reason kept.' })
          }}
        >
          <option value="">Choose a reason</option>
          {LOST_REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {LOST_REASON_LABELS[reason]}
            </option>
          ))}
        </Field>
      )}
    </div>
  )
}

function AssigneeField({ lead, actions: { change } }: Props) {
  const me = useMe()
  const { data: colleagues = [] } = useQuery(colleaguesQuery)
  const give = (assignee: number | null) => {
    const name = colleagues.find(({ id }) => id === assignee)?.name ?? 'nobody'
    change.mutate({ changes: { assignee }, said: assignee === me.id ? 'It is yours now.' : `Given to ${name}.` })
  }
  return (
    <div className={css.group}>
      <Field
        kind="select"
        label="Who looks after it"
        value={lead.assignee ?? ''}
        onChange={(event) => give(event.target.value ? Number(event.target.value) : null)}
      >
        <option value="">Nobody yet</option>
        {colleagues
          .filter(({ id, isActive }) => isActive || id === lead.assignee)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {id === me.id ? `${name} (you)` : name}
            </option>
          ))}
      </Field>
      {lead.assignee === null && (
        <Button size="small" onClick={() => give(me.id)}>
          I take it
        </Button>
      )}
    </div>
  )
}

const QUICK_DAYS = [
  { days: 1, label: 'Tomorrow' },
  { days: 3, label: 'In 3 days' },
  { days: 7, label: 'In a week' },
]

function FollowUpField({ lead, actions: { change } }: Props) {
  const now = useNow()
  const set = (followUp: string | null) =>
    change.mutate({
      changes: { followUp },
      said: followUp ? `Follow up: ${formatCalendarDay(followUp, now)}.` : 'No follow-up any more.',
    })
  return (
    <div className={css.group}>
      <Field
        label="Follow up on"
        type="date"
        value={lead.followUp ?? ''}
        min={calendarDay(now, 0)}
        onChange={(event) => set(event.target.value || null)}
      />
      <div className={css.quick}>
        {lead.followUp ? (
          <Button size="small" variant="plain" onClick={() => set(null)}>
            Remove the day
          </Button>
        ) : (
          QUICK_DAYS.map(({ days, label }) => (
            <Button key={days} size="small" onClick={() => set(calendarDay(now, days))}>
              {label}
            </Button>
          ))
        )}
      </div>
    </div>
  )
}

function ValueField({ lead, actions: { change } }: Props) {
  const [amount, setAmount] = useState(lead.value ? String(lead.value.amount) : '')
  const [currency, setCurrency] = useState(lead.value?.currency ?? 'INR')
  const number = Number(amount.replace(/[,\s]/g, ''))
  const isWrong = amount !== '' && (!Number.isInteger(number) || number < 0 || number > MAX_VALUE)
  const save = (nextCurrency = currency) => {
    if (isWrong) return
    const value = amount === '' ? null : { amount: number, currency: nextCurrency }
    if (JSON.stringify(value) === JSON.stringify(lead.value)) return
    change.mutate({ changes: { value }, said: value ? `Worth ${formatValue(value)}.` : 'No value any more.' })
  }
  return (
    <div className={css.value}>
      <Field
        label="Worth"
        inputMode="numeric"
        autoComplete="off"
        placeholder="50,000"
        value={amount}
        error={isWrong ? 'Write a whole number.' : undefined}
        onChange={(event) => setAmount(event.target.value)}
        onBlur={() => save()}
        onKeyDown={(event) => event.key === 'Enter' && save()}
      />
      <Field
        kind="select"
        label="Currency"
        value={currency}
        onChange={(event) => {
          const next = currencySchema.parse(event.target.value)
          setCurrency(next)
          save(next)
        }}
      >
        {CURRENCIES.map((each) => (
          <option key={each} value={each}>
            {each === 'INR' ? '₹ rupees' : 'AED dirhams'}
          </option>
        ))}
      </Field>
    </div>
  )
}
