/** Percent of the sky that the sun crosses, from the left edge; how high it rises, and how deep it starts. */
const WAY = { from: 8, length: 82, rise: 82, depth: 12 }

/** Shows the moment of the week that the slider is at, and moves the sun. */
export function mount(root: HTMLElement): (() => void) | void {
  const range = root.querySelector('input')
  const sun = root.querySelector<HTMLElement>('[data-sun]')
  if (!range || !sun) return
  const moments = [...root.querySelectorAll<HTMLElement>('[data-week]')]
  const show = (): void => {
    const week = range.valueAsNumber
    const at = (week - Number(range.min)) / (Number(range.max) - Number(range.min))
    const current = moments.findLast((moment) => Number(moment.dataset['week']) <= week)
    for (const moment of moments) moment.toggleAttribute('data-now', moment === current)
    const description = current?.querySelector('span')?.textContent ?? ''
    range.setAttribute('aria-valuetext', `${range.labels?.[0]?.textContent.trim() ?? ''} ${week}: ${description}`)
    // Percent of the sky: a script cannot set a custom property of the style sheets, documents shorten their names.
    sun.style.left = `${WAY.from + at * WAY.length}%`
    sun.style.bottom = `${Math.sin((at * Math.PI) / 2) * WAY.rise - WAY.depth}%`
    root.dataset['stage'] = String(Math.ceil(at * 4))
  }
  show()
  root.dataset['moves'] = ''
  range.addEventListener('input', show)
  return () => range.removeEventListener('input', show)
}
