import { expect, hydrated, open, restingScroll, test } from './test.ts'

const pages = [
  {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    says: [
      /private limited company/,
      /withdraw.* by e-mail/i,
      /365 days/,
      /do not store/,
      /Indian law/,
      /Chennai, Tamil Nadu/,
      /no cookie/,
    ],
  },
  {
    path: '/terms-and-condition',
    title: 'Terms & Conditions',
    says: [
      /private limited company/,
      /Indian law/,
      /courts in Chennai, Tamil Nadu/,
      /do not store card data/,
      /cannot provide a service .* refund/,
    ],
  },
]

for (const { path, title, says } of pages) {
  test(`${title}: what it has to say, numbered, with contents`, async ({ page }) => {
    await open(page, `/#${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    for (const statement of says) await expect(page.getByRole('main')).toHaveText(statement)
    expect(await page.getByRole('main').innerText()).not.toMatch(/[{}]/)
    await expect(page.getByRole('main').locator('a[href^="mailto:"]').first()).toBeVisible()

    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    const headings = page.getByRole('main').locator('section h2[id]')
    await expect(links).toHaveText(await headings.allInnerTexts())
    await expect(page.getByRole('main').locator('section [data-reveal]')).toHaveCount(await headings.count())
    await links.nth(4).click()
    await restingScroll(page)
    await expect(headings.nth(4)).toBeFocused()
    await expect(links.nth(4)).toHaveAttribute('aria-current', 'location')
  })
}

test('the policy lists the fields of the form and says which are needed', async ({ page }) => {
  await open(page, '/#/privacy-policy')
  const rows = page.getByRole('table').locator('tbody tr')
  await expect(rows).toHaveCount(8)
  await expect(rows.filter({ hasText: 'optional' })).toHaveCount(4)
})

test('what the policy says about storage is true', async ({ page, context, baseURL }) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}`) && !request.url().startsWith('data:')) elsewhere.push(request.url())
  })
  const kept = () => page.evaluate(() => ({ local: Object.keys(localStorage), session: Object.keys(sessionStorage) }))
  for (const path of ['/', '/about-us', '/blogs', '/contact-us', '/privacy-policy']) {
    await open(page, `/#${path}`)
    await page.reload()
    await hydrated(page)
  }
  expect(await context.cookies()).toEqual([])
  expect((await kept()).local).toEqual([])
  expect(elsewhere).toEqual([])
  await page
    .getByRole('button', { name: /pause|motion|movement/i })
    .first()
    .click()
  // The choice is stored after the response frame.
  await expect.poll(async () => (await kept()).local).toHaveLength(1)
  expect(await context.cookies()).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('the table of fields needs no sideways scrolling', async ({ page }) => {
    await open(page, '/#/privacy-policy')
    const table = page.getByRole('table')
    expect(await table.evaluate((element) => element.scrollWidth <= innerWidth)).toBe(true)
    const contents = page.getByRole('navigation', { name: 'On this page' })
    await contents.getByText('On this page').tap()
    await contents.getByRole('link').nth(2).tap()
    await restingScroll(page)
    await expect(page.getByRole('main').locator('section h2[id]').nth(2)).toBeInViewport()
  })
})
