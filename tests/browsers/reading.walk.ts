import { expect } from 'vitest'
import { key } from './browser.ts'
import { address, heading, inEachEngine, open, ready, shown, site, until } from './walks.ts'

const footerLink = (path: string) => `footer a[href="${path}"]`

/** Returns how far the page scrolls sideways, in px. */
const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

/** Tells whether the page is shown, its view transition has ended and it is scrolled to the top. */
const arrivedAt = (hash: string) => {
  const passing = document.getAnimations().some(({ effect }) => (effect as KeyframeEffect).pseudoElement !== null)
  return location.hash === hash && document.activeElement?.id === 'main' && scrollY === 0 && !passing
}

inEachEngine('addresses and pages', {}, (walk) => {
  walk('a static page becomes its hash URL in the same document', async (browser) => {
    await open(browser, '/about-us/')
    await until(browser, '/#/about-us', () => location.pathname + location.hash)
    expect(await browser.run(() => performance.getEntriesByType('navigation')[0]?.name)).toBe(`${site}/about-us/`)
  })

  walk('a hash address opened directly shows its page', async (browser) => {
    await open(browser, '/#/privacy-policy')
    expect(await heading(browser)).toMatch(/privacy/i)
    expect(await address(browser)).toBe('/#/privacy-policy')
    expect(await browser.run(() => document.title)).toMatch(/Privacy/)
  })

  walk('clicks, back, forward and reload lead where they should', async (browser) => {
    await open(browser, '/#/about-us')
    await browser.click(footerLink('/case-study/'))
    await until(browser, true, arrivedAt, '#/case-study')
    await browser.click(footerLink('/privacy-policy/'))
    await until(browser, true, () => /privacy/i.test(document.querySelector('h1')?.textContent ?? ''))
    await browser.traverse(-1)
    await until(browser, '#/case-study', () => location.hash)
    await browser.traverse(-1)
    await until(browser, '#/about-us', () => location.hash)
    await browser.traverse(1)
    await browser.traverse(1)
    await until(browser, true, () => /privacy/i.test(document.querySelector('h1')?.textContent ?? ''))
    await browser.reload()
    await ready(browser)
    expect(await heading(browser)).toMatch(/privacy/i)
    await browser.traverse(-1)
    await until(browser, '#/case-study', () => location.hash)
    await until(browser, true, () => /real results/i.test(document.querySelector('h1')?.textContent ?? ''))
  })

  walk('back and reload return to where the page was left', async (browser) => {
    await open(browser, '/#/terms-and-condition')
    await browser.run(() => scrollTo({ top: 700, behavior: 'instant' }))
    await until(browser, 700, () => Math.round(scrollY))
    await browser.click('header nav[aria-label=Main] > a')
    await until(browser, '#/about-us', () => location.hash)
    await until(browser, 0, () => Math.round(scrollY))
    await browser.traverse(-1)
    await until(browser, '#/terms-and-condition', () => location.hash)
    await until(browser, 700, () => Math.round(scrollY))
    await browser.reload()
    await ready(browser)
    await until(browser, 700, () => Math.round(scrollY))
  })

  walk('the mouse opens the menu and follows it', async (browser) => {
    await open(browser, '/#/privacy-policy')
    await browser.hover('header nav details:nth-of-type(1) summary')
    await until(browser, 1, shown, 'nav a[href="/agency/pay-per-click/"]')
    await browser.hover('nav a[href="/technology-development/"]')
    await until(browser, 0, shown, 'nav a[href="/agency/pay-per-click/"]')
    await browser.click('nav li[data-active] li a[href="/technology-development/"]')
    await until(browser, '#/technology-development', () => location.hash)
    await until(browser, 0, shown, '[data-header] details[open]')
    // The first item of the menu has index 0, and its section comes to rest 100 px below the top.
    await until(browser, true, () => {
      const { top } = document.querySelector('main section[id]')?.getBoundingClientRect() ?? { top: 0 }
      return Math.abs(top - 100) <= 1
    })
  })

  walk('the keyboard opens the menu, Escape closes it, Enter follows', async (browser) => {
    await open(browser, '/#/privacy-policy')
    await browser.run(() => document.querySelector<HTMLElement>('header nav summary')?.focus())
    await browser.press(key.enter)
    await until(browser, 1, shown, '[data-header] details[open]')
    await browser.press(key.escape)
    await until(browser, 0, shown, '[data-header] details[open]')
    await browser.press(key.enter, key.tab, key.tab, key.tab)
    await until(browser, '/agency/social-media-management/', () => document.activeElement?.getAttribute('href'))
    await browser.press(key.enter)
    await until(browser, '#/agency/social-media-management', () => location.hash)
  })

  walk('on a phone the menu is a dropdown and nothing moves sideways', async (browser) => {
    await browser.resize(390, 844)
    await open(browser, '/#/about-us')
    expect(await browser.run(sideways)).toBe(0)
    await browser.click('summary[aria-label=Menu]')
    await browser.click('nav [data-tab] a[href="/blogs/"]')
    await until(browser, '#/blogs', () => location.hash)
    await until(browser, 0, shown, 'details[data-menu=small][open]')
    expect(await browser.run(sideways)).toBe(0)
  })

  walk('an unknown address shows the error page', async (browser) => {
    await browser.open(`${site}/#/nothing-here`)
    await until(browser, 'Unexpected Application Error!', () => document.querySelector('h1')?.textContent)
    // The router logs this error itself; the console must have no other.
    await until(browser, true, () => {
      const seen = JSON.parse(sessionStorage.getItem('complaints') ?? '[]') as string[]
      sessionStorage.removeItem('complaints')
      return seen.every((complaint) => complaint.includes('404'))
    })
  })
})
