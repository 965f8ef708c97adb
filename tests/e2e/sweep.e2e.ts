import { axeFindings } from '../access/axe.ts'
import { readContent } from '../../src/content/load.ts'
import { canonicalIdOf, pathOf, routeIds, type RouteId } from '../../src/content/route-ids.ts'
import type { Site } from '../../src/content/site.ts'
import { developmentPort } from './ports.ts'
import { expect, hydrated, open, test } from './test.ts'
import { agreed } from '../agreed-counts.ts'

const site = await readContent<Site>('content/site.yaml')
const heads = await readContent<Record<RouteId, { title: string }>>('content/routes.yaml')

test('there are as many routes as agreed', () => {
  expect(routeIds).toHaveLength(agreed.routes)
  expect(new Set(routeIds).size).toBe(agreed.routes)
})

const twinOf = (id: RouteId) => (id === 'home' ? '/' : `/${id}/`)

/** The words of the page without what only the browser knows. */
const words = () => {
  const copy = document.querySelector('#root')?.cloneNode(true) as HTMLElement
  for (const live of copy.querySelectorAll('[data-live]')) live.remove()
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim()
}

for (const id of routeIds) {
  const title = `${heads[id].title} | ${site.brand}`

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

  test(`${pathOf(id)} hydrates without a mismatch`, async ({ page }) => {
    await open(page, `http://127.0.0.1:${developmentPort}${twinOf(id)}`)
    await expect(page.locator('h1')).toHaveCount(1)
  })
}

test('a planted mismatch is noticed', async ({ page, complaints }) => {
  const address = `http://127.0.0.1:${developmentPort}/about-us/`
  await page.route(address, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/(<main[^>]* )class="/, '$1class="planted ')
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
      await expect(page).toHaveTitle(`${heads[id].title} | ${site.brand}`)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Contact Us' }).first()).toBeAttached()
      expect((await page.locator('#main').innerText()).length).toBeGreaterThan(300)
    })
  }
})
