/** Takes the table out of the tab order while it does not scroll. */
export function mount(scroller: HTMLElement): () => void {
  const sizes = new ResizeObserver(() => {
    if (scroller.scrollWidth > scroller.clientWidth) scroller.tabIndex = 0
    else scroller.removeAttribute('tabindex')
  })
  sizes.observe(scroller)
  return () => sizes.disconnect()
}
