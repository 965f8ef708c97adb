import { HOSTS } from '../../deploy/hosts.ts'
import { readSiteFacts } from '../../deploy/site-facts.ts'
import type { BrowserContext, Page } from '@playwright/test'
import { looked } from '../access/documents.ts'
import { expect, open, test } from './test.ts'

const styled = '<p style="color:red">planted</p>'

/** Adds markup to a document on its way to the browser. */
const plant = (where: Page | BrowserContext, address: string, markup: string) =>
  where.route(address, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace('<div id="root">', `${markup}$&`) })
  })

/** Matches a breach as our own watch and the browser report it, and the request it stopped. */
const BREACH = /^policy breached|Content Security Policy|^request failed \(csp\)|127\.0\.0\.2\/planted/
const breaches = (complaints: string[]) => complaints.filter((complaint) => complaint.startsWith('policy breached'))

test.describe('what the policy forbids is noticed', () => {
  test.beforeEach(({ allow }) => allow(BREACH))
  const planted = {
    'a style attribute': { markup: styled, directive: 'style-src-attr' },
    'a style element': { markup: '<style>p{color:red}</style>', directive: 'style-src-elem' },
    'an inline handler': { markup: '<img src="/favicon.ico" alt="" onload="void 0">', directive: 'script-src-attr' },
    'an inline script': { markup: '<script>window.planted=1</script>', directive: 'script-src-elem' },
    'a picture from elsewhere': { markup: '<img src="http://127.0.0.2/planted.png" alt="">', directive: 'img-src' },
    'a frame from elsewhere': { markup: '<iframe src="http://127.0.0.2/" title="x"></iframe>', directive: 'frame-src' },
  }

  for (const [what, { markup, directive }] of Object.entries(planted)) {
    test(what, async ({ page, complaints }) => {
      await plant(page, '**/privacy-policy/', markup)
      await open(page, '/privacy-policy/')
      await expect.poll(() => breaches(complaints).join()).toContain(directive)
    })
  }

  test('in a document put in place of another', async ({ page, complaints }) => {
    await plant(page, '**/privacy-policy/', styled)
    await open(page, '/#/privacy-policy')
    await expect.poll(() => breaches(complaints).join()).toContain('style-src-attr')
  })

  test('in a second tab', async ({ page, context, complaints }) => {
    await open(page, '/privacy-policy/')
    await plant(context, '**/terms-and-condition/', styled)
    await page.evaluate(() => window.open('/terms-and-condition/'))
    await expect.poll(() => breaches(complaints).join()).toContain('style-src-attr')
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('a style attribute', async ({ page, complaints }) => {
      await plant(page, '**/privacy-policy/', styled)
      await page.goto('/privacy-policy/')
      await expect.poll(() => breaches(complaints).join()).toContain('style-src-attr')
    })
  })
})

test.describe('no request leaves the site', () => {
  test('one that does is noticed', async ({ page, complaints, allow }) => {
    allow(/http:\/\/127\.0\.0\.2\//)
    await open(page, '/privacy-policy/')
    // A navigation, because the policy would block anything else before it becomes a request.
    await page.evaluate(() => window.open('http://127.0.0.2/'))
    await expect.poll(() => complaints.join('\n')).toContain('left for another origin: http://127.0.0.2/')
  })

  for (const { path } of looked.filter(({ bare }) => !bare)) {
    test(`whatever is read, pointed at and opened on ${path}`, async ({ page }) => {
      await open(page, path)
      const touched = await page.evaluate(async () => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
        for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
          scrollTo({ top, behavior: 'instant' })
          await frame()
          await frame()
        }
        const opening = document.querySelectorAll<HTMLElement>('[role=tab], summary, [aria-expanded]:not(summary)')
        for (const control of opening) {
          if (!(control instanceof HTMLAnchorElement)) control.click()
          await frame()
        }
        const links = document.querySelectorAll<HTMLElement>('a[href], button, [data-office]')
        for (const link of links) {
          for (const type of ['pointerover', 'pointerenter', 'mouseover', 'mouseenter', 'pointerdown'])
            link.dispatchEvent(new Event(type, { bubbles: true }))
          const touches = [new Touch({ identifier: 0, target: link })]
          link.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches }))
          link.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: touches }))
          link.focus({ preventScroll: true })
        }
        return { opened: opening.length, links: links.length }
      })
      expect(touched.opened).toBeGreaterThan(1)
      expect(touched.links).toBeGreaterThan(20)
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      const hints = page.locator('link:is([rel=preconnect], [rel=dns-prefetch], [rel=prefetch], [rel=prerender])')
      const away = await hints.evaluateAll((found) =>
        found.map((link) => (link as HTMLLinkElement).href).filter((href) => new URL(href).origin !== location.origin),
      )
      expect(away).toEqual([])
    })
  }
})

test('the headers of this build are short enough for every host', async () => {
  const facts = await readSiteFacts('dist/site', null)
  for (const host of Object.values(HOSTS)) expect(host.files(facts)).not.toEqual({})
})
