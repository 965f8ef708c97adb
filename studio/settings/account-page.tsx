import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addDevice, endSession, removePasskey, signOut } from '#shared/studio/accounts.ts'
import type { LinkAnswer } from '#shared/studio/accounts.ts'
import { ROLE_HINTS, ROLE_LABELS } from '#shared/studio/roles.ts'
import { call } from '../api/call.ts'
import { changePerson } from '../api/query-client.ts'
import { accountQuery } from '../api/queries.ts'
import { applyTheme, readTheme, THEMES } from '../app/theme.ts'
import type { Theme } from '../app/theme.ts'
import { useMe } from '../app/use-me.ts'
import { formatMoment, useNow } from '../desk/time.ts'
import { Button } from '../ui/button.tsx'
import { Loading } from '../ui/notice.tsx'
import { toast } from '../ui/toast.tsx'
import css from './account-page.module.css'
import { LinkDialog } from './link-dialog.tsx'
import { Block, Panel, Row, Rows } from './panel.tsx'

const THEME_LABELS: Record<Theme, string> = { auto: 'As the device', light: 'Light', dark: 'Dark' }

export function AccountPage() {
  const me = useMe()
  const { data } = useQuery(accountQuery)
  return (
    <Panel title={me.name} lead={`${me.email}. ${ROLE_LABELS[me.role]}: ${ROLE_HINTS[me.role]}`}>
      {data ? (
        <>
          <Devices passkeys={data.passkeys} />
          <SignedIn sessions={data.sessions} />
        </>
      ) : (
        <Loading label="Reading your account" lines={2} />
      )}
      <Look />
      <Leave />
    </Panel>
  )
}

type AccountData = { passkeys: { id: string; name: string; createdAt: number; usedAt: number | null }[] }

function Devices({ passkeys }: AccountData) {
  const now = useNow()
  const client = useQueryClient()
  const [link, setLink] = useState<LinkAnswer | null>(null)
  const make = useMutation({ mutationFn: () => call(addDevice), onSuccess: setLink, onError: showError })
  const remove = useMutation({
    mutationFn: (id: string) => call(removePasskey, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: accountQuery.queryKey }),
    onError: showError,
  })
  return (
    <Block title="Your devices">
      <Rows>
        {passkeys.map(({ id, name, createdAt, usedAt }) => (
          <Row
            key={id}
            title={name}
            detail={`Added: ${formatMoment(createdAt, now)}${usedAt ? ` · Last used: ${formatMoment(usedAt, now)}` : ''}`}
          >
            {passkeys.length > 1 && (
              <Button size="small" variant="danger" isBusy={remove.isPending} onClick={() => remove.mutate(id)}>
                Remove<span className="visually-hidden"> {name}</span>
              </Button>
            )}
          </Row>
        ))}
      </Rows>
      <Button icon="plus" isBusy={make.isPending} onClick={() => make.mutate()}>
        Add another device
      </Button>
      {link && (
        <LinkDialog
          link={link}
          title="Open this on the other device"
          text="Send the link to yourself, for example in a chat, and open it on the phone or computer you want to add."
          onClose={() => setLink(null)}
        />
      )}
    </Block>
  )
}

type SessionsData = { sessions: { id: number; device: string; seenAt: number; isCurrent: boolean }[] }

function SignedIn({ sessions }: SessionsData) {
  const now = useNow()
  const client = useQueryClient()
  const end = useMutation({
    mutationFn: (id: number) => call(endSession, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: accountQuery.queryKey }),
    onError: showError,
  })
  return (
    <Block title="Where you are signed in">
      <Rows>
        {sessions.map(({ id, device, seenAt, isCurrent }) => (
          <Row key={id} title={device} detail={isCurrent ? 'This browser' : `Last used ${formatMoment(seenAt, now)}`}>
            {!isCurrent && (
              <Button size="small" isBusy={end.isPending} onClick={() => end.mutate(id)}>
                Sign out<span className="visually-hidden"> {device}</span>
              </Button>
            )}
          </Row>
        ))}
      </Rows>
    </Block>
  )
}

function Look() {
  const [theme, setTheme] = useState(readTheme)
  return (
    <fieldset className={css.look}>
      <legend>Light or dark</legend>
      <div className={css.choices}>
        {THEMES.map((each) => (
          <label key={each} className={css.choice}>
            <input
              type="radio"
              name="theme"
              value={each}
              checked={theme === each}
              onChange={() => {
                setTheme(each)
                applyTheme(each)
              }}
            />
            {THEME_LABELS[each]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Leave() {
  const leave = useMutation({
    mutationFn: () => call(signOut),
    onSuccess: () => {
      // Drafts of notes belong to the account that signs out.
      for (const key of Object.keys(localStorage)) if (key.startsWith('studio-note-')) localStorage.removeItem(key)
      changePerson(null)
    },
    onError: showError,
  })
  return (
    <div>
      <Button icon="log-out" isBusy={leave.isPending} onClick={() => leave.mutate()}>
        Sign out
      </Button>
    </div>
  )
}

const showError = (error: Error) => toast(error.message, { isError: true })
