/**
 * Push message. This service worker shows notifications of new enquiries while no tab is open; it handles no fetch
 * events.
 */

type PushNotice = { title: string; body: string; path: string; tag: string }
type Waiting = Event & { waitUntil: (work: Promise<unknown>) => void }
type PushMessage = Waiting & { data: { json: () => PushNotice } | null }
type Click = Waiting & { notification: Notification }
type Client = { url: string; focus: () => Promise<Client>; navigate: (url: string) => Promise<Client | null> }

// The DOM and WebWorker type libraries conflict in one program; this declares only the members used here.
type WorkerScope = {
  registration: { scope: string; showNotification: (title: string, options: NotificationOptions) => Promise<void> }
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<Client[]>
    openWindow: (url: string) => Promise<Client | null>
  }
  skipWaiting: () => Promise<void>
  addEventListener: ((name: 'push', listener: (event: PushMessage) => void) => void) &
    ((name: 'notificationclick', listener: (event: Click) => void) => void) &
    ((name: 'install', listener: (event: Waiting) => void) => void)
}

const worker = self as unknown as WorkerScope
const { scope } = worker.registration

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))

worker.addEventListener('push', (event) => {
  const notice = readNotice(event)
  event.waitUntil(
    worker.registration.showNotification(notice.title, {
      body: notice.body,
      tag: notice.tag,
      icon: new URL('../icon-192.png', scope).href,
      data: { path: notice.path },
    }),
  )
})

/** Parses the message. Browsers require a notification for each message, also for one that cannot be parsed. */
function readNotice({ data }: PushMessage): PushNotice {
  try {
    if (data) return data.json()
  } catch {
    // The message is not from our server; the default text below is shown.
  }
  return { title: 'Studio', body: 'There is news at the desk.', path: 'leads', tag: 'news' }
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path }: { path: string } = event.notification.data
  event.waitUntil(show(new URL(path, scope)))
})

/** Opens the URL in an open tab of the studio, otherwise in a new one. URLs outside the studio lead to its start. */
async function show(url: URL) {
  const target = url.href.startsWith(scope) ? url.href : scope
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find((each) => each.url.startsWith(scope))
  if (!tab) return worker.clients.openWindow(target)
  await tab.focus()
  return tab.navigate(target)
}
