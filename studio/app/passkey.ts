import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { redeemLink, signIn, signInOptions } from '#shared/studio/accounts.ts'
import { call } from '../api/call.ts'

/** Whether passkeys work here: they need https or localhost. */
export const canUsePasskeys = () => window.isSecureContext && 'PublicKeyCredential' in window

export async function signInByPasskey() {
  const { options } = await call(signInOptions)
  // The server's library made these options; their schema here is only a record.
  const response = await startAuthentication({
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
  })
  return call(signIn, { body: { response: { ...response } } })
}

/** Creates a passkey on this device and signs in. `options` come with the link. */
export async function addPasskey(token: string, options: Record<string, unknown>, device: string) {
  const response = await startRegistration({
    optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
  })
  return call(redeemLink, { body: { token, device, response: { ...response } } })
}

/** Returns the message for a failed passkey, written for users. */
export function passkeyMessage(error: unknown): string {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') {
    return 'This device has a passkey for your account already. Just sign in.'
  }
  if (error instanceof WebAuthnError || (error instanceof DOMException && error.name === 'NotAllowedError')) {
    return 'Your device did not confirm it was you. Please try again.'
  }
  return error instanceof Error ? error.message : 'That did not work. Please try again.'
}

/** Returns a name for this device that its owner will recognise. */
export function deviceName() {
  const agent = navigator.userAgent
  const known: [RegExp, string][] = [
    [/iPhone/, 'iPhone'],
    [/iPad/, 'iPad'],
    [/Android/, 'Android phone'],
    [/Windows/, 'Windows computer'],
    [/Mac/, 'Mac'],
  ]
  return known.find(([pattern]) => pattern.test(agent))?.[1] ?? 'Computer'
}
