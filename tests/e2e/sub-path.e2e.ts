import { test } from './other-builds.ts'
import { expect, footer, hydrated, open } from './test.ts'

// One worker, because the build has one server.
test.describe.configure({ mode: 'default' })

test('below a path everything works the same', async ({ page, subPathSite }) => {
  await open(page, `${subPathSite}/sub/about-us/`)
  await expect(page).toHaveURL(`${subPathSite}/sub/#/about-us`)
  await footer(page).getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveURL(`${subPathSite}/sub/#/privacy-policy`)
  await page.reload()
  await hydrated(page)
  await expect(page.locator('h1')).toHaveText(/privacy/i)
})

test('below a path every URL carries it', async ({ request, subPathSite }) => {
  const html = await (await request.get(`${subPathSite}/sub/about-us/`)).text()
  const inside = [...html.matchAll(/\s(?:href|src)="(\/[^"]*)"/g)].map(([, url = '']) => url)
  expect(inside.length).toBeGreaterThan(40)
  expect(inside.filter((url) => !url.startsWith('/sub/'))).toEqual([])
})
