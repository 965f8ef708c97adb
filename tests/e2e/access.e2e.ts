import { pageTypes, viewports } from '../access/documents.ts'
import { everyState } from '../access/states.ts'
import { smallTargets } from '../access/targets.ts'
import { expect, hydrated, test } from './test.ts'

/** Checks each kind of page once, in every state; `npm run test:access` checks every page at every width. */
for (const [index, document] of pageTypes.entries()) {
  const width = index % 2 === 0 ? 'phone' : 'desktop'

  test.describe(width, () => {
    test.use({ viewport: viewports[width], reducedMotion: 'reduce', hasTouch: width === 'phone' })

    test(`${document.name} in every state`, { tag: '@window' }, async ({ page }) => {
      await page.goto(document.path)
      if (!document.bare) await hydrated(page)
      if (width === 'phone')
        expect((await smallTargets(page)).filter((target) => !/^button “\d+ of \d+”/.test(target))).toEqual([])
      const { findings, states } = await everyState(page, document, width)
      expect(findings).toEqual([])
      expect(states.length).toBeGreaterThan(document.bare ? 2 : 5)
    })
  })
}
