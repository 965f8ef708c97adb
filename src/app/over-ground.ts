const HEADER = /<header [^>]*data-header="true"/
/** Matches the first element of `<main>`. */
const FIRST = /<main[^>]*><[^>]*>/

/**
 * Copies to the header what it lies over: `data-over` is the ground of the first section, `data-no-scrim` tells that
 * the picture begins below the bar.
 */
export function markGround(markup: string): string {
  const [first = ''] = FIRST.exec(markup) ?? []
  const [, ground] = / data-ground="([^"]+)"/.exec(first.slice(first.indexOf('><'))) ?? []
  const isBelow = first.includes(' data-below-bar=')
  return markup.replace(
    HEADER,
    (header) => header + (ground ? ` data-over="${ground}"` : '') + (isBelow ? ' data-no-scrim=""' : ''),
  )
}
