import type { Page } from '@playwright/test'
import { place } from './scroll.ts'
import { expect, mainNavigation, open, routeShown, test } from './test.ts'

type Transition = { name: string | undefined; names: number; from: number[]; to: number[]; left: number }

/** Records the named picture and its target for every view transition. */
async function watchTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: unknown[] = []
    Object.assign(window, { seen })
    const all = () =>
      [...document.querySelectorAll<HTMLElement>('*')].filter(
        (element) =>
          getComputedStyle(element).getPropertyValue('view-transition-name') !== 'none' &&
          element !== document.documentElement,
      )
    const numbers = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round)
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const [named, ...others] = all()
      const from = named ? numbers(named.getBoundingClientRect()) : []
      const name = named?.querySelector('img')?.src.replace(/^.*\/([\w-]+)\..*$/, '$1')
      const transition = start(update)
      void (async () => {
        await transition.ready.catch(() => undefined)
        // Code that waits for `ready` has run by the next task.
        await new Promise((resolve) => setTimeout(resolve))
        const move = document
          .getAnimations()
          .map(({ effect }) => effect)
          .find(
            (effect) => effect instanceof KeyframeEffect && effect.pseudoElement === '::view-transition-group(picture)',
          )
        const last = move instanceof KeyframeEffect ? move.getKeyframes().at(-1) : undefined
        const to = last ? `${last['transform']} ${last['width']} ${last['height']}`.match(/-?[\d.]+(?=px)/g) : []
        await transition.finished.catch(() => undefined)
        seen.push({
          name,
          names: named ? 1 + others.length : 0,
          from,
          to: to?.map((one) => Math.round(Number(one))),
          left: all().length,
        })
      })()
      return transition
    }
  })
}

const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: Transition[] }).seen)

/** Returns the transition of that number, counted from 1, once it has ended. */
async function transition(page: Page, number: number): Promise<Transition> {
  await expect.poll(async () => (await seen(page)).length).toBe(number)
  const [last] = (await seen(page)).slice(-1)
  if (!last) throw new Error('no transition')
  return last
}

const boxOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [x, y, width, height].map(Math.round)
  })

const HERO = 'main picture:has(> img[fetchpriority=high])'
const still = { name: undefined, names: 0, from: [], to: [], left: 0 }

test('the picture of a poster moves into the hero of its case, and back', async ({ page }) => {
  await watchTransitions(page)
  await open(page, '/#/case-study')
  const poster = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Horlicks' }) })
  await place(poster, 80)
  await poster.getByRole('link').click()
  const there = await transition(page, 1)
  expect(there).toMatchObject({ names: 1, left: 0, to: await boxOf(page, HERO) })
  expect(there.name).toBe('horlicks-detail')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('#main')).toBeFocused()
  await expect(page.locator('#page-title')).toHaveText(await page.title())

  await page.goBack()
  const back = await transition(page, 2)
  expect(back).toMatchObject({ names: 1, left: 0 })
  expect(back.name).toBe('horlicks-detail')
  const box = await poster.locator('picture').boundingBox()
  // The card may be tilted under the pointer.
  expect(Math.abs((back.to[1] ?? 0) - (box?.y ?? 0))).toBeLessThan(30)
  await page.goForward()
  expect(await transition(page, 3)).toMatchObject({ name: 'horlicks-detail', names: 1, left: 0 })
})

test('the next case, the card of a service and a menu with a picture give theirs to the page', async ({ page }) => {
  await watchTransitions(page)
  await open(page, '/#/case-study/horlicks')
  const next = page.getByRole('navigation', { name: 'All case studies' }).getByRole('link').first()
  await place(next, 100)
  await next.click()
  expect(await transition(page, 1)).toMatchObject({ names: 1, left: 0, to: await boxOf(page, HERO) })

  await open(page, '/#/agency')
  const service = page.locator('#search-engine-optimization')
  await place(service, 100)
  await service.getByRole('link', { name: /SEO Services/ }).click()
  const seo = await transition(page, 3)
  expect(seo).toMatchObject({ names: 1, left: 0, to: await boxOf(page, HERO) })

  await mainNavigation(page).getByText('Services', { exact: true }).hover()
  const link = mainNavigation(page).getByRole('link', { name: 'Pay Per Click' }).first()
  await link.hover()
  await expect(mainNavigation(page).locator('[data-groups] + [data-shown*="pay-per-click"] img')).toBeVisible()
  await link.click()
  const menu = await transition(page, 4)
  expect(menu).toMatchObject({ names: 1, left: 0, to: await boxOf(page, HERO) })
  expect(menu.name).toBe('pay-per-click')
})

test('a link without a picture of its own moves none', async ({ page }) => {
  await watchTransitions(page)
  await open(page, '/#/case-study/horlicks')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  expect(await transition(page, 1)).toEqual(still)
  await page.goBack()
  expect(await transition(page, 2)).toEqual(still)
})

test('two fast presses lead to the second page, and nothing keeps a name', async ({ page }) => {
  await watchTransitions(page)
  await open(page, '/#/case-study')
  const links = page.locator('#cases').getByRole('link')
  await place(links.first(), 200)
  await page.evaluate(() => {
    const [first, second] = document.querySelectorAll<HTMLElement>('#cases h3 a')
    first?.click()
    second?.click()
  })
  const last = await transition(page, 1)
  expect(last.left).toBe(0)
  expect(last.names).toBeLessThan(2)
  await expect.poll(() => routeShown(page)).toMatch(/case-study\/\w/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Horlicks')
})

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' })
  test('no picture moves', async ({ page }) => {
    await watchTransitions(page)
    await open(page, '/#/case-study')
    await page.locator('#cases').getByRole('link', { name: 'Horlicks' }).click()
    expect(await transition(page, 1)).toEqual(still)
  })
})

test('while motion is paused no picture moves', async ({ page }) => {
  await watchTransitions(page)
  await open(page, '/#/case-study')
  await page.getByRole('button', { name: 'Pause motion' }).first().click()
  await page.locator('#cases').getByRole('link', { name: 'Horlicks' }).click()
  expect(await transition(page, 1)).toEqual(still)
})
