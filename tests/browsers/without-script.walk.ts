import { expect } from 'vitest'
import { heading, inEachEngine, shown, site, until } from './walks.ts'

inEachEngine('without JavaScript', { javaScript: false }, (walk) => {
  walk('the menu opens and leads to a page that can be read', async (browser) => {
    await browser.open(`${site}/privacy-policy/`)
    await browser.click('header nav details:nth-of-type(1) summary')
    await browser.click('nav a[href="/agency/pay-per-click/"]')
    await until(browser, '/agency/pay-per-click/', () => location.pathname)
    expect(await heading(browser)).toMatch(/./)
    const faint = () =>
      [...document.querySelectorAll('main *')].filter((one) => getComputedStyle(one).opacity === '0').length
    expect(await browser.run(faint)).toBe(0)
  })

  walk('the arrow of a member leads to the story', async (browser) => {
    await browser.open(`${site}/about-us/`)
    await browser.click('[data-member="2"] a')
    await until(browser, '/about-us/team/#member-2', () => location.pathname + location.hash)
    await until(browser, 1, shown, '#member-2')
  })

  walk('the form comes back with its messages, then ends on the thank-you page', async (browser) => {
    await browser.open(`${site}/contact-us/`)
    await browser.type('#name', 'Nila Raman')
    await browser.type('#mobile', '12')
    await browser.type('#email', 'nila@malli.example')
    await browser.type('#message', 'More orders.')
    await browser.click('form button[type=submit]')
    await until(browser, true, () => document.body.textContent?.includes('Invalid WhatsApp number') ?? false)
    expect(await browser.run(() => document.querySelector<HTMLInputElement>('#name')?.value)).toBe('Nila Raman')
    await browser.type('#mobile', '9840012345')
    await browser.click('form button[type=submit]')
    await until(browser, '/thank-you/', () => location.pathname)
    expect(await heading(browser)).toMatch(/thank you/i)
  })
})
