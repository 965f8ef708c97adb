/**
 * A document carries of its style sheets only what its own markup needs; script may show more. Resolves once every
 * whole sheet is in force, or could not be had.
 */
export async function applyWholeSheets(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][media]')
  await Promise.all([...links].map(loaded))
  // All at once: one of them alone could outrank rules of another that are not there yet.
  for (const link of links) link.media = 'all'
}

/** A sheet that failed before this script ran says so no more: after three seconds nobody waits. */
function loaded(link: HTMLLinkElement): Promise<void> | undefined {
  if (link.sheet) return undefined
  return new Promise((resolve) => {
    const done = () => resolve()
    link.addEventListener('load', done, { once: true })
    link.addEventListener('error', done, { once: true })
    setTimeout(done, 3000)
  })
}
