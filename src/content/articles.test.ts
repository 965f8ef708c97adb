import { expect, test } from 'vitest'
import { loadContent } from './load.ts'
import { compileArticle } from './article-body.ts'
import { articleSlugs } from './route-ids.ts'

const articles = await Promise.all(
  articleSlugs.map(async (slug) => {
    const { body = '', data, faults } = await loadContent(`content/articles/${slug}.mdx`)
    return {
      slug,
      body,
      faults,
      data: data as { description: string; related: string[] },
      extras: (await compileArticle(body, slug)).extras,
    }
  }),
)

const proseOf = (body: string) => body.replaceAll(/<Figure[\s\S]*?<\/Figure>|<PullQuote>[\s\S]*?<\/PullQuote>/g, '')
const flat = (text: string) =>
  text
    .replaceAll(/[*_]|\s+/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()

test.for(articles)('$slug is long enough to be useful and short enough to be read', ({ faults, extras }) => {
  expect(faults).toEqual([])
  expect(extras.words).toBeGreaterThanOrEqual(900)
  expect(extras.words).toBeLessThanOrEqual(1400)
  expect(extras.readingMinutes).toBeGreaterThanOrEqual(4)
  expect(extras.headings.length).toBeGreaterThanOrEqual(5)
})

test.for(articles)('$slug has a diagram, a list and one or two pull quotes that repeat the text', ({ body }) => {
  const quotes = [...body.matchAll(/<PullQuote>([\s\S]*?)<\/PullQuote>/g)].map(([, quote = '']) => flat(quote))
  expect(quotes.length).toBeGreaterThanOrEqual(1)
  expect(quotes.length).toBeLessThanOrEqual(2)
  const prose = flat(proseOf(body)).toLowerCase()
  for (const quote of quotes) expect(prose).toContain(quote.toLowerCase().replace(/\.$/, ''))
  expect(body.match(/<Figure/g)).toHaveLength(1)
  expect(body).toMatch(/^- /m)
})

test.for(articles)('$slug is described to search engines as in its own head', async ({ slug, data }) => {
  const { data: heads } = await loadContent('content/routes.yaml')
  expect((heads as Record<string, { description: string }>)[`blogs/${slug}`]?.description).toBe(data.description)
})

test.for(articles)('$slug leads on to two other articles', ({ slug, data }) => {
  expect(new Set(data.related).size).toBe(2)
  expect(data.related).not.toContain(slug)
})

test('the one statistic stands in the article on social media, and no other figure anywhere', () => {
  for (const { slug, body } of articles) {
    const withoutNumbering = proseOf(body).replaceAll(/^(## )?\d+\. /gm, '')
    const figures = new Set(withoutNumbering.match(/\d[\d.,]*\d?/g))
    const allowed: Record<string, string[]> = {
      'boost-your-business-with-social-media': ['9.52'],
      'top-digital-marketing-trends-for-2025-business-in-dubai-must-follow': ['2025'],
    }
    expect(
      [...figures].map((figure) => figure.replace(/[.,]$/, '')),
      slug,
    ).toEqual(allowed[slug] ?? [])
  }
})
