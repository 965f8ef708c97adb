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
    await expect(page.locator('nav details[open]')).toHaveCount(0)
  })

  test('a technology item carries its index and hides the menu for 500 ms', async ({ page }) => {
    await page.clock.install()
    await open(page, '/#/privacy-policy')
    await page.hover(summary('Services'))
    await mainNavigation(page).getByRole('link', { name: 'Technology Development', exact: true }).hover()
    const header = page.locator('[data-header]')
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('link', { name: /WordPress Development/ }).click()
    await expect(header).toHaveAttribute('data-hidden')
    await page.hover(summary('Services'))
    await expect(page.locator('nav details[open]')).toHaveCount(0)
    await page.clock.runFor(499)
    await expect(header).toHaveAttribute('data-hidden')
    await page.clock.runFor(2)
    await expect(header).not.toHaveAttribute('data-hidden')
    await expect(page.locator('nav details[open] > summary')).toHaveText('Services')
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
    await expect(page.locator('nav details[open]')).toHaveCount(0)
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
    await expect(page.locator('nav details[open]')).toHaveCount(0)
  })

  test('Resources holds seven cases, two featured articles and View All', async ({ page }) => {
    await open(page, '/#/privacy-policy')
    await page.hover(summary('Resources'))
    await expect(page.locator('nav details[open] a[href^="/case-study/"]:visible')).toHaveCount(8)
    await mainNavigation(page).getByRole('link', { name: 'Blogs', exact: true }).hover()
    await expect(page.locator('nav details[open] a[href^="/blogs/"]:visible')).toHaveCount(4)
    await page.getByRole('link', { name: 'View All' }).click()
    await expect(page).toHaveURL('/#/blogs')
  })

  test('leaving and pressing elsewhere close a menu', async ({ page }) => {
    await open(page, '/#/privacy-policy')
    await page.hover(summary('Services'))
    await expect(page.locator('nav details[open]')).toHaveCount(1)
    await page.mouse.move(700, 890)
    await expect(page.locator('nav details[open]')).toHaveCount(0)
    await page.locator(summary('Resources')).focus()
    await page.keyboard.press('Enter')
    await page.mouse.click(700, 890)
    await expect(page.locator('nav details[open]')).toHaveCount(0)
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

  test('the menu is a plain dropdown', async ({ page }) => {
    await open(page, '/#/privacy-policy')
    await page.locator('summary[aria-label="Menu"]').tap()
    const links = page.locator('details[data-menu=small] nav a')
    for (const label of ['Agency', 'Advisory', 'Tech Development', 'Case Study', 'Blogs']) {
      await expect(links.filter({ hasText: label }).first()).toBeVisible()
    }
    await expect(page.locator('details[data-menu=small] a[href^="mailto:"]')).toBeVisible()
    await links.filter({ hasText: 'Tech Development' }).tap()
    await expect(page).toHaveURL('/#/technology-development')
    await expect(page.locator('details[open][data-menu=small]')).toHaveCount(0)
  })

  test('opened before the style sheets have come, it is legible and so is the bar', async ({ page }) => {
    // Without the client they are not put in force.
    await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await page.goto('/agency/')
    const name = page.getByRole('banner').getByText('Ukhozi', { exact: true })
    const colour = () => name.evaluate((element) => getComputedStyle(element).color)
    const light = await colour()
    await page.locator('summary[aria-label="Menu"]').tap()
    const link = page.locator('details[data-menu=small] nav a').first()
    await expect(link).toBeVisible()
    await expect(link).toHaveCSS('font-family', /^"Bricolage Grotesque"/)
    expect(await colour()).toBe(light)
  })
})

test('the call to work together stands on every page but the contact page', async ({ page }) => {
  await open(page, '/#/about-us')
  await expect(page.getByRole('link', { name: 'Get In Touch', exact: true })).toHaveAttribute('href', '/contact-us/')
  await open(page, '/#/contact-us')
  await expect(page.getByRole('link', { name: 'Get In Touch', exact: true })).toHaveCount(0)
})

test('the chat link opens a chat with a message', async ({ page }) => {
  await open(page, '/#/about-us')
  await expect(page.getByRole('link', { name: /^Chat with us/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+\?text=.+/,
  )
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

  test('the bar stays with the banner it is legible on', async ({ page }) => {
    await page.goto('/about-us/')
    const header = page.locator('[data-header]')
    await expect(header).toBeInViewport()
    await page.locator('[data-member]').first().scrollIntoViewIfNeeded()
    await expect(header).not.toBeInViewport()
  })
})
