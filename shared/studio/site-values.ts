/** `isCount`: the value is the length of a list as a word, which may be capitalised and followed by a noun. */
export type SiteValue = { text: string; isCount: boolean }

/** Group of the choices with `isCount`. */
export const COUNT_GROUP = 'count'

/**
 * Replaces `{brand}`, `{articles}`, `{Articles}` and `{articles|article|articles}` with their values. Unknown
 * placeholders are kept.
 */
export function fillPlaceholders(text: string, valueOf: (name: string) => SiteValue | undefined): string {
  return text.replace(/\{(\w+)(?:\|([^|{}]+)\|([^|{}]+))?\}/g, (placeholder, name: string, one = '', many = '') => {
    const exact = valueOf(name)
    if (exact && !exact.isCount) return exact.text
    const count = exact ?? valueOf(name.charAt(0).toLowerCase() + name.slice(1))
    if (!count?.isCount) return placeholder
    const noun = String(count.text === 'one' ? one : many)
    const shown = /^[A-Z]/.test(name) ? count.text.charAt(0).toUpperCase() + count.text.slice(1) : count.text
    return noun ? `${shown} ${noun}` : shown
  })
}
