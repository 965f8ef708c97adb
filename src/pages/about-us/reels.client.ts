import { mount as mountRail } from '../../ui/rail.client.ts'

/** Appends to each column the copy that closes its loop, hidden from assistive technology. */
export function mount(columns: HTMLElement): () => void {
  const copies = [...columns.children].flatMap((column) => {
    const copy = column.firstElementChild?.cloneNode(true)
    if (!(copy instanceof HTMLElement)) return []
    copy.ariaHidden = 'true'
    for (const image of copy.querySelectorAll('img')) image.alt = ''
    column.append(copy)
    return [copy]
  })
  const unmountRail = mountRail(columns)
  return () => {
    unmountRail()
    for (const copy of copies) copy.remove()
  }
}
