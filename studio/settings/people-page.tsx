import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changePerson, invitationSchema, invitePerson, recoverPerson, revokePerson } from '#shared/studio/accounts.ts'
import type { LinkAnswer, Person } from '#shared/studio/accounts.ts'
import { ROLE_HINTS, ROLE_LABELS, ROLES, roleSchema } from '#shared/studio/roles.ts'
import type { Role } from '#shared/studio/roles.ts'
import { call } from '../api/call.ts'
import { peopleQuery } from '../api/queries.ts'
import { useMe } from '../app/use-me.ts'
import { formatMoment, useNow } from '../desk/time.ts'
import { Button } from '../ui/button.tsx'
import { Actions, Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Loading } from '../ui/notice.tsx'
import { toast } from '../ui/toast.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { Panel, Row, Rows } from './panel.tsx'
import css from './people-page.module.css'

type NewLink = { link: LinkAnswer; name: string }

export function PeoplePage() {
  const { data: people } = useQuery(peopleQuery)
  const [isInviting, setIsInviting] = useState(false)
  const [made, setMade] = useState<NewLink | null>(null)
  return (
    <Panel
      title="People"
      lead="Everybody signs in with a passkey of their own device. There are no passwords to share or forget."
    >
      {people ? (
        <Rows>
          {people.map((person) => (
            <PersonRow key={person.id} person={person} onLink={(link) => setMade({ link, name: person.name })} />
          ))}
        </Rows>
      ) : (
        <Loading label="Reading the people" lines={3} />
      )}
      <div>
        <Button variant="primary" icon="plus" onClick={() => setIsInviting(true)}>
          Invite a colleague
        </Button>
      </div>
      {isInviting && (
        <InviteDialog
          onClose={() => setIsInviting(false)}
          onLink={(link, name) => {
            setIsInviting(false)
            setMade({ link, name })
          }}
        />
      )}
      {made && (
        <LinkDialog
          link={made.link}
          title={`Link for ${made.name}`}
          text={`Send it to ${made.name} in a private message. Whoever opens it first gets in.`}
          onClose={() => setMade(null)}
        />
      )}
    </Panel>
  )
}

function PersonRow({ person, onLink }: { person: Person; onLink: (link: LinkAnswer) => void }) {
  const me = useMe()
  const now = useNow()
  const client = useQueryClient()
  const [isEnding, setIsEnding] = useState(false)
  const params = { id: person.id }
  const onError = (error: Error) => toast(error.message, { isError: true })
  const onSuccess = () => client.invalidateQueries({ queryKey: peopleQuery.queryKey })
  const change = useMutation({
    mutationFn: (role: Role) => call(changePerson, { params, body: { role } }),
    onSuccess,
    onError,
  })
  const recover = useMutation({ mutationFn: () => call(recoverPerson, { params }), onSuccess: onLink, onError })
  const revoke = useMutation({ mutationFn: () => call(revokePerson, { params }), onSuccess, onError })
  const seen =
    person.passkeys === 0
      ? 'has not signed in yet'
      : person.seenAt
        ? `last here ${formatMoment(person.seenAt, now)}`
        : 'signed out'
  return (
    <Row title={person.id === me.id ? `${person.name} (you)` : person.name} detail={`${person.email}, ${seen}`}>
      <Field
        kind="select"
        label={`Role of ${person.name}`}
        isLabelHidden
        className={css.role}
        value={person.role}
        onChange={(event) => change.mutate(roleSchema.parse(event.target.value))}
      >
        {ROLES.map((role) => (
          <option key={role} value={role}>
            {ROLE_LABELS[role]}
          </option>
        ))}
      </Field>
      {person.id !== me.id && (
        <>
          <Button size="small" isBusy={recover.isPending} onClick={() => recover.mutate()}>
            New link<span className="visually-hidden"> for {person.name}</span>
          </Button>
          <Button size="small" variant="danger" onClick={() => setIsEnding(true)}>
            Let go<span className="visually-hidden"> of {person.name}</span>
          </Button>
        </>
      )}
      <Dialog isOpen={isEnding} onClose={() => setIsEnding(false)} title={`End the account of ${person.name}?`}>
        <p>
          {person.name} is signed out everywhere at once and cannot sign in any more. Notes and what they did stay in
          the enquiries. You can invite them again.
        </p>
        <Actions>
          <Button onClick={() => setIsEnding(false)}>Keep it</Button>
          <Button variant="danger" isBusy={revoke.isPending} onClick={() => revoke.mutate()}>
            End the account
          </Button>
        </Actions>
      </Dialog>
    </Row>
  )
}

type InviteProps = { onClose: () => void; onLink: (link: LinkAnswer, name: string) => void }

function InviteDialog({ onClose, onLink }: InviteProps) {
  const client = useQueryClient()
  const [person, setPerson] = useState<{ name: string; email: string; role: Role }>({
    name: '',
    email: '',
    role: 'sales',
  })
  const [hasTried, setHasTried] = useState(false)
  const checked = invitationSchema.safeParse(person)
  const faultOf = (field: string) =>
    hasTried ? checked.error?.issues.find(({ path }) => path[0] === field)?.message : undefined
  const invite = useMutation({
    mutationFn: () => call(invitePerson, { body: person }),
    onSuccess: (link) => {
      void client.invalidateQueries({ queryKey: peopleQuery.queryKey })
      onLink(link, person.name)
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title="Invite a colleague">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setHasTried(true)
          if (checked.success) invite.mutate()
        }}
      >
        <div className="flow">
          <Field
            label="Name"
            autoComplete="off"
            value={person.name}
            error={faultOf('name')}
            onChange={(event) => setPerson({ ...person, name: event.target.value })}
          />
          <Field
            label="E-mail"
            type="email"
            autoComplete="off"
            value={person.email}
            error={faultOf('email') ?? invite.error?.message}
            onChange={(event) => setPerson({ ...person, email: event.target.value })}
          />
          <Field
            kind="select"
            label="Role"
            hint={ROLE_HINTS[person.role]}
            value={person.role}
            onChange={(event) => setPerson({ ...person, role: roleSchema.parse(event.target.value) })}
          >
            {ROLES.map((role) => (
              <option key={role} value={role}>
                {ROLE_LABELS[role]}
              </option>
            ))}
          </Field>
          <Actions>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary" isBusy={invite.isPending}>
              Make the link
            </Button>
          </Actions>
        </div>
      </form>
    </Dialog>
  )
}
