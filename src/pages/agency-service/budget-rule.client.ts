import { setMessage } from '../../lib/contact-link.ts'

/** Adds the rule written on the slip to the link to the contact form; disables the link while a number is invalid. */
export function mount(root: HTMLElement): () => void {
  const link = root.querySelector('[data-send]')
  if (!link) throw new Error('The slip has no link')
  const contactPage = link.getAttribute('href') ?? ''
  const inputs = [...root.querySelectorAll('input')]
  const textOf = (part: ChildNode): string => (part instanceof HTMLInputElement ? part.value : (part.textContent ?? ''))

  const update = (): void => {
    const parts = [...root.querySelectorAll('dt, dd')].map((part) => [...part.childNodes].map(textOf).join(''))
    const isComplete = inputs.every((input) => input.validity.valid)
    for (const input of inputs) input.setAttribute('aria-invalid', String(!input.validity.valid))
    setMessage(link, contactPage, isComplete ? `${root.dataset['title']}: ${parts.join(' ')}.` : null)
  }

  update()
  root.addEventListener('input', update)
  return () => root.removeEventListener('input', update)
}
