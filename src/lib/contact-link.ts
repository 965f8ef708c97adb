/** Has a link bring its message to the contact form; without one it leads nowhere. */
export function setMessage(link: Element, contactPage: string, message: string | null): void {
  if (message === null) {
    link.removeAttribute('href')
    // Without an address it would be no link to a screen reader.
    link.setAttribute('role', 'link')
    link.setAttribute('aria-disabled', 'true')
    return
  }
  link.setAttribute('href', `${contactPage}?message=${encodeURIComponent(message)}`)
  link.removeAttribute('role')
  link.removeAttribute('aria-disabled')
}
