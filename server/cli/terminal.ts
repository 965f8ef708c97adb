import { createInterface } from 'node:readline/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { localDay } from '../local-day.ts'

/** Thrown for a command that cannot be understood: exit code 2. */
export class UsageError extends Error {}

export async function confirm(question: string) {
  if (!process.stdin.isTTY) throw new UsageError('This cannot be undone. Add --yes to do it without being asked.')
  const prompt = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await prompt.question(`${question} Type "yes": `)
  prompt.close()
  return answer.trim().toLowerCase() === 'yes'
}

/** Shows a percentage on a terminal, and nothing elsewhere. */
export function progressBar(what: string) {
  const isShown = process.stderr.isTTY
  let last = ''
  const step = (done: number, total: number) => {
    const text = `\r${what} ${Math.floor((done / Math.max(total, 1)) * 100)} %`
    if (isShown && text !== last) process.stderr.write(text)
    last = text
  }
  return Object.assign(step, { done: () => isShown && process.stderr.write('\r\u001b[K') })
}

export async function* withProgress<T>(items: AsyncIterable<T>, total: number, what: string): AsyncGenerator<T> {
  const show = progressBar(what)
  let done = 0
  for await (const item of items) {
    if (done++ % 500 === 0) show(done, total)
    yield item
  }
  show.done()
}

/** Formats a local day and time, such as 2026-01-31 14:05. */
export function formatTime(at: number) {
  const date = new Date(at)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${localDay(date)} ${two(date.getHours())}:${two(date.getMinutes())}`
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

/** Prints lines no faster than the reader takes them. */
export async function printLines(lines: AsyncIterable<string>) {
  await pipeline(Readable.from(withLineEnds(lines)), process.stdout, { end: false })
}

async function* withLineEnds(lines: AsyncIterable<string>) {
  for await (const line of lines) yield `${line}\n`
}
