import { counterparts, stateOf, type Active, type Side } from './highlight.ts'

type Item = { element: HTMLElement; side: Side; id: string; answers: string[] }

/**
 * Makes an item active when it is entered by mouse, focused or pressed; leaving a solution leaves none active. Draws a
 * line from the active item to each counterpart.
 */
export function mount(columns: HTMLElement): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const items = [...columns.querySelectorAll<HTMLElement>('[data-side]')].map((element): Item => {
    const { side, id = '', answers = '' } = element.dataset
    return { element, side: side === 'solution' ? 'solution' : 'challenge', id, answers: answers.split(' ') }
  })
  const solutions = items.filter(({ side }) => side === 'solution')
  let active: Active = items[0]

  const show = (): void => {
    for (const item of items) {
      const state = stateOf(item, active, solutions)
      if (state) item.element.dataset['state'] = state
      else delete item.element.dataset['state']
      item.element.querySelector('button')?.setAttribute('aria-pressed', String(state === 'active'))
    }
    drawLines(columns, items, active, solutions)
  }
  const enter = ({ side, id }: Item): void => {
    if (active?.side === side && active.id === id) return
    active = { side, id }
    show()
  }
  const leave = ({ side, id }: Item): void => {
    if (side !== 'solution' || active?.side !== side || active.id !== id) return
    active = undefined
    show()
  }

  for (const item of items) {
    const { element } = item
    // A tap also ends with pointerleave, so only a mouse can leave; a touch elsewhere leaves by blur.
    const byMouse = (act: (item: Item) => void) => (event: PointerEvent) => {
      if (event.pointerType === 'mouse') act(item)
    }
    element.addEventListener('pointerenter', byMouse(enter), { signal })
    element.addEventListener('pointerleave', byMouse(leave), { signal })
    element.addEventListener('focusin', () => enter(item), { signal })
    element.addEventListener('focusout', () => leave(item), { signal })
    element.querySelector('button')?.addEventListener('click', () => enter(item), { signal })
  }
  show()
  addEventListener('resize', () => drawLines(columns, items, active, solutions), { signal })
  return () => stop.abort()
}

/** Draws the lines on wide windows; elsewhere the SVG has no size. A new path element restarts the CSS animation. */
function drawLines(columns: HTMLElement, items: Item[], active: Active, solutions: Item[]): void {
  const svg = columns.querySelector(':scope > svg')
  const path = svg?.querySelector('path')
  if (!svg || !path) return
  const width = svg.clientWidth
  const { top } = svg.getBoundingClientRect()
  const middleOf = (side: Side | undefined, id: string | undefined): number => {
    const item = items.find((one) => one.side === side && one.id === id)
    const box = item?.element.querySelector('h3')?.getBoundingClientRect()
    return box ? box.top + box.height / 2 - top : 0
  }
  const other = active?.side === 'challenge' ? 'solution' : 'challenge'
  const lines = counterparts(active, solutions).map((id) => {
    const ends = [middleOf(active?.side, active?.id), middleOf(other, id)]
    const [start, end] = active?.side === 'challenge' ? ends : ends.toReversed()
    return `M0 ${start}C${width / 2} ${start} ${width / 2} ${end} ${width} ${end}`
  })
  // A clone has the type of its original.
  const drawn = path.cloneNode() as SVGPathElement
  drawn.setAttribute('d', lines.join(''))
  path.replaceWith(drawn)
}
