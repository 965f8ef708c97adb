import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'

const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const options: RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  // This rule is off in axe by default.
  rules: { 'target-size': { enabled: true } },
}

/**
 * Options for forced colours: axe reads text colours from `-webkit-text-fill-color`, which forced colours do not
 * change.
 */
const withoutColours: RunOptions = { ...options, rules: { ...options.rules, 'color-contrast': { enabled: false } } }

type Axe = { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> }

/**
 * Resolves when no finite animation is running. Animations that follow the scroll position never end and are left out.
 */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    for (;;) {
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
      const running = document.getAnimations().filter(({ effect, timeline, playState }) => {
        const ends = effect?.getComputedTiming().iterations !== Infinity
        return ends && timeline === document.timeline && playState === 'running'
      })
      if (running.length === 0) return
      await Promise.allSettled(running.map(({ finished }) => finished))
    }
  })

/**
 * Returns axe's findings in the page, or in the parts a selector names, as `rule: element; element`; empty if there
 * are none. Waits for transitions, which would fail as low contrast. Injects axe once per document, which is much
 * faster than for each run.
 */
export async function axeFindings(
  page: Page,
  { within = 'html', colours = true }: { within?: string; colours?: boolean } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  await settled(page)
  const violations = await page.evaluate(
    async ([selector, settings]) => {
      const { axe } = window as unknown as { axe: Axe }
      const include = [...document.querySelectorAll(selector)]
      if (include.length === 0) throw new Error(`axe has nothing to look at: ${selector}`)
      const found = await axe.run({ include } as unknown as ElementContext, settings)
      return found.violations
    },
    [within, colours ? options : withoutColours] as const,
  )
  return violations.map(({ id, nodes }) => {
    const places = nodes.map(({ target, failureSummary = '' }) => {
      const why = /contrast of [\d.]+|has insufficient[^.]*/.exec(failureSummary)?.[0]
      return why ? `${target.join(' ')} (${why})` : target.join(' ')
    })
    return `${id}: ${places.slice(0, 5).join('; ')}${places.length > 5 ? ` and ${places.length - 5} more` : ''}`
  })
}
