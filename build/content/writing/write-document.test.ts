import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentFiles } from '../load.ts'
import { readValues, writeValues, type DocumentValues } from './write-document.ts'
import { isRecord } from '#shared/values.ts'

type Path = (string | number)[]
const files = (await contentFiles()).map((file) => ({ file, source: readFileSync(file, 'utf8') }))

function placesOf(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  const inside = Array.isArray(value)
    ? value.flatMap((item: unknown, at) => placesOf(item, [...path, at]))
    : isRecord(value)
      ? Object.entries(value).flatMap(([key, item]) => placesOf(item, [...path, key]))
      : []
  return [{ path, value }, ...inside]
}

function changed(values: DocumentValues, path: Path, change: (value: unknown) => unknown): DocumentValues {
  const copy = structuredClone(values)
  const [last, ...rest] = ['fields', ...path].toReversed() as [string | number, ...Path]
  let parent = copy as unknown as Record<string | number, unknown>
  for (const key of rest.toReversed()) parent = parent[key] as Record<string | number, unknown>
  parent[last] = change(parent[last])
  return copy
}

const EDGE_CASES = [
  'Plain words',
  'With: a colon, a # sign and "quotes"',
  "It's an apostrophe",
  '- begins like an entry',
  '[brackets], {braces}',
  'yes',
  '2025-03-14',
  '42',
  '',
  '* star',
  '@at % percent `tick`',
  'ends with a colon:',
  'தமிழ் عربى 🙂',
  'back\\slash',
  'two\nlines',
]

test.for(files)('$file stays byte for byte when nothing changed', ({ source }) => {
  expect(writeValues(source, readValues(source))).toBe(source)
})

/** Number of rounds. Each changes every seventh value, so that each value is changed once among unchanged ones. */
const ROUNDS = 7

test.for(files)('$file: every text and figure can be changed, and nothing else is', ({ source }) => {
  const values = readValues(source)
  const places = placesOf(values.fields).filter(({ value }) => typeof value !== 'object')
  for (let round = 0; round < ROUNDS; round++) {
    const chosen = places.filter((_, at) => at % ROUNDS === round)
    const other = (value: unknown, at: number) =>
      typeof value === 'number'
        ? value + 1000
        : typeof value === 'boolean'
          ? !value
          : EDGE_CASES[(at + round) % EDGE_CASES.length]
    const wanted = chosen.reduce((all, { path, value }, at) => changed(all, path, () => other(value, at)), values)
    const written = writeValues(source, wanted)
    const hasLongText = chosen.some(({ path }) => path.at(-1) === 'para')
    if (hasLongText) continue
    const [before, after] = [source.split('\n'), written.split('\n')]
    expect(after.length).toBe(before.length)
    expect(after.filter((line, at) => line !== before[at]).length).toBeLessThanOrEqual(chosen.length)
  }
})

test.for(files)('$file: entries of each list are added, taken out, moved and duplicated', ({ source }) => {
  const values = readValues(source)
  const lists = placesOf(values.fields).filter(({ value }) => Array.isArray(value) && value.length > 0)
  for (const [index, { path, value }] of lists.entries()) {
    const list = value as unknown[]
    const fresh =
      typeof list[0] === 'string' ? 'A new: entry' : isRecord(list[0]) ? { ...list[0], extra: 'New' } : list[0]
    const variants = [
      [...list, fresh],
      [fresh, ...list],
      list.slice(1),
      list.slice(0, -1),
      list.toReversed(),
      [...list.slice(1), list[0]],
      [list[0], ...list],
      [],
    ]
    for (const step of [0, 3]) {
      const written = writeValues(
        source,
        changed(values, path, () => variants[(index + step) % variants.length]),
      )
      // Changing the values back restores the file.
      writeValues(written, values)
    }
  }
})

