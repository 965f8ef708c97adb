/** Lays out what base.css has left out below the first screens: before anything is scrolled to. */
export function layOutAll(): void {
  document.documentElement.dataset['laid'] = ''
}

/** The same, a part a frame, so that no frame takes long. Calls back once the whole page has its places. */
export function layOutInTurn(done: () => void): void {
  const { dataset } = document.documentElement
  const parts = [...document.querySelectorAll<HTMLElement>('main > *, footer')].filter(
    (part) => getComputedStyle(part).contentVisibility === 'auto',
  )
  const next = (): void => {
    const part = parts.shift()
    if (!part) layOutAll()
    if (!part || 'laid' in dataset) return done()
    part.style.contentVisibility = 'visible'
    requestAnimationFrame(() => setTimeout(next))
  }
  next()
}
