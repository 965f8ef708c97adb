import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { linkOptions } from '#shared/studio/accounts.ts'
import { call, hasCode } from '../api/call.ts'
import { changePerson } from '../api/query-client.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Loading, Notice } from '../ui/notice.tsx'
import { SignInLayout } from './sign-in-layout.tsx'
import { addPasskey, canUsePasskeys, deviceName, passkeyMessage } from './passkey.ts'
import { UnsafeNotice } from './sign-in-page.tsx'

/** First visit with a device: shows whom the link is for and creates a passkey. */
export function LinkPage() {
  const [token] = useState(() => location.hash.slice(1))
  const link = useQuery({
    queryKey: ['link', token],
    queryFn: () => call(linkOptions, { body: { token } }),
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
  if (link.isPending) {
    return (
      <SignInLayout title="One moment">
        <Loading label="Looking at your link" lines={2} />
      </SignInLayout>
    )
  }
  if (link.error) {
    return (
      <SignInLayout title="This link does not work">
        <p>
          {hasCode(link.error, 'invalid')
            ? 'This link is used up or incomplete. Ask for a new one.'
            : link.error.message}
        </p>
        <p>If you have signed in on this device before, you need no link.</p>
        <ButtonLink to="/">To the sign-in</ButtonLink>
      </SignInLayout>
    )
  }
  return <Welcome token={token} link={link.data} renew={() => link.refetch()} />
}

type Link = { name: string; email: string; isNew: boolean; options: Record<string, unknown> }
type WelcomeProps = { token: string; link: Link; renew: () => Promise<unknown> }

function Welcome({ token, link, renew }: WelcomeProps) {
  const [device, setDevice] = useState(deviceName)
  const navigate = useNavigate()
  const add = useMutation({
    mutationFn: () => addPasskey(token, link.options, device),
    // A challenge can be used once: a second attempt needs a new one.
    onError: () => void renew(),
    onSuccess: (account) => {
      changePerson(account)
      void navigate('/', { replace: true })
    },
  })
  return (
    <SignInLayout title={link.isNew ? `Welcome, ${link.name}` : `Hello again, ${link.name}`}>
      {add.error && (
        <Notice kind="danger">
          <p>{passkeyMessage(add.error)}</p>
        </Notice>
      )}
      {canUsePasskeys() ? (
        <>
          <p>
            This device becomes your key: from now on you sign in as <strong>{link.email}</strong> by fingerprint, face
            or PIN, without a password.
          </p>
          <Field
            label="Name of this device"
            hint="So that you know it in your settings."
            value={device}
            maxLength={60}
            onChange={(event) => setDevice(event.target.value)}
          />
          <Button
            variant="primary"
            icon="key"
            isBusy={add.isPending}
            disabled={!device.trim()}
            onClick={() => add.mutate()}
          >
            Make a passkey and sign in
          </Button>
        </>
      ) : (
        <UnsafeNotice />
      )}
    </SignInLayout>
  )
}
