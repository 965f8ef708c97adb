import type { Choice } from '#shared/studio/documents.ts'
import { COUNT_GROUP, fillPlaceholders } from '#shared/studio/site-values.ts'

/** Length of a text, in UTF-16 units, with its site values such as `{brand}` filled in, which is how the check counts. */
export const filledLength = (text: string, siteValues: readonly Choice[]): number =>
  fillPlaceholders(text, (name) => {
    const found = siteValues.find((each) => each.value === name)
    return found && { text: found.title, isCount: found.group === COUNT_GROUP }
  }).length
