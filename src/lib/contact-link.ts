/** Adds `message` to a link to the contact form; null disables the link. */
export function setMessage(link: Element, contactPage: string, message: string | null): void {
  if (message === null) {
    link.removeAttribute('href')
    // Screen readers do not report an `<a>` without `href` as a link.
    link.setAttribute('role', 'link')
    link.setAttribute('aria-disabled', 'true')
    return
  }
  link.setAttribute('href', `${contactPage}?message=${encodeURIComponent(message)}`)
  link.removeAttribute('role')
  link.removeAttribute('aria-disabled')
}
