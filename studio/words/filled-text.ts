import type { Choice, Choices } from '#shared/studio/documents.ts'
import { COUNT_GROUP, fillPlaceholders } from '#shared/studio/site-values.ts'

/** A text with its site values such as `{brand}` filled in, as visitors read it. */
export const filledText = (text: string, siteValues: readonly Choice[]): string =>
  fillPlaceholders(text, (name) => {
    const found = siteValues.find((each) => each.value === name)
    return found && { text: found.title, isCount: found.group === COUNT_GROUP }
  })

/** What is said of the names in braces in a text: `{resultDays} is shown as “90”: leave it as it is.` Null without any. */
export function bracesWords(text: string, siteValues: readonly Choice[]): string | null {
  const names = [...new Set(text.match(/\{\w+(?:\|[^|{}]+\|[^|{}]+)?\}/g))]
  if (names.length === 0) return null
  const parts = names.map((name) => {
    const filled = filledText(name, siteValues)
    return filled === name ? `${name} is filled in by the page` : `${name} is shown as “${filled}”`
  })
  return `${parts.join(', ')}: leave ${names.length === 1 ? 'it as it is' : 'them as they are'}.`
}

/** Its length, in UTF-16 units and without spaces at its ends, which is how the check counts. */
export const filledLength = (text: string, siteValues: readonly Choice[]): number =>
  filledText(text.trim(), siteValues).length

type Named = Partial<Pick<Choices, 'site-value' | 'page'>>

/** A text as people read it: site values filled in, and in place of the address that a field leads to the name of its page. */
export function readableText(text: string, choices: Named | undefined): string {
  const pages = choices?.page ?? []
  const named = text.replaceAll(LINE_OF_ADDRESS, (line, title: string | undefined, path: string) => {
    const page = pages.find(({ value }) => value === path)
    return page ? `${title ?? ''}${page.title}` : line
  })
  return filledText(named, choices?.['site-value'] ?? [])
}

/** `/agency/lead-generation` alone on its line, or behind the name of its field. */
const LINE_OF_ADDRESS = /^(.*: )?(\/[a-z0-9/-]*)$/gm

/** Two texts as people read them; as they are typed where nothing else tells them apart. */
export function readableSides<Side extends string | null>(
  before: Side,
  after: Side,
  choices: Named | undefined,
): [Side | string, Side | string] {
  const readable = (side: Side) => (side === null ? side : readableText(side, choices))
  const [one, other] = [readable(before), readable(after)]
  return one === other ? [before, after] : [one, other]
}
