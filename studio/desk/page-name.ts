const HOME = 'Home page'

/** Returns a readable name for the page at a path: `/agency/pay-per-click/` is “Pay per click”. */
export function pageName(path: string): string {
  const [plain = ''] = path.split(/[?#]/)
  const last = plain.split('/').findLast(Boolean)
  return last === undefined ? HOME : nameOfSlug(last)
}

/** `marina-mills` → `Marina mills` */
export const nameOfSlug = (slug: string): string =>
  decode(slug)
    .replaceAll('-', ' ')
    .replace(/^./, (letter) => letter.toUpperCase())

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
