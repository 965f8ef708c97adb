import { expect, hydrated, test } from '../e2e/test.ts'
import { documents, viewports, type ViewportName } from './documents.ts'
import { everyState } from './states.ts'

for (const [name, viewport] of Object.entries(viewports) as [ViewportName, (typeof viewports)[ViewportName]][]) {
  test.describe(name, () => {
    test.use({ viewport, reducedMotion: 'reduce', hasTouch: name !== 'desktop' })

    for (const document of documents) {
      test(document.name, async ({ page }) => {
        await page.goto(document.path)
        if (!document.bare) await hydrated(page)
        const { findings, states } = await everyState(page, document, name)
        expect(findings).toEqual([])
        expect(states.length).toBeGreaterThan(document.bare ? 2 : 5)
      })
    }
  })
}
