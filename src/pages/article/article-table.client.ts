/** Where the table does not scroll it is no stop for the keyboard. */
export function mount(scroller: HTMLElement): () => void {
  const sizes = new ResizeObserver(() => {
    if (scroller.scrollWidth > scroller.clientWidth) scroller.tabIndex = 0
    else scroller.removeAttribute('tabindex')
  })
  sizes.observe(scroller)
  return () => sizes.disconnect()
}
