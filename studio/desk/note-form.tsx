import { useState } from 'react'
import { MAX_NOTE_LENGTH } from '#shared/studio/leads.ts'
import type { Lead } from '#shared/studio/leads.ts'
import { useIsOnline } from '../app/offline-notice.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import css from './note-form.module.css'
import type { LeadActions } from './use-lead-actions.ts'

const DRAFT_PREFIX = 'studio-note-'

/** Form for a note; its draft is kept in localStorage until the server has stored the note. */
export function NoteForm({ lead, actions: { note } }: { lead: Lead; actions: LeadActions }) {
  const place = `${DRAFT_PREFIX}${lead.id}`
  const [text, setText] = useState(() => localStorage.getItem(place) ?? '')
  // Idempotency key, which stays the same until the note is stored.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const isOnline = useIsOnline()

  function write(next: string) {
    setText(next)
    if (next) localStorage.setItem(place, next)
    else localStorage.removeItem(place)
  }

  function send() {
    if (!text.trim() || note.isPending) return
    note.mutate(
      { text, key },
      {
        onSuccess: () => {
          write('')
          setKey(crypto.randomUUID())
        },
      },
    )
  }

  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Field
        kind="textarea"
        label="Note"
        rows={2}
        data-key="n"
        maxLength={MAX_NOTE_LENGTH}
        placeholder="What was said, what comes next"
        error={note.error ? `${note.error.message} Your note stays here.` : undefined}
        value={text}
        hint={text.trim() ? 'Saved on this device. Colleagues see it once you press “Keep this note”.' : undefined}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
        }}
      />
      {text.trim() && (
        <Button type="submit" variant="primary" size="small" isBusy={note.isPending} disabled={!isOnline}>
          {isOnline ? 'Keep this note' : 'Waits for the connection'}
        </Button>
      )}
    </form>
  )
}
