import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { EditorState } from 'prosemirror-state'
import type { Node } from 'prosemirror-model'
import { expect, test } from 'vitest'
import { readValues } from '../../../build/content/writing/write-document.ts'
import { compileArticle } from '../../../build/content/article-body.ts'
import { markType, nodeType, schema } from './schema.ts'
import { SourceBlocks } from './source-blocks.ts'

const FOLDER = 'content/articles'
const articles = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => ({ name, body: readValues(readFileSync(`${FOLDER}/${name}`, 'utf8')).body ?? '' }))

const roundTrip = (text: string) => {
  const blocks = new SourceBlocks()
  return blocks.write(blocks.read(text)).text
}

/** Returns a node as JSON without the numbers of its sources. */
const plain = (node: Node): unknown =>
  JSON.parse(JSON.stringify(node.toJSON(), (key, value: unknown) => (key === 'at' ? undefined : value)))

test.for(articles)('$name is the same bytes after it was opened', ({ body }) => {
  expect(roundTrip(body)).toBe(body)
})

test.for(articles)('$name has a form for each of its blocks', ({ body }) => {
  const names = new SourceBlocks().read(body).children.map(({ type }) => type.name)
  // Tally lists are not supported by the editor.
  expect(names.filter((name) => name === 'opaque')).toHaveLength(body.match(/^<Tally/gm)?.length ?? 0)
  expect(new Set(names)).toContain('heading')
})

test.for(articles)('a word in any block of $name changes the bytes of this block alone', ({ body }) => {
  const blocks = new SourceBlocks()
  const doc = blocks.read(body)
  const { starts } = blocks.write(doc)
  doc.forEach((child, offset, index) => {
    if (child.content.size === 0) return
    // Inserts into the first text of the block.
    let at = -1
    doc.nodesBetween(offset, offset + child.nodeSize, (node, position) => {
      if (node.isText && at < 0) at = position
    })
    const state = EditorState.create({ doc })
    const edited = state.apply(state.tr.insertText('Zebra ', at))
    const { text } = blocks.write(edited.doc)
    const start = starts[index] ?? 0
    const rest = body.length - (starts[index + 1] ?? body.length)
    expect(text.slice(0, start)).toBe(body.slice(0, start))
    expect(rest === 0 || text.endsWith(body.slice(-rest))).toBe(true)
    expect(text).toContain('Zebra')
    // Undoing the change restores the original bytes.
    const undone = edited.apply(edited.tr.delete(at, at + 'Zebra '.length))
    expect(blocks.write(undone.doc).text).toBe(body)
  })
})

test.for(articles)('every block of $name that is written anew is read as what it was', ({ body }) => {
  const doc = new SourceBlocks().read(body)
  // Blocks without a source are always written anew.
  const bare = doc.children.map((node) => node.type.create({ ...node.attrs, at: null }, node.content))
  const written = new SourceBlocks().write(nodeType('doc').create(null, bare)).text
  expect(plain(new SourceBlocks().read(written))).toEqual(plain(doc))
})

test.for([
  'import x from "y"\n\nWords.\n',
  '<Unknown a={1}>\n\nWords **here**\n\n</Unknown>\n',
  'A <b>raw</b> element.\n',
  '{/* a remark */}\n\n# One\n',
  '```js\nconst a = 1\n```\n',
  'A [reference][one].\n\n[one]: https://example.com\n',
  'A note[^1].\n\n[^1]: The note.\n',
  '- [ ] open\n- [x] done',
  '\n\n\n   Spaces around   \n\n\n\n\nand __other__ signs\n***\n+ a\n+ b\n\n\n* c\n',
  '1) one\n2) two\n\n7. seven\n',
  '| a | b |\n|:-:|--:|\n| 1 \\| 2 | `x` |\n',
  '',
])('a text with what the editor has no form for stays as it is: %j', (text) => {
  expect(roundTrip(text)).toBe(text)
})

test('what has no form is one block, which can be moved and removed but not changed', () => {
  const blocks = new SourceBlocks()
  const doc = blocks.read('One.\n\n<Unknown a={1}>\n\n*kept*\n\n</Unknown>\n\nTwo.\n')
  expect(doc.children.map(({ type }) => type.name)).toEqual(['paragraph', 'opaque', 'paragraph'])
  const [one, raw, two] = doc.children
  if (!one || !raw || !two) throw new Error('Three blocks were expected.')
  const moved = blocks.write(nodeType('doc').create(null, [raw, one, two])).text
  expect(moved).toBe('<Unknown a={1}>\n\n*kept*\n\n</Unknown>\n\nOne.\n\nTwo.\n')
  expect(blocks.write(nodeType('doc').create(null, [one, two])).text).toBe('One.\n\nTwo.\n')
})

