import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { addPush, putMyNotices, removePush, tryMyNotices } from '#shared/studio/notices.ts'
import type { MyNotices, MailNotices } from '#shared/studio/notices.ts'
import { call } from '../api/call.ts'
import { endpointQuery, myNoticesQuery } from '../api/queries.ts'
import { useMe } from '../app/use-me.ts'
import { formatMoment, useNow } from '../desk/time.ts'
import { Button } from '../ui/button.tsx'
import { Check } from '../ui/check.tsx'
import { Loading, Notice } from '../ui/notice.tsx'
import { toast } from '../ui/toast.tsx'
import { MailMissing } from './mail-missing.tsx'
import { canNotify, needsHomeScreen, subscribe, unsubscribe } from './notifications.ts'
import { Block, Panel, Row, Rows } from './panel.tsx'
import { TryButton } from './try-button.tsx'

const showError = (error: Error) => toast(error.message, { isError: true })

/** Settings of one person for notifications while the studio is closed. */
export function NoticesPage() {
  const { data } = useQuery(myNoticesQuery)
  return (
    <Panel
      title="Notifications"
      lead="How you hear of a new enquiry while the studio is closed. Everybody chooses their own."
    >
      {data ? (
        <>
          <Devices notices={data} />
          <Mails notices={data} />
        </>
      ) : (
        <Loading label="Reading what you are told" />
      )}
    </Panel>
  )
}

function Devices({ notices }: { notices: MyNotices }) {
  const now = useNow()
  const client = useQueryClient()
  const { data: endpoint } = useQuery(endpointQuery)
  const isHere = notices.devices.some((device) => device.endpoint === endpoint)
  const show = (fresh: MyNotices) => {
    client.setQueryData(myNoticesQuery.queryKey, fresh)
    void client.invalidateQueries({ queryKey: endpointQuery.queryKey })
  }
  const add = useMutation({
    mutationFn: async () => call(addPush, { body: await subscribe(notices.pushKey) }),
    onSuccess: (fresh) => {
      show(fresh)
      toast('Notifications appear here from now on.')
    },
    onError: showError,
  })
  const remove = useMutation({
    mutationFn: async (device: { id: number; endpoint: string }) => {
      if (device.endpoint === endpoint) await unsubscribe()
      return call(removePush, { params: { id: device.id } })
    },
    onSuccess: show,
    onError: showError,
  })
  return (
    <Block title="On your devices">
      <p>A new enquiry appears on your screen, also when the phone is locked: with the name, without the message.</p>
      {notices.devices.length > 0 && (
        <Rows>
          {notices.devices.map((device) => (
            <Row
              key={device.id}
              title={device.device}
              detail={`${device.endpoint === endpoint ? 'This browser, since' : 'Since'} ${formatMoment(device.createdAt, now)}`}
            >
              <Button size="small" isBusy={remove.isPending} onClick={() => remove.mutate(device)}>
                Turn off<span className="visually-hidden"> on {device.device}</span>
              </Button>
            </Row>
          ))}
        </Rows>
      )}
      {needsHomeScreen() ? (
        <Notice>
          <p>
            On an iPhone or iPad: press Share, “Add to Home Screen”, open the studio from there, and come back here.
          </p>
        </Notice>
      ) : canNotify() ? (
        !isHere && (
          <Button variant="primary" icon="plus" isBusy={add.isPending} onClick={() => add.mutate()}>
            Show notifications here
          </Button>
        )
      ) : (
        <Notice>
          <p>This browser cannot show notifications.</p>
        </Notice>
      )}
      {notices.devices.length > 0 && (
        <TryButton
          label="Try it"
          good="Sent. It appears within a few seconds."
          send={() => call(tryMyNotices, { body: { channel: 'push' } })}
        />
      )}
    </Block>
  )
}

function Mails({ notices: { telling, canMail } }: { notices: MyNotices }) {
  const me = useMe()
  const client = useQueryClient()
  const save = useMutation({
    scope: { id: 'telling' },
    mutationFn: (body: MailNotices) => call(putMyNotices, { body }),
    onSuccess: (fresh) => {
      client.setQueryData(myNoticesQuery.queryKey, fresh)
      toast('Saved.')
    },
    onError: showError,
  })
  const shown = save.isPending ? save.variables : telling
  const box = (name: keyof MailNotices) => ({
    checked: shown[name],
    disabled: !canMail && !shown[name],
    onChange: () => save.mutate({ ...shown, [name]: !shown[name] }),
  })
  return (
    <Block title={`Mail to ${me.email}`}>
      {!canMail && <MailMissing />}
      <Check label="Each new enquiry" hint="At once, with everything they wrote" {...box('leads')} />
      <Check
        label="The day in short"
        hint="When the office opens: what is new, what waits, your follow-ups"
        {...box('digest')}
      />
      <Check
        label="Alarms"
        hint="When an enquiry waits for an hour of office time, or something does not work"
        {...box('alarms')}
      />
      {canMail && (
        <TryButton
          label="Send me a trial mail"
          good={`Sent to ${me.email}. Look there, and among spam.`}
          send={() => call(tryMyNotices, { body: { channel: 'mail' } })}
        />
      )}
    </Block>
  )
}
