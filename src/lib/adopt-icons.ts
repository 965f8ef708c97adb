/** Prefix of the symbols' ids. Without it they could clash with sections' ids such as `team`. */
export const ICON_PREFIX = 'i-'

/**
 * Adds the icons of a fetched page that this document lacks (build/inline-icons.ts). Never removes one: header and
 * footer stay when a page is replaced and still refer to theirs.
 */
export function adoptIcons(page: Document): void {
  const icons = page.getElementById('icons')
  const own = document.getElementById('icons')
  if (!icons || !own) return void (icons && document.body.prepend(icons))
  for (const symbol of [...icons.children]) if (!document.getElementById(symbol.id)) own.append(symbol)
}
