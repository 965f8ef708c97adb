import { WORKER_PATH } from '#shared/studio/endpoint.ts'
import { sitePath } from '../api/call.ts'

type TrustedTypes = {
  createPolicy: (name: string, rules: { createScriptURL: () => string }) => { createScriptURL: (url: string) => string }
}

const workerUrl = `${sitePath}${WORKER_PATH}`

/** Whether this browser can show notifications while the studio is closed. */
export const canNotify = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window && window.isSecureContext

/** Whether notifications need the studio on the home screen first, as on iPhones and iPads. */
export const needsHomeScreen = () =>
  !canNotify() && /iPhone|iPad|Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1

let trusted: string | null = null

/** Returns the worker's URL as a trusted type. The policy allows one named rule, which accepts this URL only. */
function trustedWorkerUrl() {
  // TypeScript's DOM types do not include it.
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  trusted ??= trustedTypes
    ? trustedTypes.createPolicy('studio-worker', { createScriptURL: () => workerUrl }).createScriptURL(workerUrl)
    : workerUrl
  return trusted
}

/** Returns the endpoint of this browser's push subscription, or null. */
export async function currentEndpoint(): Promise<string | null> {
  if (!canNotify()) return null
  const registration = await navigator.serviceWorker.getRegistration(workerUrl)
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null
}

/** Asks for permission and subscribes at the browser's push service. Throws an Error with a message for users. */
export async function subscribe(pushKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') {
    throw new Error('Your browser blocks notifications of this site. Allow them in its settings, then try again.')
  }
  await navigator.serviceWorker.register(trustedWorkerUrl())
  const registration = await navigator.serviceWorker.ready
  try {
    const options = { userVisibleOnly: true, applicationServerKey: pushKey }
    const subscription =
      (await registration.pushManager.getSubscription()) ?? (await registration.pushManager.subscribe(options))
    const { endpoint = '', keys = {} } = subscription.toJSON()
    return { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } }
  } catch {
    throw new Error('Your browser could not reach its notification service. Try again later, or in another browser.')
  }
}

/** Ends this browser's subscription. */
export async function unsubscribe() {
  const registration = await navigator.serviceWorker.getRegistration(workerUrl)
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}
