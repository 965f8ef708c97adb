import { navigate } from '../../router/hash-router.ts'

/** Goes to the contact form as a link does, without what was left empty. */
export function mount(root: HTMLElement): () => void {
  const send = (event: Event): void => {
    event.preventDefault()
    const answers = [...new FormData(root as HTMLFormElement)].map(([name, value]) => [name, String(value).trim()])
    const given = new Set(answers.flatMap(([name = '', value]) => (value ? `{${name}}` : [])))
    const query = answers.filter(([name, value = '']) =>
      name === 'message' ? [...given].some((mark) => value.includes(mark)) : value,
    )
    navigate(query.length > 0 ? `/contact-us?${new URLSearchParams(query as [string, string][])}` : '/contact-us')
  }
  root.addEventListener('submit', send)
  return () => root.removeEventListener('submit', send)
}
