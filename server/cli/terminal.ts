import { createInterface } from 'node:readline/promises'

/** The command was not understood: exit code 2. */
export class UsageError extends Error {}

export async function confirm(question: string) {
  if (!process.stdin.isTTY) throw new UsageError('This cannot be undone. Add --yes to do it without being asked.')
  const prompt = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await prompt.question(`${question} Type "yes": `)
  prompt.close()
  return answer.trim().toLowerCase() === 'yes'
}

export function progressBar(what: string) {
  const shown = process.stderr.isTTY
  const step = (done: number, total: number) => {
    if (shown) process.stderr.write(`\r${what} ${Math.floor((done / Math.max(total, 1)) * 100)} %`)
  }
  return Object.assign(step, { done: () => shown && process.stderr.write('\r\u001b[K') })
}

export function* withProgress<T>(items: Iterable<T>, total: number, what: string): Generator<T> {
  const show = progressBar(what)
  let done = 0
  for (const item of items) {
    if (done++ % 500 === 0) show(done, total)
    yield item
  }
  show.done()
}

export function formatTime(at: number) {
  const date = new Date(at)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${two(date.getHours())}:${two(date.getMinutes())}`
}

export function formatBytes(bytes: number) {
  return bytes < 1_048_576 ? `${Math.ceil(bytes / 1_024)} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`
}

export function pluralize(count: number, one: string, many = `${one}s`) {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`
}

export function print(line: string) {
  process.stdout.write(`${line}\n`)
}