test('a text of somebody else keeps the blocks that both have', () => {
  const blocks = new SourceBlocks()
  const before = blocks.read('One.\n\nTwo __bold__.\n\nThree.\n')
  const after = blocks.read('One, changed.\n\nTwo __bold__.\n\nThree.\n', before)
  expect(after.child(1)).toBe(before.child(1))
  expect(blocks.write(after).text).toBe('One, changed.\n\nTwo __bold__.\n\nThree.\n')
})

const paragraph = (...content: Node[]) => nodeType('paragraph').create(null, content)
const write = (...nodes: Node[]) => new SourceBlocks().write(nodeType('doc').create(null, nodes)).text
const item = (text: string) => nodeType('list_item').create(null, paragraph(schema.text(text)))

test('two lists that follow each other stay two', () => {
  const list = (text: string) => nodeType('bullet_list').create(null, item(text))
  const text = write(list('one'), list('two'), nodeType('ordered_list').create(null, item('a')))
  expect(text).toBe('- one\n\n* two\n\n1. a\n')
  expect(new SourceBlocks().read(text).childCount).toBe(3)
})

test('spaces at the end of bold words stand behind the stars', () => {
  const bold = schema.text(' bold ', [markType('strong').create()])
  expect(write(paragraph(schema.text('a'), bold, schema.text('b')))).toBe('a **bold** b\n')
})

const hostile = fc.string({
  unit: fc.constantFrom(
    ...['a', 'B', ' ', '*', '_', '`', '<', '>', '{', '}', '[', ']', '(', ')', '!', '#', '-', '+', '1', '.', '|', '\\'],
    ...['&', ';', '~', '@', ':', '/', '=', '"', "'", 'import ', 'export ', 'www.a.b', 'https://a.b', '&lt;', '“', 'ü'],
  ),
  maxLength: 24,
})
const marked = fc
  .record({
    text: hostile,
    marks: fc.subarray(['strong', 'em']),
    href: fc.option(fc.constant('https://example.com/a_b')),
  })
  .filter(({ text }) => text !== '')
  .map(({ text, marks, href }) =>
    schema.text(text, [
      ...(href ? [markType('link').create({ href })] : []),
      ...marks.map((name) => markType(name).create()),
    ]),
  )
const inline = fc.array(marked, { maxLength: 4 })
const block = fc.oneof(
  inline.map((content) => paragraph(...content)),
  inline.map((content) => nodeType('heading').create({ level: 2 }, content)),
  inline.map((content) => nodeType('pull_quote').create(null, content)),
  inline.map((content) => nodeType('blockquote').create(null, paragraph(...content))),
  fc.array(inline, { minLength: 1, maxLength: 3 }).map((items) =>
    nodeType('bullet_list').create(
      null,
      items.map((content) => nodeType('list_item').create(null, paragraph(...content))),
    ),
  ),
  fc.array(inline, { minLength: 2, maxLength: 2 }).map((cells) =>
    nodeType('table').create(null, [
      nodeType('table_row').create(
        null,
        cells.map((content) => nodeType('table_header').create(null, content)),
      ),
      nodeType('table_row').create(
        null,
        cells.map((content) => nodeType('table_cell').create(null, content)),
      ),
    ]),
  ),
)

/** Returns the visible text without white space. */
const wordsOf = (doc: Node) => doc.textContent.replaceAll(/\s+/g, '')

test('whatever is typed is text: no code, and the words that were typed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(block, { minLength: 1, maxLength: 3 }), async (nodes) => {
      const doc = nodeType('doc').create(null, nodes)
      const { text } = new SourceBlocks().write(doc)
      const read = new SourceBlocks().read(text)
      expect(read.children.map(({ type }) => type.name)).not.toContain('opaque')
      expect(wordsOf(read)).toBe(wordsOf(doc))
      const { faults } = await compileArticle(text, 'content/articles/short.mdx')
      expect(faults.filter(({ message }) => !message.includes('pull quote'))).toEqual([])
    }),
    { numRuns: 150 },
  )
})
