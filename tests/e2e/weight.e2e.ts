import { pathOf, routeIds } from '../routes.ts'
import { devices } from '../../bench/browser.ts'
import { firstView } from '../../bench/first-view.ts'
import { limitsOf } from '../../bench/limits.ts'
import { pagePath } from '../../bench/page-path.ts'
import { expect, test } from './test.ts'

test.use(devices.sharpPhone)

for (const id of routeIds) {
  test(`${pathOf(id)} comes light, unblocked and from here alone`, { tag: '@window' }, async ({ page, baseURL }) => {
    const view = await firstView(page, baseURL + pagePath(id))
    const limits = limitsOf(id)
    expect.soft(view.html, 'HTML with CSS').toBeLessThanOrEqual(limits.html)
    expect.soft(view.scripts, 'JavaScript').toBeLessThanOrEqual(limits.scripts)
    expect.soft(view.fonts, 'fonts').toBeLessThanOrEqual(limits.fonts)
    expect.soft(view.total, 'first view without film').toBeLessThanOrEqual(limits.total)
    expect.soft(view.renderBlocking).toEqual([])
    expect.soft(view.thirdParty).toEqual([])
    // A page that was not measured would pass all checks above.
    expect(view.html).toBeGreaterThan(5_000)
    expect(view.scripts).toBeGreaterThan(5_000)
    expect(view.fonts).toBeGreaterThan(10_000)
  })
}
