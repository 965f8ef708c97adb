import { expect, hydrated, test } from '../e2e/test.ts'
import { documents, viewports } from './documents.ts'
import { smallTargets } from './targets.ts'

test.use({ viewport: viewports.phone, hasTouch: true, isMobile: true, reducedMotion: 'reduce' })

/** Buttons at least 24 px apart that have two round buttons as an alternative, which satisfies WCAG 2.5.8. */
const bead = /^button “\d+ of \d+”/

for (const { name, path, bare } of documents) {
  test(name, async ({ page }) => {
    await page.goto(path)
    if (!bare) await hydrated(page)
    expect((await smallTargets(page)).filter((target) => !bead.test(target))).toEqual([])
    if (bare) return
    await page.locator('[data-header] summary:visible').tap()
    expect((await smallTargets(page)).filter((target) => !bead.test(target))).toEqual([])
  })
}
