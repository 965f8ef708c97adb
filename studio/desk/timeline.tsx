import { LOST_REASON_LABELS, lostReasonSchema, STAGE_LABELS, stageSchema } from '#shared/studio/leads.ts'
import type { Lead, LeadEvent } from '#shared/studio/leads.ts'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icon.tsx'
import { heldWords } from './held-words.ts'
import { formatValue } from './money.ts'
import { formatCalendarDay, formatMoment, useNow } from './time.ts'
import css from './timeline.module.css'

const ICONS: Record<LeadEvent['kind'], IconName> = {
  note: 'quote',
  stage: 'arrow-right',
  assignee: 'person',
  'follow-up': 'calendar',
  value: 'plus',
  reply: 'chat',
  released: 'check',
  spam: 'shield',
  resent: 'share',
}

const REPLIES: Record<string, string> = { whatsapp: 'answered by WhatsApp', mail: 'answered by e-mail', call: 'called' }

/** Events of an enquiry, newest first. Stored events are never changed. */
export function Timeline({ lead }: { lead: Lead }) {
  const now = useNow()
  return (
    <ol className={css.timeline}>
      {lead.events.map((event) => (
        <li key={event.id} className={css.event} data-kind={event.kind}>
          <Icon name={ICONS[event.kind]} className={css.icon} />
          <div className={css.body}>
            <p className={css.line}>
              <strong>{event.who ?? 'Somebody'}</strong> {describe(event, now)}{' '}
              <time dateTime={new Date(event.at).toISOString()}>{formatMoment(event.at, now)}</time>
            </p>
            {event.kind === 'note' && <p className={css.note}>{event.text}</p>}
          </div>
        </li>
      ))}
      <li className={css.event}>
        <Icon name="inbox" className={css.icon} />
        <p className={css.line}>
          The enquiry came in{' '}
          <time dateTime={new Date(lead.receivedAt).toISOString()}>{formatMoment(lead.receivedAt, now)}</time>
        </p>
      </li>
    </ol>
  )
}

const stageLabel = (stage: string | null) => STAGE_LABELS[stageSchema.catch('new').parse(stage)]

/** Formats a stored amount, such as “INR 50000”. */
function money(text: string) {
  const [currency, amount] = text.split(' ')
  return formatValue({ amount: Number(amount), currency: currency === 'AED' ? 'AED' : 'INR' })
}

function describe({ kind, text, from, to, who }: LeadEvent, now: number): string {
  switch (kind) {
    case 'note':
      return 'wrote'
    case 'stage': {
      const reason = lostReasonSchema.safeParse(text).data
      const why = reason ? ` (${LOST_REASON_LABELS[reason].toLowerCase()})` : ''
      return from === to ? `gave the reason${why}` : `moved it from ${stageLabel(from)} to ${stageLabel(to)}${why}`
    }
    case 'assignee':
      if (to === who) return 'took it'
      return to ? `gave it to ${to}` : `took it from ${from ?? 'somebody'}`
    case 'follow-up':
      return to ? `set the follow-up to ${formatCalendarDay(to, now)}` : 'removed the follow-up'
    case 'value':
      return to ? `set its worth to ${money(to)}` : 'removed its worth'
    case 'reply':
      return REPLIES[to ?? ''] ?? 'answered'
    case 'released':
      return `let it through; it was held because ${heldWords(text)}`
    case 'spam':
      return 'kept it as spam'
    default:
      return 'sent it on once more'
  }
}
