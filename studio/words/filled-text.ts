import type { Choice } from '#shared/studio/documents.ts'
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

/** Its length, in UTF-16 units, which is how the check counts. */
export const filledLength = (text: string, siteValues: readonly Choice[]): number => filledText(text, siteValues).length

/** Two texts as visitors read them; as they are typed where nothing else tells them apart. */
export function filledSides<Side extends string | null>(
  before: Side,
  after: Side,
  siteValues: readonly Choice[],
): [Side | string, Side | string] {
  const filled = (side: Side) => (side === null ? side : filledText(side, siteValues))
  const [one, other] = [filled(before), filled(after)]
  return one === other ? [before, after] : [one, other]
}
