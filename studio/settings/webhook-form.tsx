import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { putWebhook, renewWebhookSecret, tryOutgoing, webhookSchema } from '#shared/studio/notices.ts'
import type { Outgoing } from '#shared/studio/notices.ts'
import { ApiError, call } from '../api/call.ts'
import { outgoingQuery } from '../api/queries.ts'
import { Button } from '../ui/button.tsx'
import { Check } from '../ui/check.tsx'
import { Actions, Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { toast } from '../ui/toast.tsx'
import { Block } from './panel.tsx'
import { SaveBar } from './save-bar.tsx'
import { TryButton } from './try-button.tsx'
import { useSetting } from './use-setting.ts'

const showError = (error: Error) => toast(error.message, { isError: true })

export function WebhookForm({ outgoing }: { outgoing: Outgoing }) {
  const setting = useSetting(outgoingQuery, 'webhook', (value, version) =>
    call(putWebhook, { body: { value, version } }),
  )
  const [hasTried, setHasTried] = useState(false)
  const value = setting.value ?? outgoing.webhook.value
  const checked = webhookSchema.safeParse(value)
  const { error } = setting.save
  const refused = error instanceof ApiError ? error.problem.errors?.[0]?.message : undefined
  const fault = (hasTried && checked.error?.issues[0]?.message) || refused
  return (
    <Block title="Send to Slack or another program">
      <p>
        Each enquiry is sent on the moment it comes: to Slack, n8n, Make, Zapier or the program you keep clients in.
      </p>
      <Field
        label="Web address to send to"
        hint="The other program gives it to you; in Slack it is called an incoming webhook."
        type="url"
        inputMode="url"
        placeholder="https://hooks.slack.com/services/…"
        autoComplete="off"
        value={value.url}
        error={fault || undefined}
        onChange={(event) => setting.edit({ ...value, url: event.target.value })}
      />
      <Check
        label="Send each new enquiry there"
        checked={value.isOn}
        onChange={(event) => setting.edit({ ...value, isOn: event.target.checked })}
      />
      <Check
        label="Say there, too, when an enquiry waits for an hour or something does not work"
        checked={value.alarms}
        onChange={(event) => setting.edit({ ...value, alarms: event.target.checked })}
      />
      <SaveBar
        setting={setting}
        hidesError={Boolean(refused)}
        onSave={() => {
          setHasTried(true)
          if (checked.success) setting.save.mutate(checked.data)
        }}
      />
      {outgoing.webhook.value.url && !setting.isChanged && (
        <>
          <TryButton
            label="Send a trial"
            good="The other program has taken it."
            send={() => call(tryOutgoing, { body: { channel: 'webhook' } })}
          />
          <p>
            <strong>For your developer:</strong> each message is signed with the secret below (
            <a href="https://www.standardwebhooks.com/" rel="noreferrer">
              Standard Webhooks
            </a>
            ).
          </p>
          <Secret value={outgoing.webhookSecret} />
        </>
      )}
    </Block>
  )
}

function Secret({ value }: { value: string }) {
  const client = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const renew = useMutation({
    mutationFn: () => call(renewWebhookSecret),
    onSuccess: (fresh) => {
      client.setQueryData(outgoingQuery.queryKey, fresh)
      setIsAsking(false)
      toast('There is a new secret. Enter it at the receiver.')
    },
    onError: showError,
  })
  return (
    <>
      <Field
        label="Secret of the signature"
        hint="Enter it at the receiver if it checks signatures. Slack does not."
        readOnly
        value={value}
        onFocus={(event) => event.target.select()}
      />
      <Button size="small" onClick={() => setIsAsking(true)}>
        Make a new secret
      </Button>
      <Dialog isOpen={isAsking} onClose={() => setIsAsking(false)} title="Make a new secret?">
        <p>The receiver refuses what is signed with the new one until you enter it there, too.</p>
        <Actions>
          <Button onClick={() => setIsAsking(false)}>Keep this one</Button>
          <Button variant="danger" isBusy={renew.isPending} onClick={() => renew.mutate()}>
            Make a new one
          </Button>
        </Actions>
      </Dialog>
    </>
  )
}
