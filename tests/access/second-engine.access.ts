import { expect, hydrated, test } from '../e2e/test.ts'
import { documents, viewports } from './documents.ts'
import { secondEngineFindings } from './second-engine.ts'

test.use({ reducedMotion: 'reduce' })

for (const { name, path, bare } of documents) {
  test(name, async ({ page }) => {
    await page.goto(path)
    if (!bare) await hydrated(page)
    expect(await secondEngineFindings(page)).toEqual([])
    await page.setViewportSize(viewports.phone)
    expect(await secondEngineFindings(page)).toEqual([])
  })
}

test('it notices what is wrong', async ({ page }) => {
  await page.goto('/privacy-policy/')
  await hydrated(page)
  await page.evaluate(() =>
    document.querySelector('#main')?.insertAdjacentHTML('beforeend', '<img src="/favicon.svg">'),
  )
  expect((await secondEngineFindings(page)).join()).toMatch(/img_alt_valid/)
})
