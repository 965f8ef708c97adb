import { axeFindings } from '../access/axe.ts'
import { readContent } from '../../build/content/load.ts'
import { readHeads } from '../../build/content/page-heads.ts'
import { canonicalIdOf, pathOf, routeIds } from '../routes.ts'
import { expect, hydrated, open, test } from './test.ts'

const site = await readContent('content/site.yaml')
const titles = new Map((await readHeads()).map(({ page, title }) => [page.id, `${title} | ${site.brand}`]))

const pagePath = (id: string) => (id === 'home' ? '/' : `/${id}/`)

/** Returns the text of the page without the parts that depend on browser and time. */
const words = () => {
  const copy = document.querySelector('#root')?.cloneNode(true) as HTMLElement
  // The browser adds the other countries' names to the form's list.
  for (const live of copy.querySelectorAll('[data-live], option')) live.remove()
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim()
}

for (const id of routeIds) {
  const title = titles.get(id) ?? ''

  test(`${pathOf(id)} opened by its hash`, async ({ page }) => {
    await open(page, `/#${pathOf(id)}`)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('header[data-header]')).toBeVisible()
    await expect(page.locator('footer').last()).toBeAttached()
    expect(new URL(page.url()).hash).toBe(`#${pathOf(id)}`)
  })

  test(`${pathOf(id)} opened as a static page`, async ({ page }) => {
    // With reduced motion everything is in its final state, as axe requires.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(pagePath(id))
    const prerendered = await page.request.get(pagePath(id)).then((answer) => answer.text())
    await hydrated(page)
    await expect(page).toHaveTitle(title)
    await expect(page).toHaveURL(`/#${pathOf(id)}`)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${site.url}${pagePath(canonicalIdOf(id))}`,
    )
    const shown = await page.evaluate(words)
    const stored = await page.evaluate(
      ([html, read]) => {
        const parsed = new DOMParser().parseFromString(html ?? '', 'text/html')
        // eslint-disable-next-line no-new-func -- the same reader as for the live page
        return new Function('document', `return (${read})()`)(parsed) as string
      },
      [prerendered, words.toString()],
    )
    expect(shown).toBe(stored)
    expect(await axeFindings(page)).toEqual([])
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const id of routeIds) {
    test(`${pathOf(id)} is readable`, async ({ page }) => {
      await page.goto(pagePath(id))
      await expect(page).toHaveTitle(titles.get(id) ?? '')
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Contact Us' }).first()).toBeAttached()
      expect((await page.locator('#main').innerText()).length).toBeGreaterThan(300)
    })
  }
})
