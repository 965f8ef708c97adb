import type { Choice } from '#shared/studio/documents.ts'
import { COUNT_GROUP, fillPlaceholders } from '#shared/studio/site-values.ts'

/** A text with its site values such as `{brand}` filled in, as visitors read it. */
export const filledText = (text: string, siteValues: readonly Choice[]): string =>
  fillPlaceholders(text, (name) => {
    const found = siteValues.find((each) => each.value === name)
    return found && { text: found.title, isCount: found.group === COUNT_GROUP }
  })

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
