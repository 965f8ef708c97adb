import { pathOf, routeIds } from '../routes.ts'
import { test } from './other-builds.ts'
import { expect, open } from './test.ts'

// One worker, because the build has one server.
test.describe.configure({ mode: 'default' })

for (const id of routeIds) {
  test(`${pathOf(id)} comes alive without a complaint in React's development build`, async ({
    page,
    developmentSite,
  }) => {
    await open(page, `${developmentSite}${pathOf(id).replace(/\/?$/, '/')}`)
    await expect(page.locator('h1')).toHaveCount(1)
  })
}

test('a planted mismatch is noticed', async ({ page, complaints, allow, developmentSite }) => {
  allow(/hydrat/i)
  const url = `${developmentSite}/contact-us/`
  await page.route(url, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/(<form[^>]* )class="|(<form )class="/, '$1$2class="planted ')
    await route.fulfill({ response, body })
  })
  await open(page, url)
  await expect.poll(() => complaints.join('\n')).toMatch(/hydrat/i)
})
