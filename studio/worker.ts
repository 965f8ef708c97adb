/** Shows notifications of new enquiries while no tab is open. It answers no request: pages are fetched as ever. */

type PushNotice = { title: string; body: string; path: string; tag: string }
type Waiting = Event & { waitUntil: (work: Promise<unknown>) => void }
type PushMessage = Waiting & { data: { json: () => PushNotice } | null }
type Click = Waiting & { notification: Notification }
type Client = { url: string; focus: () => Promise<Client>; navigate: (url: string) => Promise<Client | null> }

// The types of workers and those of windows exclude each other in one program; this is the part that is used.
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

/** Browsers demand that something is shown for each message, also for one that cannot be read. */
function readNotice({ data }: PushMessage): PushNotice {
  try {
    if (data) return data.json()
  } catch {
    // Not ours: said below without its words.
  }
  return { title: 'Studio', body: 'There is news at the desk.', path: 'leads', tag: 'news' }
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path }: { path: string } = event.notification.data
  event.waitUntil(show(new URL(path, scope)))
})

/** In a tab of the studio that is open, otherwise in a new one. Never outside of it, whatever the message says. */
async function show(url: URL) {
  const target = url.href.startsWith(scope) ? url.href : scope
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find((each) => each.url.startsWith(scope))
  if (!tab) return worker.clients.openWindow(target)
  await tab.focus()
  return tab.navigate(target)
}
