import { LEAD } from './service.ts'

export type Random = () => number

/** Creates a random generator (mulberry32) that gives the same numbers for the same seed on every machine. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const pick = <Item>(random: Random, items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to pick from.')
  return item
}

const LINE = '\r\n'
const BOUNDARIES = [
  'X',
  'boundary',
  '----WebKitFormBoundary7MA4YWxkTrZu0gW',
  'a b',
  "'()+_,-./:=?",
  'y'.repeat(70),
  'z'.repeat(300),
]
const NAMES = [
  ...Object.keys(LEAD),
  'fax',
  'elapsed',
  '',
  '__proto__',
  'constructor',
  'n'.repeat(500),
  'na\u0000me',
  'ñ',
  '"',
]
const TYPES = [
  ...['text/plain', 'text/plain; charset=utf-16le', 'text/plain; charset=latin1', 'text/plain; charset=none-such', ''],
  ...[
    'application/octet-stream',
    'multipart/mixed; boundary=inner',
    'text/html; charset="utf-8',
    ';;;',
    'a'.repeat(3_000),
  ],
]
const ENCODINGS = ['base64', 'quoted-printable', '7bit', '8bit', 'binary', 'gzip', 'x'.repeat(200)]
const DISPOSITIONS = [
  'form-data',
  'FORM-DATA',
  'attachment',
  'form-data;',
  '',
  'form-data; name',
  "form-data; name*=utf-8''n%ZZ",
]
const FILENAMES = ['a.txt', '', '../../etc/passwd', 'a"b', "x'; filename*=utf-8''%ff%fe", 'ü.pdf', 'f'.repeat(2_000)]
const VALUES = [
  '',
  ' ',
  'x',
  '\u202e',
  '😀',
  'ÿþ',
  '=1+1',
  '<script>',
  'a\r\n--X\r\nb',
  'a'.repeat(3_000),
  '--X--',
  '\ufeff',
]
const TOKENS = [
  '--',
  '--X',
  '--X--',
  LINE,
  '\n',
  '\r',
  '\0',
  '"',
  ';',
  '=',
  ':',
  'Content-Disposition: form-data; name="f"; filename="a"',
]

function writePart(random: Random, index: number): string {
  const headers: string[] = []
  const name = pick(random, NAMES)
  const filename = random() < 0.2 ? `; filename="${pick(random, FILENAMES)}"` : ''
  if (random() < 0.95) headers.push(`Content-Disposition: ${pick(random, DISPOSITIONS)}; name="${name}"${filename}`)
  if (random() < 0.25) headers.push(`Content-Type: ${pick(random, TYPES)}`)
  if (random() < 0.15) headers.push(`Content-Transfer-Encoding: ${pick(random, ENCODINGS)}`)
  if (random() < 0.05) headers.push(...Array.from({ length: 30 }, (_, count) => `X-${count}: ${index}`))
  return `${headers.join(LINE)}${LINE}${LINE}${pick(random, VALUES)}`
}

function writeLead(index: number): string[] {
  const values = { ...LEAD, message: `number ${index}` }
  return Object.entries(values).map(
    ([name, value]) => `Content-Disposition: form-data; name="${name}"${LINE}${LINE}${value}`,
  )
}

function mutate(random: Random, body: Buffer): Buffer {
  const at = () => Math.floor(random() * (body.length + 1))
  const [from, to] = [at(), at()].toSorted((a, b) => a - b) as [number, number]
  switch (Math.floor(random() * 6)) {
    case 0:
      return body.subarray(0, to)
    case 1:
      return Buffer.concat([body.subarray(0, from), body.subarray(to)])
    case 2:
      return Buffer.concat([body.subarray(0, to), body.subarray(from, from + 2_000)])
    case 3:
      return Buffer.concat([body.subarray(0, from), Buffer.from(pick(random, TOKENS)), body.subarray(from)])
    case 4: {
      const changed = Buffer.from(body)
      for (let count = 0; count < 4; count++) changed[Math.min(at(), changed.length - 1)] = Math.floor(random() * 256)
      return changed
    }
    default:
      return Buffer.concat([
        body.subarray(0, from),
        Buffer.from(Array.from({ length: 40 }, () => Math.floor(random() * 256))),
      ])
  }
}

/** Writes a multipart body, valid or broken in some way, with its Content-Type. */
export function writeBody(random: Random, index: number): { type: string; body: Buffer } {
  const boundary = pick(random, BOUNDARIES)
  const line = random() < 0.05 ? '\n' : LINE
  const parts = random() < 0.5 ? writeLead(index) : []
  for (let count = Math.floor(random() ** 3 * 40); count > 0; count--) parts.push(writePart(random, index))
  const pieces = parts.map((part) => `--${boundary}${line}${part}${line}`)
  const end = random() < 0.8 ? `--${boundary}--${line}` : ''
  const preamble = random() < 0.1 ? pick(random, VALUES) + line : ''
  let body: Buffer = Buffer.from(`${preamble}${pieces.join('')}${end}`, random() < 0.9 ? 'utf8' : 'latin1')
  for (let count = random() < 0.6 ? 1 + Math.floor(random() * 3) : 0; count > 0; count--) body = mutate(random, body)
  const quoted = /[^\w-]/.test(boundary) || random() < 0.1 ? `"${boundary}"` : boundary
  const type = random() < 0.9 ? `multipart/form-data; boundary=${quoted}` : pick(random, CONTENT_TYPES)
  if (random() < 0.01) body = Buffer.concat([body, Buffer.alloc(70_000, 'x')])
  return { type, body }
}

const CONTENT_TYPES = [
  ...[
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary="',
    'multipart/mixed; boundary=X',
  ],
  ...[
    'application/x-www-form-urlencoded',
    'application/json',
    'Multipart/Form-Data; Boundary=X; charset=utf-16',
    '',
    'x',
  ],
]
