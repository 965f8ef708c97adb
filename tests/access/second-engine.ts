import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

const source = readFileSync(new URL(import.meta.resolve('accessibility-checker-engine/ace-window.js')), 'utf8')

type Finding = { ruleId: string; value: [string, string]; message: string; snippet: string; path: { dom: string } }
type Engine = { Checker: new () => { check: (root: Document, rules: string[]) => Promise<{ results: Finding[] }> } }

/** Rules of IBM's engine that are switched off, with the reason. */
const switchedOff: Record<string, string> = {
  aria_content_in_landmark: 'the skip link stands before every landmark, as it is meant to',
  aria_complementary_label_visible:
    'two round buttons need no headline on the screen; the landmark is named for those who hear it',
  text_contrast_sufficient:
    'it takes the colour behind letters from the elements around them and misses art drawn behind; axe holds contrast, and tests hold every pair of tokens',
}

/** Returns what IBM's engine reports as failures under WCAG 2.2; leaves out items that only ask for a manual check. */
export async function secondEngineFindings(page: Page): Promise<string[]> {
  await page.evaluate(source)
  // The engine takes text of sections with skipped rendering (`content-visibility: auto`) and visually hidden text as
  // hidden.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important } .visually-hidden { clip-path: none !important }')
    document.adoptedStyleSheets = [sheet]
  })
  const results = await page.evaluate(async () => {
    const { ace } = window as unknown as { ace: Engine }
    const report = await new ace.Checker().check(document, ['WCAG_2_2'])
    return report.results.filter(({ value }) => value[1] === 'FAIL')
  })
  return results
    .filter(({ ruleId }) => !(ruleId in switchedOff))
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 120)}`)
}
