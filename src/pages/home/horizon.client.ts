import { sunAt } from './sun-at.ts'

/** Shows the moment of the slider's week, and moves the sun. */
export function mount(root: HTMLElement): (() => void) | void {
  const range = root.querySelector('input')
  const sun = root.querySelector<HTMLElement>('[data-sun]')
  const heading = root.querySelector('h2')
  if (!range || !sun || !heading) return
  const lastDay = Number(/\d+/.exec(heading.textContent)?.[0] ?? Infinity)
  const moments = [...root.querySelectorAll<HTMLElement>('[data-week]')]
  const show = (): void => {
    const week = range.valueAsNumber
    const at = (week - Number(range.min)) / (Number(range.max) - Number(range.min))
    const current = moments.findLast((moment) => Number(moment.dataset['week']) <= week)
    for (const moment of moments) moment.toggleAttribute('data-now', moment === current)
    const description = current?.querySelector('span')?.textContent ?? ''
    range.setAttribute('aria-valuetext', `${range.labels?.[0]?.textContent.trim() ?? ''} ${week}: ${description}`)
    // Set in percent of the sky: script cannot set a custom property of the style sheets, because the build shortens
    // their names in documents.
    const { left, bottom } = sunAt(at)
    sun.style.left = `${left}%`
    sun.style.bottom = `${bottom}%`
    sun.dataset['at'] = `${sun.dataset['sun']} ${Math.min(week * 7, lastDay)}`
    root.dataset['stage'] = String(Math.round(at * 4 + 0.4))
  }
  show()
  root.dataset['moves'] = ''
  range.addEventListener('input', show)
  return () => range.removeEventListener('input', show)
}
