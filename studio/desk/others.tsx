import { Link } from 'react-router'
import type { Delivery, Lead } from '#shared/studio/leads.ts'
import { Button } from '../ui/button.tsx'
import { StageBadge } from '../ui/stage-badge.tsx'
import css from './others.module.css'
import { formatMoment, useNow } from './time.ts'
import type { LeadActions } from './use-lead-actions.ts'

/** Other enquiries of the same person, and where this one was delivered, such as the mailbox or the spreadsheet. */
export function Others({ lead, actions }: { lead: Lead; actions: LeadActions }) {
  const now = useNow()
  const hasGivenUp = lead.deliveries.some(({ state }) => state === 'dead')
  return (
    <>
      {lead.duplicates.length > 0 && (
        <section className={css.block} aria-labelledby="duplicates">
          <h2 id="duplicates">Wrote before, or twice</h2>
          <ul className={css.list}>
            {lead.duplicates.map((other) => (
              <li key={other.id}>
                <Link to={`/leads/${other.id}?view=all`}>{other.name}</Link>
                <small>
                  {other.same}, {formatMoment(other.receivedAt, now)}
                </small>
                <StageBadge stage={other.stage} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {lead.deliveries.length > 0 && (
        <section className={css.block} aria-labelledby="deliveries">
          <h2 id="deliveries">Sent on</h2>
          <ul className={css.list}>
            {lead.deliveries.map((delivery) => (
              <li key={delivery.channel}>
                <span>{describe(delivery, now)}</span>
                {delivery.error && delivery.state !== 'delivered' && <small>The reason: {delivery.error}</small>}
              </li>
            ))}
          </ul>
          {hasGivenUp && (
            <Button size="small" isBusy={actions.decide.isPending} onClick={() => actions.decide.mutate('resend')}>
              Send it again
            </Button>
          )}
        </section>
      )}
    </>
  )
}

const PLACES: Record<string, string> = {
  spreadsheet: 'the spreadsheet',
  mail: 'the mailbox',
  webhook: 'the webhook’s receiver',
  visitor: 'their mailbox',
}

function describe({ channel, state, attempts, at }: Delivery, now: number) {
  const place = PLACES[channel] ?? channel
  switch (state) {
    case 'delivered':
      if (channel === 'visitor')
        return `A confirmation was mailed to them${at === null ? '' : ` ${formatMoment(at, now)}`}.`
      return `${channel === 'webhook' ? 'With' : 'In'} ${place}${at === null ? '' : ` since ${formatMoment(at, now)}`}.`
    case 'held':
      return `Not sent to ${place} while it is held back.`
    case 'dead':
      return `Given up: ${place} did not take it after ${attempts} tries.`
    default:
      return attempts === 0
        ? `On its way to ${place}.`
        : `${capitalize(place)} did not take it yet (${attempts} ${attempts === 1 ? 'try' : 'tries'}); the next try is ${at === null ? 'soon' : formatMoment(at, now)}.`
  }
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
