import { boxOf } from './pixels.ts'
import { expect, mainNavigation, open, test } from './test.ts'

const summary = (name: string) => `nav summary:has-text("${name}")`

test.describe('on a large screen', () => {
  test('the bar changes past 50 px', async ({ page }) => {
    await open(page, '/#/about-us')
    const header = page.locator('[data-header]')
    await page.evaluate(() => scrollTo({ top: 50, behavior: 'instant' }))
    await expect(header).not.toHaveAttribute('data-scrolled')
    const over = await header.evaluate((element) => getComputedStyle(element).color)
    await page.evaluate(() => scrollTo({ top: 51, behavior: 'instant' }))
    await expect(header).toHaveAttribute('data-scrolled')
    await expect.poll(() => header.evaluate((element) => getComputedStyle(element).color)).not.toBe(over)
  })

  test('hovering Services opens it, hovering a tab shows its content, clicking goes to its overview', async ({
    page,
  }) => {
    await open(page, '/#/privacy-policy')
    await page.hover(summary('Services'))
    await expect(page.getByRole('link', { name: 'Pay Per Click' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Shopify Development' })).toBeHidden()
    const tab = mainNavigation(page).getByRole('link', { name: 'Technology Development', exact: true })
    await tab.hover()
    await expect(page.getByRole('link', { name: /Shopify Development/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Pay Per Click' })).toBeHidden()
    await tab.click()
    await expect(page).toHaveURL('/#/technology-development')
    await expect(page.locator('[data-header] details[open]')).toHaveCount(0)
  })

  test('a technology item carries its index and hides the menu for 500 ms', { tag: '@window' }, async ({ page }) => {
    await page.clock.install()
    await open(page, '/#/privacy-policy')
    await page.hover(summary('Services'))
    await mainNavigation(page).getByRole('link', { name: 'Technology Development', exact: true }).hover()
    const header = page.locator('[data-header]')
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('link', { name: /WordPress Development/ }).click()
    await expect(header).toHaveAttribute('data-hidden')
    // Navigating and arriving are separate tasks.
    await page.clock.runFor(1)
    await expect(page.locator('html')).toHaveAttribute('data-route', '/technology-development')
    await page.clock.runFor(1)
    await page.hover(summary('Services'))
    await expect(page.locator('[data-header] details[open]')).toHaveCount(0)
    await page.clock.runFor(497)
    await expect(header).toHaveAttribute('data-hidden')
    await page.clock.runFor(2)
    await expect(header).not.toHaveAttribute('data-hidden')
    await expect(page.locator('[data-header] details[open] > summary')).toHaveText('Services')
    expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toEqual({ index: 3 })
  })

  test('after the 500 ms a menu stays closed where the mouse rests elsewhere', async ({ page }) => {
    await page.clock.install()
    await open(page, '/#/privacy-policy')
    await page.hover(summary('Services'))
    await mainNavigation(page).getByRole('link', { name: 'Technology Development', exact: true }).hover()
    await page.getByRole('link', { name: /WordPress Development/ }).click()
    await expect(page).toHaveURL('/#/technology-development')
    await page.clock.runFor(600)
    await expect(page.locator('[data-header]')).not.toHaveAttribute('data-hidden')
    await expect(page.locator('[data-header] details[open]')).toHaveCount(0)
  })

  test('the keyboard reaches every service, and Escape closes', async ({ page }) => {
    await open(page, '/#/privacy-policy')
    await page.locator(summary('Services')).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(mainNavigation(page).getByRole('link', { name: 'Agency', exact: true })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Social Media Management' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.locator(summary('Services'))).toBeFocused()
    await expect(page.locator('[data-header] details[open]')).toHaveCount(0)
  })

  test('a menu whose name was pressed is open for the next key, and a second press takes the first back', async ({
    page,
  }) => {
    await open(page, '/#/privacy-policy')
    const services = page.locator(summary('Services'))
    await services.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-header] details[open]')).toHaveCount(1)
    await page.keyboard.press('Escape')
    // Both clicks happen within one frame.
    await services.evaluate((element: HTMLElement) => {
      element.click()
      element.click()
    })
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))))
    await expect(page.locator('[data-header] details:is([open], [data-opening])')).toHaveCount(0)
    const forKey = await services.evaluate((element: HTMLElement) => {
      element.click()
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
      return (element.parentElement as HTMLDetailsElement).open
    })
    expect(forKey).toBe(true)
  })

  test('Resources holds seven cases, two featured articles and View All', async ({ page }) => {
    await open(page, '/#/privacy-policy')
    await page.hover(summary('Resources'))
    await expect(page.locator('[data-header] details[open] a[href^="/case-study/"]:visible')).toHaveCount(8)
    await mainNavigation(page).getByRole('link', { name: 'Blogs', exact: true }).hover()
    await expect(page.locator('[data-header] details[open] a[href^="/blogs/"]:visible')).toHaveCount(4)
    await page.getByRole('link', { name: 'View All' }).click()
    await expect(page).toHaveURL('/#/blogs')
  })

  test('leaving and pressing elsewhere close a menu', { tag: '@window' }, async ({ page }) => {
    await open(page, '/#/privacy-policy')
    await page.hover(summary('Services'))
    await expect(page.locator('[data-header] details[open]')).toHaveCount(1)
    await page.mouse.move(700, 890)
    await expect(page.locator('[data-header] details[open]')).toHaveCount(0)
    await page.locator(summary('Resources')).focus()
    await page.keyboard.press('Enter')
    await page.mouse.click(700, 890)
    await expect(page.locator('[data-header] details[open]')).toHaveCount(0)
  })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } })

  test('a tap opens the menu and a tab’s button shows its content', async ({ page }) => {
    await open(page, '/#/privacy-policy')
    await page.locator(summary('Services')).tap()
    await page.getByRole('button', { name: 'Show Advisory' }).tap()
    await page.getByRole('link', { name: 'Brand Strategy & Consulting' }).tap()
    await expect(page).toHaveURL('/#/advisory/branding-strategy-and-consulting')
  })
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  const burger = 'summary[aria-label="Menu"]'
  const leading = ['Agency', 'Advisory', 'Tech Development', 'Case Study', 'Blogs']

  test('the menu fills the screen, the five lead and each opens to its pages', async ({ page }) => {
    await open(page, '/#/privacy-policy')
    await page.locator(burger).tap()
    const menu = mainNavigation(page)
    const { y, height } = await boxOf(menu)
    expect(y + height).toBe(844)
    for (const label of leading) await expect(menu.getByRole('link', { name: label, exact: true })).toBeInViewport()
    await expect(menu.getByRole('link', { name: 'Pay Per Click' })).toBeHidden()
    const show = menu.getByRole('button', { name: 'Show Agency' })
    await expect(show).toHaveAttribute('aria-expanded', 'false')
    await show.tap()
    await expect(show).toHaveAttribute('aria-expanded', 'true')
    await menu.getByRole('link', { name: 'Pay Per Click' }).tap()
    await expect(page).toHaveURL('/#/agency/pay-per-click')
    await expect(page.locator('details[open]:has(> summary)')).toHaveCount(0)
  })

  test('below the five are WhatsApp, both offices, mail and the switch for motion', async ({ page }) => {
    await open(page, '/#/privacy-policy')
    await page.locator(burger).tap()
    const menu = mainNavigation(page)
    await expect(menu.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', /wa\.me.*Privacy/)
    await expect(menu.getByRole('link', { name: 'Call Chennai' })).toHaveAttribute('href', /^tel:\+91/)
    await expect(menu.getByRole('link', { name: 'Call Dubai' })).toHaveAttribute('href', /^tel:\+971/)
    await expect(menu.locator('a[href^="mailto:"]:visible')).toHaveCount(1)
    await menu.getByRole('button', { name: 'Pause motion' }).tap()
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused')
  })

  test('the page behind the menu stays where it is, the keyboard stays in it, Escape closes it', async ({ page }) => {
    await open(page, '/#/privacy-policy')
    await page.locator(burger).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
    const first = mainNavigation(page).getByRole('link', { name: 'Agency', exact: true })
    await expect(first).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(first).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(mainNavigation(page).getByRole('link', { name: 'Social Media Management' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.locator(burger)).toBeFocused()
    await expect(mainNavigation(page)).toBeHidden()
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
  })

  test('a key pressed right after the button finds the menu open', async ({ page }) => {
    await open(page, '/#/privacy-policy')
    const link = mainNavigation(page).getByRole('link', { name: 'Agency', exact: true })
    await expect(link).toBeHidden()
    const isShown = await page.locator(burger).evaluate((button: HTMLElement) => {
      button.click()
      button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
      const links = [...document.querySelectorAll<HTMLElement>('header nav a[href="/agency/"]')]
      return links.some((each) => each.checkVisibility())
    })
    expect(isShown).toBe(true)
    await expect(link).toBeVisible()
  })

  for (const script of ['start', 'site-header'])
    test(`opened before ${script}.js has come, it shows its entries with it`, async ({ page }) => {
      const held = Promise.withResolvers<void>()
      await page.route(`**/assets/${script}*.js`, async (route) => {
        await held.promise
        await route.continue()
      })
      const asked = page.waitForRequest(`**/assets/${script}*.js`)
      await page.goto('/agency/', { waitUntil: 'commit' })
      if (script === 'start') await asked
      else await page.waitForFunction(() => location.hash === '#/agency')
      await page.locator(burger).tap()
      await asked
      await expect(page.locator('details[data-menu=small]')).toHaveAttribute('open')
      held.resolve()
      await expect(mainNavigation(page).getByRole('link', { name: 'Blogs', exact: true })).toBeInViewport()
      await expect(mainNavigation(page).getByRole('link', { name: 'Pay Per Click' })).toBeHidden()
    })
})

test('the call to work together stands on every page but the contact page', async ({ page }) => {
  await open(page, '/#/about-us')
  await expect(page.getByRole('link', { name: 'Get In Touch', exact: true })).toHaveAttribute('href', '/contact-us/')
  await open(page, '/#/contact-us')
  await expect(page.getByRole('link', { name: 'Get In Touch', exact: true })).toHaveCount(0)
})

test('every page holds the menu’s links before script runs', async ({ request }) => {
  const html = await request.get('/terms-and-condition/').then((answer) => answer.text())
  for (const path of ['/agency/pay-per-click/', '/advisory/', '/case-study/horlicks/', '/blogs/']) {
    expect(html).toContain(`href="${path}"`)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the menus show everything, in the look they have with it', async ({ page }) => {
    await page.goto('/about-us/')
    await page.click(summary('Services'))
    for (const name of ['Agency', 'Technology Development']) {
      const tab = mainNavigation(page).getByRole('link', { name, exact: true })
      await expect(tab).toHaveCSS('font-family', /^"Bricolage Grotesque"/)
      await tab.scrollIntoViewIfNeeded()
      await expect(tab).toBeInViewport()
    }
    await expect(page.getByRole('banner')).toHaveCSS('color', 'rgb(18, 23, 58)')
  })

  test.describe('on a small screen', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
    test('the menu opens, and its two parts hold every page', async ({ page }) => {
      await page.goto('/about-us/')
      await page.tap('summary[aria-label="Menu"]')
      await page.tap(summary('Services'))
      await expect(page.getByRole('banner').getByRole('link', { name: 'Pay Per Click' })).toBeVisible()
      await page.tap(summary('Resources'))
      await expect(page.getByRole('banner').getByRole('link', { name: 'Horlicks' })).toBeVisible()
    })
  })

  test('the bar stays with the banner it is legible on', async ({ page }) => {
    await page.goto('/about-us/')
    const header = page.locator('[data-header]')
    await expect(header).toBeInViewport()
    await page.locator('[data-member]').first().scrollIntoViewIfNeeded()
    await expect(header).not.toBeInViewport()
  })
})
