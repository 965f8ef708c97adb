import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { dropNotices, resendNotices } from '#shared/studio/notices.ts'
import type { Outgoing, Trouble } from '#shared/studio/notices.ts'
import { call } from '../api/call.ts'
import { outgoingQuery } from '../api/queries.ts'
import { formatMoment, useNow } from '../desk/time.ts'
import { Button } from '../ui/button.tsx'
import { Actions } from '../ui/dialog.tsx'
import { Loading, Notice } from '../ui/notice.tsx'
import { toast } from '../ui/toast.tsx'
import { ConfirmationForm } from './confirmation-form.tsx'
import { Block, Panel, Row, Rows } from './panel.tsx'
import { WebhookForm } from './webhook-form.tsx'

/** Settings for everything the site sends automatically, with the deliveries that failed. */
export function OutgoingPage() {
  const { data } = useQuery(outgoingQuery)
  return (
    <Panel
      title="What the site sends"
      lead="Enquiries to other programs, and a confirmation to whoever wrote. Both are off until you set them."
    >
      {data ? (
        <>
          <Troubles outgoing={data} />
          <WebhookForm outgoing={data} />
          <ConfirmationForm outgoing={data} />
        </>
      ) : (
        <Loading label="Reading what the site sends" />
      )}
    </Panel>
  )
}

function Troubles({ outgoing: { troubles, skipped } }: { outgoing: Outgoing }) {
  const now = useNow()
  const client = useQueryClient()
  const onSuccess = (fresh: Outgoing) => client.setQueryData(outgoingQuery.queryKey, fresh)
  const onError = (error: Error) => toast(error.message, { isError: true })
  const resend = useMutation({ mutationFn: () => call(resendNotices), onSuccess, onError })
  const drop = useMutation({ mutationFn: () => call(dropNotices), onSuccess, onError })
  const hasDead = troubles.some(({ isDead }) => isDead)
  return (
    <>
      {skipped > 0 && (
        <Notice>
          <p>
            {skipped === 1 ? 'One confirmation was' : `${skipped} confirmations were`} not mailed in the last 24 hours:
            more came than the limit allows. The enquiries are at the desk.
          </p>
        </Notice>
      )}
      {troubles.length > 0 && (
        <Block title="What did not arrive">
          <Rows>
            {troubles.map((trouble) => (
              <Row
                key={trouble.id}
                title={`${whatOf(trouble)} ${whereTo(trouble)}`}
                detail={`${explain(trouble.error)}. ${triesOf(trouble, now)}.`}
              />
            ))}
          </Rows>
          {hasDead && (
            <Actions>
              <Button isBusy={drop.isPending} onClick={() => drop.mutate()}>
                Forget what was given up
              </Button>
              <Button variant="primary" isBusy={resend.isPending} onClick={() => resend.mutate()}>
                Send it again
              </Button>
            </Actions>
          )}
        </Block>
      )}
    </>
  )
}

/** Explanations of the error codes of mail delivery. */
const MAIL_FAULTS: [RegExp, string][] = [
  [/EAUTH/, 'The mail server refuses the user name or password'],
  [/EENVELOPE|\b55\d\b/, 'The mail server refuses the address'],
  [/ECONNECTION|ESOCKET|ETIMEDOUT|EDNS/, 'The mail server cannot be reached'],
]

function explain(error: string) {
  const words = error.startsWith('the mail') ? MAIL_FAULTS.find(([code]) => code.test(error))?.[1] : undefined
  return words ?? error.charAt(0).toUpperCase() + error.slice(1)
}

function triesOf({ attempts, isDead, nextAt }: Trouble, now: number) {
  const tries = `${attempts} ${attempts === 1 ? 'try' : 'tries'}`
  return isDead ? `Given up after ${tries}` : `${tries}; the next: ${formatMoment(nextAt, now)}`
}

const whatOf = ({ kind, lead, channel }: Trouble) =>
  channel === 'visitor'
    ? `The confirmation of enquiry ${lead ?? ''}`
    : { lead: `Enquiry ${lead ?? ''}`, digest: 'The day in short', alarm: 'An alarm' }[kind]

function whereTo({ channel, who }: Trouble) {
  switch (channel) {
    case 'mail':
      return `by mail to ${who ?? 'a colleague'}`
    case 'push':
      return `as a notification to ${who ?? 'a colleague'}`
    case 'webhook':
      return 'to the other program'
    default:
      return 'to whoever wrote'
  }
}
