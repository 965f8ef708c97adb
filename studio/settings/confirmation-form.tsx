import { useState } from 'react'
import { confirmationSchema, putConfirmation, tryOutgoing } from '#shared/studio/notices.ts'
import type { Confirmation, Outgoing } from '#shared/studio/notices.ts'
import { site } from '../../src/content/site.ts'
import { call } from '../api/call.ts'
import { outgoingQuery } from '../api/queries.ts'
import { useMe } from '../app/use-me.ts'
import { Check } from '../ui/check.tsx'
import { Field } from '../ui/field.tsx'
import { MailMissing } from './mail-missing.tsx'
import { Block } from './panel.tsx'
import { SaveBar } from './save-bar.tsx'
import { TryButton } from './try-button.tsx'
import { useSetting } from './use-setting.ts'

/** Default text of the confirmation, until one is saved. */
const PROPOSAL: Pick<Confirmation, 'subject' | 'text'> = {
  subject: `We have your message – ${site.brand}`,
  text: `Hi {name},

thank you for writing to us. Your message is with us, and one of us will answer you shortly.

If it is urgent, call or WhatsApp us: the numbers are on our contact page.

${site.brand}`,
}

export function ConfirmationForm({ outgoing }: { outgoing: Outgoing }) {
  const me = useMe()
  const setting = useSetting(outgoingQuery, 'confirmation', (value, version) =>
    call(putConfirmation, { body: { value, version } }),
  )
  const [hasTried, setHasTried] = useState(false)
  const saved = outgoing.confirmation.value
  const value = setting.value ?? saved
  const isUnwritten = value.text === '' && value.subject === '' && !value.isOn && !setting.isChanged
  const shown = isUnwritten ? { ...value, ...PROPOSAL } : value
  const checked = confirmationSchema.safeParse(shown)
  const faultOf = (field: string) =>
    hasTried ? checked.error?.issues.find(({ path }) => path[0] === field)?.message : undefined
  return (
    <Block title="To whoever wrote">
      <p>
        A short mail that their message has arrived. It carries nothing they typed but their first name, goes to one
        address once a day, and to twenty people an hour at most, so that nobody can use the form to mail strangers.
      </p>
      {!outgoing.canMail && <MailMissing />}
      <Check
        label="Mail a confirmation"
        checked={shown.isOn}
        disabled={!outgoing.canMail && !shown.isOn}
        onChange={(event) => setting.edit({ ...shown, isOn: event.target.checked })}
      />
      <Field
        label="Subject"
        value={shown.subject}
        error={faultOf('subject')}
        onChange={(event) => setting.edit({ ...shown, subject: event.target.value })}
      />
      <Field
        kind="textarea"
        label="Text"
        rows={9}
        hint="{name} becomes their first name, or “there” where it does not look like one."
        value={shown.text}
        error={faultOf('text')}
        onChange={(event) => setting.edit({ ...shown, text: event.target.value })}
      />
      <SaveBar
        setting={setting}
        onSave={() => {
          setHasTried(true)
          if (checked.success) setting.save.mutate(checked.data)
        }}
      />
      {outgoing.canMail && saved.text && !setting.isChanged && (
        <TryButton
          label="Mail it to me"
          good={`Sent to ${me.email}. Look there, and among spam.`}
          send={() => call(tryOutgoing, { body: { channel: 'visitor' } })}
        />
      )}
    </Block>
  )
}
