import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ME_KEY } from '../api/queries.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { SignInLayout } from './sign-in-layout.tsx'
import { canUsePasskeys, passkeyMessage, signInByPasskey } from './passkey.ts'

export function SignInPage() {
  const client = useQueryClient()
  const signIn = useMutation({
    mutationFn: signInByPasskey,
    onSuccess: (account) => client.setQueryData(ME_KEY, account),
  })
  return (
    <SignInLayout title="Sign in">
      {signIn.error && (
        <Notice kind="danger">
          <p>{passkeyMessage(signIn.error)}</p>
        </Notice>
      )}
      {canUsePasskeys() ? (
        <>
          <p>Your device asks for your fingerprint, face or PIN. There is no password.</p>
          <Button variant="primary" icon="key" isBusy={signIn.isPending} onClick={() => signIn.mutate()}>
            Sign in with your passkey
          </Button>
          <p>
            <small>New here, or is your device lost? Ask a colleague who is owner for a link.</small>
          </p>
        </>
      ) : (
        <UnsafeNotice />
      )}
    </SignInLayout>
  )
}

export function UnsafeNotice() {
  return (
    <Notice>
      <p>
        Passkeys work only over https, or at the address <strong>http://localhost</strong>. Open the studio there.
      </p>
    </Notice>
  )
}
