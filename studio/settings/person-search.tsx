import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { Link } from 'react-router'
import { erasePerson, exportPerson, findPerson } from '#shared/studio/privacy.ts'
import type { Erased, Person } from '#shared/studio/privacy.ts'
import { call } from '../api/call.ts'
import { LEADS_KEY } from '../api/queries.ts'
import { formatPhone } from '../desk/phone.ts'
import { formatMoment, useNow } from '../desk/time.ts'
import { Button } from '../ui/button.tsx'
import { Actions, Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { StageBadge } from '../ui/stage-badge.tsx'
import { toast } from '../ui/toast.tsx'
import { Block, Row, Rows } from './panel.tsx'
import css from './privacy-page.module.css'

const showError = (error: Error) => toast(error.message, { isError: true })
const enquiries = (count: number) => `${count} ${count === 1 ? 'enquiry' : 'enquiries'}`

/** Finds everything one person has sent, to be shown, exported or erased. */
export function PersonSearch() {
  const client = useQueryClient()
  const [who, setWho] = useState('')
  const find = useMutation({ mutationFn: (given: string) => call(findPerson, { body: { who: given } }) })
  const erase = useMutation({
    mutationFn: (given: { who: string; count: number }) => call(erasePerson, { body: given }),
    onSuccess: () => {
      find.reset()
      setWho('')
      client.removeQueries({ queryKey: [...LEADS_KEY, 'one'] })
      void client.invalidateQueries({ queryKey: LEADS_KEY })
    },
    onError: showError,
  })
  const search = (event: FormEvent) => {
    event.preventDefault()
    erase.reset()
    find.mutate(who)
  }
  return (
    <Block title="One person">
      <p>When somebody asks what you know of them, or asks to be forgotten.</p>
      <form className={css.search} onSubmit={search}>
        <Field
          label="Their e-mail address or number"
          autoComplete="off"
          value={who}
          error={find.error?.message}
          onChange={(event) => setWho(event.target.value)}
        />
        <Button type="submit" icon="search" isBusy={find.isPending}>
          Find
        </Button>
      </form>
      <div role="status" className={css.search}>
        {find.data?.count === 0 && (
          <Notice>
            <p>Nothing here is from {find.variables}.</p>
          </Notice>
        )}
        {erase.data && <Outcome erased={erase.data} />}
      </div>
      {find.data && find.data.count > 0 && (
        <Found
          person={find.data}
          who={find.variables}
          isErasing={erase.isPending}
          onErase={() => erase.mutate({ who: find.variables, count: find.data.count })}
        />
      )}
    </Block>
  )
}

type FoundProps = { person: Person; who: string; isErasing: boolean; onErase: () => void }

function Found({ person: { leads, count }, who, isErasing, onErase }: FoundProps) {
  const now = useNow()
  const [isAsking, setIsAsking] = useState(false)
  const names = [...new Set(leads.map(({ name }) => name))].join(', ')
  const give = useMutation({
    mutationFn: () => call(exportPerson, { body: { who } }),
    onSuccess: (answer) => save(JSON.stringify(answer.leads, null, 2)),
    onError: showError,
  })
  return (
    <>
      <Rows>
        {leads.map(({ id, name, email, mobile, receivedAt, stage }) => (
          <Row
            key={id}
            title={<Link to={`/leads/${id}?view=all`}>{name}</Link>}
            detail={`${email}, ${formatPhone(mobile)}, ${formatMoment(receivedAt, now)}`}
          >
            <StageBadge stage={stage} />
          </Row>
        ))}
      </Rows>
      {count > leads.length && <p>… and {count - leads.length} more.</p>}
      <Actions>
        <Button icon="download" isBusy={give.isPending} onClick={() => give.mutate()}>
          Everything as a file
        </Button>
        <Button variant="danger" isBusy={isErasing} onClick={() => setIsAsking(true)}>
          {isErasing ? 'Erasing…' : `Erase ${enquiries(count)}`}
        </Button>
      </Actions>
      <Dialog isOpen={isAsking} onClose={() => setIsAsking(false)} title={`Erase ${enquiries(count)} for good?`}>
        <p>
          Everything from <strong>{names}</strong> ({who}) goes, with notes and timeline. It cannot be undone. Copies in
          the spreadsheet, in mailboxes and in backups must be erased there.
        </p>
        <Actions>
          <Button onClick={() => setIsAsking(false)}>Keep it</Button>
          <Button
            variant="danger"
            onClick={() => {
              setIsAsking(false)
              onErase()
            }}
          >
            Erase for good
          </Button>
        </Actions>
      </Dialog>
    </>
  )
}

function Outcome({ erased: { isProven, lines } }: { erased: Erased }) {
  return (
    <Notice kind={isProven ? 'good' : 'problem'}>
      <div className={css.lines}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </Notice>
  )
}

/** Offers a text as a download. */
function save(text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'person.json'
  link.click()
  URL.revokeObjectURL(url)
}
