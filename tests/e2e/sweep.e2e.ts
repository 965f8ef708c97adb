import { axeFindings } from '../access/axe.ts'
import { readContent } from '../../src/content/load.ts'
import { readHeads } from '../../src/content/page-heads.ts'
import { canonicalIdOf, pathOf, routeIds } from '../routes.ts'
import type { Site } from '../../src/content/site.ts'
import { developmentPort } from './ports.ts'
import { expect, hydrated, open, test } from './test.ts'

const site = await readContent<Site>('content/site.yaml')
const titles = new Map((await readHeads()).map(({ page, title }) => [page.id, `${title} | ${site.brand}`]))

const twinOf = (id: string) => (id === 'home' ? '/' : `/${id}/`)

/** The words of the page without what only the browser knows. */
const words = () => {
  const copy = document.querySelector('#root')?.cloneNode(true) as HTMLElement
  // The browser adds the names of the other countries to the form's list.
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

  test(`${pathOf(id)} opened by its twin`, async ({ page }) => {
    // With motion reduced everything is in its final state, as axe has to see it.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(twinOf(id))
    const prerendered = await page.request.get(twinOf(id)).then((answer) => answer.text())
    await hydrated(page)
    await expect(page).toHaveTitle(title)
    await expect(page).toHaveURL(`/#${pathOf(id)}`)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.url}${twinOf(canonicalIdOf(id))}`)
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

  test(`${pathOf(id)} comes alive without a complaint in React's development build`, async ({ page }) => {
    await open(page, `http://127.0.0.1:${developmentPort}${twinOf(id)}`)
    await expect(page.locator('h1')).toHaveCount(1)
  })
}

test('a planted mismatch is noticed', async ({ page, complaints }) => {
  const address = `http://127.0.0.1:${developmentPort}/contact-us/`
  await page.route(address, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/(<form[^>]* )class="|(<form )class="/, '$1$2class="planted ')
    await route.fulfill({ response: answer, body })
  })
  await open(page, address)
  await expect.poll(() => complaints.join('\n')).toMatch(/hydrat/i)
  complaints.length = 0
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const id of routeIds) {
    test(`${pathOf(id)} is readable`, async ({ page }) => {
      await page.goto(twinOf(id))
      await expect(page).toHaveTitle(titles.get(id) ?? '')
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Contact Us' }).first()).toBeAttached()
      expect((await page.locator('#main').innerText()).length).toBeGreaterThan(300)
    })
  }
})
