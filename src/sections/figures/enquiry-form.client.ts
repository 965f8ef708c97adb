import { navigate } from '../../router/hash-router.ts'

/** Goes to the contact form with the answers in the URL, and leaves out empty ones and their lines of the message. */
export function mount(root: HTMLElement): () => void {
  const send = (event: Event): void => {
    event.preventDefault()
    const answers = [...new FormData(root as HTMLFormElement)].map(([name, value]) => [name, String(value).trim()])
    const given = answers.flatMap(([name = '', value]) => (value ? `{${name}}` : []))
    const answered = (message: string) =>
      message.split(/\r?\n/).filter((line) => given.some((mark) => line.includes(mark)))
    const query = answers
      .map(([name = '', value = '']) => [name, name === 'message' ? answered(value).join('\n') : value])
      .filter(([, value]) => value)
    navigate(query.length > 0 ? `/contact-us?${new URLSearchParams(query as [string, string][])}` : '/contact-us')
  }
  root.addEventListener('submit', send)
  return () => root.removeEventListener('submit', send)
}
