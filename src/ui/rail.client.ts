/** Takes the list out of the tab order in windows where it does not scroll (see rail.module.css). */
export function mount(list: HTMLElement): () => void {
  const narrow = matchMedia('(max-width: 39.99em)')
  const update = (): void => {
    if (narrow.matches) list.tabIndex = 0
    else list.removeAttribute('tabindex')
  }
  update()
  narrow.addEventListener('change', update)
  return () => narrow.removeEventListener('change', update)
}
