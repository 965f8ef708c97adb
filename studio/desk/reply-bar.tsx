import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Lead } from '#shared/studio/leads.ts'
import { DEFAULT_SETTINGS } from '#shared/studio/settings.ts'
import { settingsQuery } from '../api/queries.ts'
import { useMe } from '../app/use-me.ts'
import { Button, ButtonAnchor } from '../ui/button.tsx'
import { Actions, Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { fillTemplate } from './fill-template.ts'
import { callUrl, formatPhone, mailUrl, whatsAppUrl } from './phone.ts'
import css from './reply-bar.module.css'
import type { LeadActions } from './use-lead-actions.ts'

type Props = { lead: Lead; actions: LeadActions }
type Written = 'whatsapp' | 'mail'

/** Sticky bar with the three ways to answer: WhatsApp, e-mail and phone. */
export function ReplyBar({ lead, actions }: Props) {
  const [channel, setChannel] = useState<Written | null>(null)
  return (
    <div className={css.bar} role="group" aria-label="Answer">
      <Button variant="primary" icon="chat" data-key="r" onClick={() => setChannel('whatsapp')}>
        WhatsApp
      </Button>
      <Button icon="mail" onClick={() => setChannel('mail')}>
        E-mail
      </Button>
      <ButtonAnchor
        icon="phone"
        href={callUrl(lead.mobile)}
        onClick={() => actions.reply.mutate({ channel: 'call', markContacted: true })}
      >
        Call
      </ButtonAnchor>
      {channel && (
        <ReplyDialog key={channel} lead={lead} actions={actions} channel={channel} onClose={() => setChannel(null)} />
      )}
    </div>
  )
}

function ReplyDialog({ lead, actions, channel, onClose }: Props & { channel: Written; onClose: () => void }) {
  const me = useMe()
  const { data } = useQuery(settingsQuery)
  const templates = data?.templates.value ?? DEFAULT_SETTINGS.templates
  const fill = (text: string) => fillTemplate(text, lead, me)
  const [chosen, setChosen] = useState(templates[0]?.id ?? '')
  const [text, setText] = useState(fill(templates[0]?.text ?? ''))
  const [subject, setSubject] = useState(fill(templates[0]?.subject ?? ''))
  const [marks, setMarks] = useState(true)
  const isMail = channel === 'mail'

  function choose(id: string) {
    const template = templates.find((each) => each.id === id)
    setChosen(id)
    setText(fill(template?.text ?? ''))
    setSubject(fill(template?.subject ?? ''))
  }

  return (
    <Dialog isOpen onClose={onClose} title={isMail ? `E-mail to ${lead.name}` : `WhatsApp to ${lead.name}`}>
      <p className={css.to}>{isMail ? lead.email : formatPhone(lead.mobile)}</p>
      <Field kind="select" label="Begin with" value={chosen} onChange={(event) => choose(event.target.value)}>
        {templates.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="">An empty message</option>
      </Field>
      {isMail && <Field label="Subject" value={subject} onChange={(event) => setSubject(event.target.value)} />}
      <Field kind="textarea" label="Message" rows={6} value={text} onChange={(event) => setText(event.target.value)} />
      {lead.stage === 'new' && (
        <label className={css.mark}>
          <input type="checkbox" checked={marks} onChange={(event) => setMarks(event.target.checked)} />
          Mark as contacted
        </label>
      )}
      <Actions>
        <Button onClick={onClose}>Cancel</Button>
        <ButtonAnchor
          variant="primary"
          icon={isMail ? 'mail' : 'chat'}
          href={isMail ? mailUrl(lead.email, subject, text) : whatsAppUrl(lead.mobile, text)}
          {...(!isMail && { target: '_blank', rel: 'noopener noreferrer' })}
          onClick={() => {
            actions.reply.mutate({ channel, markContacted: marks })
            onClose()
          }}
        >
          {isMail ? 'Open your mail program' : 'Open WhatsApp'}
        </ButtonAnchor>
      </Actions>
    </Dialog>
  )
}
