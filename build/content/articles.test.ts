import { expect, test } from 'vitest'
import { compileArticle } from './article-body.ts'
import { loadContent } from './load.ts'
import { slugsIn } from '../../tests/routes.ts'

const articleSlugs = slugsIn('articles')

test.for(articleSlugs)('%s can be read: chapters for its list of contents, and a reading time', async (slug) => {
  const { file, body = '' } = await loadContent(`content/articles/${slug}.mdx`)
  const { extras, faults } = await compileArticle(body, file)
  expect(faults).toEqual([])
  expect(extras.headings.filter(({ depth }) => depth === 2).length).toBeGreaterThanOrEqual(2)
  expect(extras.readingMinutes).toBe(Math.max(1, Math.round(extras.words / 220)))
})

test('the agreed statistic stands in the article on social media', async () => {
  const { body } = await loadContent('content/articles/boost-your-business-with-social-media.mdx')
  expect(body).toContain('9.52 million')
})

test('an article may be short, have no figure, and say what it says in digits', async () => {
  const body = '\n\nIn 2026 we cut 40% of a budget of ₹1,20,000.\n\n| Month | Leads |\n| --- | --- |\n| May | 31 |\n'
  const { extras, faults } = await compileArticle(body, 'content/articles/short.mdx')
  expect(faults).toEqual([])
  expect(extras).toMatchObject({ headings: [], readingMinutes: 1 })
})

test('parts of words alone stand two abreast, one with a picture or a list does not', async () => {
  const body =
    '## Why\n\n### 1. One\n\nText.\n\n### 2. Two\n\nText.\n\n### 3. Three\n\n- A list\n\n### 4. Four\n\nText.\n'
  const { code, extras } = await compileArticle(body, 'content/articles/short.mdx')
  expect(code.match(/_jsxs?\(Parts,/g)).toHaveLength(1)
  expect(code.match(/_jsxs?\(Part,/g)).toHaveLength(2)
  expect(extras.headings.map(({ depth }) => depth)).toEqual([2, 3, 3, 3, 3])
})

test('the words of the first drawing are known to the parts that show a piece of it', async () => {
  const drawing = (name: string, label: string) =>
    `<Figure name="${name}" title="a" description="b" labels={['${label}', 'Two', 'Three', 'Four', 'Five']}>\n  Words\n</Figure>\n`
  const body = `Text.\n\n${drawing('rented-and-owned', 'One')}\n## 1. One\n\n${drawing('rented-and-owned', 'Other')}`
  const { extras, faults } = await compileArticle(body, 'content/articles/short.mdx')
  expect(faults).toEqual([])
  expect(extras.drawing).toEqual({ name: 'rented-and-owned', labels: ['One', 'Two', 'Three', 'Four', 'Five'] })
  const unknown = await compileArticle(drawing('toString', 'One'), 'content/articles/short.mdx')
  expect(unknown.extras.drawing).toBeUndefined()
})

test('a picture in the text becomes its sizes, with its own alt text and caption', async () => {
  const body = '![Three towers](six-pillars-of-digital-marketing.jpg "Dubai Marina, 2026")\n'
  const { code, faults, pictures } = await compileArticle(body, 'content/articles/short.mdx')
  expect(faults).toEqual([])
  expect(pictures).toEqual(['articles/six-pillars-of-digital-marketing'])
  expect(code).toMatch(
    /_jsx\(ArticlePicture, \{\s*picture: \{\s*"?base"?: "articles\/six-pillars-of-digital-marketing\.\w+"/,
  )
  expect(code).toMatch(/"?alt"?: "Three towers"/)
  expect(code).toContain('caption: "Dubai Marina, 2026"')
})

test.for([
  'import { rm } from "node:fs"\n',
  'export const a = process.exit()\n',
  'A word {process.exit()} in a text.\n',
  '{/* a remark */ process.exit() /* and another */}\n',
  '<PullQuote {...process.exit()}>One</PullQuote>\n\nOne\n',
  '<PullQuote lang={process.exit()}>One</PullQuote>\n\nOne\n',
  '<Exercise>{process.exit()}</Exercise>\n',
  '<Figure name="pillars" title={process.exit()} description="b" labels={[]} />\n',
  '<Figure name="pillars" title="a" description="b" labels={["One", process.exit()]} />\n',
  '<Figure name="pillars" title="a" description="b" labels={[`${process.exit()}`]} />\n',
  '<ArticlePicture picture={process.exit()} />\n',
  '<script>process.exit()</script>\n',
  '<a.b />\n',
])('an article that would run code is refused: %s', async (body) => {
  const { faults } = await compileArticle(body, 'content/articles/short.mdx')
  expect(faults.map(({ message }) => message).join('\n')).toMatch(/taken for code|no element of|no part of/)
})
