import { documents } from '../access/documents.ts'
import { boxOf } from './pixels.ts'
import { expect, open, test } from './test.ts'

test('no page’s last section has the ground of the footer’s first block', async ({ page, request }) => {
  const sameGrounds: string[] = []
  for (const { path } of documents.filter(({ bare }) => !bare)) {
    const html = await request.get(path).then((answer) => answer.text())
    const [last, first] = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'text/html')
      const ground = (selector: string, at: number) =>
        [...parsed.querySelectorAll<HTMLElement>(selector)].at(at)?.dataset['ground']
      // Cards and links in a section may have grounds of their own down to its lower edge.
      const last = 'main > :last-child'
      return [ground(`${last}[data-ground], ${last} [data-ground]`, -1), ground('footer [data-ground]', 0)]
    }, html)
    expect(first, path).toBeTruthy()
    if (last === first) sameGrounds.push(`${path}: ${last}`)
  }
  expect(sameGrounds).toEqual([])
})

const article = '/blogs/ten-reason-your-business-needs-digital-marketing-in-dubai/'

for (const width of [1200, 1440, 1920]) {
  test(`the drop figures of an article leave its contents free at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, article)
    const contents = await boxOf(page.getByRole('navigation', { name: 'In this article' }))
    const figures = page.locator(':is(h2, h3)[data-numbered] > span:first-child')
    await expect(figures).toHaveCount(10)
    for (const figure of await figures.all()) {
      const { x } = await boxOf(figure)
      expect(x, (await figure.textContent()) ?? '').toBeGreaterThanOrEqual(contents.x + contents.width + 8)
    }
  })
}
