/** Prefix of the symbols' ids: sections have ids such as `team`. */
export const ICON_PREFIX = 'i-'

/**
 * Takes over the icons of a fetched page that this document does not have yet (build/inline-icons.ts). None is ever
 * removed: header and footer stay when a page is replaced, and refer to theirs.
 */
export function adoptIcons(page: Document): void {
  const icons = page.getElementById('icons')
  const own = document.getElementById('icons')
  if (!icons || !own) return void (icons && document.body.prepend(icons))
  for (const symbol of [...icons.children]) if (!document.getElementById(symbol.id)) own.append(symbol)
}
