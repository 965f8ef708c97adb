import type { Choice, Choices } from '#shared/studio/documents.ts'
import { COUNT_GROUP, fillPlaceholders } from '#shared/studio/site-values.ts'

/** Returns a text with its site values, such as `{brand}`, filled in. */
export const filledText = (text: string, siteValues: readonly Choice[]): string =>
  fillPlaceholders(text, (name) => {
    const found = siteValues.find((each) => each.value === name)
    return found && { text: found.title, isCount: found.group === COUNT_GROUP }
  })

/** Explains the placeholders in a text: `{resultDays} is shown as “90”: leave it as it is.` Null if there are none. */
export function bracesWords(text: string, siteValues: readonly Choice[]): string | null {
  const names = [...new Set(text.match(/\{\w+(?:\|[^|{}]+\|[^|{}]+)?\}/g))]
  if (names.length === 0) return null
  const parts = names.map((name) => {
    const filled = filledText(name, siteValues)
    return filled === name ? `${name} is filled in by the page` : `${name} is shown as “${filled}”`
  })
  return `${parts.join(', ')}: leave ${names.length === 1 ? 'it as it is' : 'them as they are'}.`
}

/** Returns the length of the filled-in, trimmed text in UTF-16 units, as the server counts it. */
export const filledLength = (text: string, siteValues: readonly Choice[]): number =>
  filledText(text.trim(), siteValues).length

type Named = Partial<Pick<Choices, 'site-value' | 'page'>>

/**
 * Returns a text with site values filled in, and with the title of the page in place of a path on a line of its own.
 */
export function readableText(text: string, choices: Named | undefined): string {
  const pages = choices?.page ?? []
  const named = text.replaceAll(LINE_OF_ADDRESS, (line, title: string | undefined, path: string) => {
    const page = pages.find(({ value }) => value === path)
    return page ? `${title ?? ''}${page.title}` : line
  })
  return filledText(named, choices?.['site-value'] ?? [])
}

/** A path alone on its line, or after the title of its field, such as `/agency/lead-generation`. */
const LINE_OF_ADDRESS = /^(.*: )?(\/[a-z0-9/-]*)$/gm

/** Returns two texts made readable; if they would then be equal, the original texts. */
export function readableSides<Side extends string | null>(
  before: Side,
  after: Side,
  choices: Named | undefined,
): [Side | string, Side | string] {
  const readable = (side: Side) => (side === null ? side : readableText(side, choices))
  const [one, other] = [readable(before), readable(after)]
  return one === other ? [before, after] : [one, other]
}