test.for(files)('$file: fields are added to each record and taken out of it', ({ source }) => {
  const values = readValues(source)
  const records = placesOf(values.fields).filter(({ value }) => isRecord(value))
  for (const [index, { path, value }] of records.entries()) {
    const entries = Object.entries(value as object)
    const variants = [
      { ...(value as object), added: 'New' },
      { added: ['New', { nested: true }], ...(value as object) },
      Object.fromEntries([...entries.slice(0, 1), ['added', { a: 1, b: ['x'] }], ...entries.slice(1)]),
      Object.fromEntries(entries.slice(1)),
      Object.fromEntries(entries.slice(0, -1)),
      Object.fromEntries(entries.filter((_, at) => at % 2 === 0)),
    ]
    writeValues(
      source,
      changed(values, path, () => variants[index % variants.length]),
    )
  }
})

const leaf = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(...EDGE_CASES),
  fc.integer(),
  fc.boolean(),
)
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(fc.stringMatching(/^[a-z][a-zA-Z/ -]{0,8}$/), tie('tree'), { maxKeys: 4, noNullPrototype: true }),
  ),
}))

test('whatever a file says can become whatever else, in steps', () => {
  const record = fc.dictionary(fc.stringMatching(/^[a-z]{1,3}$/), tree, {
    minKeys: 1,
    maxKeys: 4,
    noNullPrototype: true,
  })
  fc.assert(
    fc.property(fc.array(record, { minLength: 2, maxLength: 4 }), (steps) => {
      let source = '# head\nfirst: 1\n'
      for (const fields of steps) {
        const wanted = { fields: { first: 1, ...fields } }
        source = writeValues(source, wanted)
        expect(readValues(source)).toEqual(wanted)
        expect(source).toContain('# head')
      }
    }),
    { numRuns: 150 },
  )
})

const COMMENTED = `# Who works here.
people:
  # The owner.
  - name: Asha
    # Since 2019.
    title: "Owner"
  # Paints.
  - name: 'Badri'
    # Shown in brackets.
    title: Painter
  - { name: Chitra, title: Writer }
words: >-
  A long text that stands
  on two lines.
# The end.
`

test('comments go with the entry below them, and those of an entry that is gone stay', () => {
  const { fields } = readValues(COMMENTED) as { fields: { people: object[]; words: string } }
  const [asha, badri, chitra] = fields.people
  const write = (people: (object | undefined)[]) => writeValues(COMMENTED, { fields: { ...fields, people } })
  expect(write([badri, asha, chitra])).toBe(`# Who works here.
people:
  # The owner.
  # Paints.
  - name: 'Badri'
    # Shown in brackets.
    title: Painter
  - name: Asha
    # Since 2019.
    title: "Owner"
  - { name: Chitra, title: Writer }
words: >-
  A long text that stands
  on two lines.
# The end.
`)
  expect(write([asha, chitra])).toContain('"Owner"\n  # Paints.\n  - { name: Chitra')
  expect(write([asha, badri, chitra, { name: 'Dev', title: 'Cook: #1' }])).toContain(
    '  - name: Dev\n    title: "Cook: #1"\nwords',
  )
  const shorter = writeValues(COMMENTED, { fields: { ...fields, words: 'A short text.' } })
  expect(shorter).toContain('words: >-\n  A short text.\n# The end.')
})

test('a file with Windows line ends keeps them, and so does an article', () => {
  const windows = COMMENTED.replaceAll('\n', '\r\n')
  const { fields } = readValues(windows) as { fields: object }
  const written = writeValues(windows, { fields: { ...fields, words: 'Short.', more: ['a'] } })
  expect(written).toContain('words: >-\r\n  Short.\r\nmore:\r\n  - a\r\n# The end.\r\n')
  const article = '---\r\ntitle: One\r\n---\r\n\r\nText.\r\n'
  expect(writeValues(article, { fields: { title: 'Two' }, body: '\nText.\n' })).toBe(article.replace('One', 'Two'))
})

test('an article’s text is written behind its front matter', () => {
  const article = '---\n# about\ntitle: One\n---\n\nText.\n'
  const written = writeValues(article, { fields: { title: 'One' }, body: '\nOther *text*.\n\n---\n\nMore.\n' })
  expect(written).toBe('---\n# about\ntitle: One\n---\n\nOther *text*.\n\n---\n\nMore.\n')
})

test('a file with broken YAML is left alone', () => {
  expect(() => writeValues('a: [1\n', { fields: { a: 1 } })).toThrow('is never closed')
})
