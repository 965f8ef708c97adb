import { STORAGE_KEY } from '../pages/contact-us/send-storage-key.ts'

/** A contact form that did not get through before the tab was reloaded is sent on from whatever page is open. */
export async function resumeContact(): Promise<void> {
  try {
    if (!sessionStorage.getItem(STORAGE_KEY)) return
  } catch {
    return
  }
  const { contactOutbox } = await import('../pages/contact-us/send-contact.ts')
  contactOutbox()
}
