import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Virtual } from '@guidepup/virtual-screen-reader'

/** Source of the screen reader as a classic script: the package has a browser build only as a module. */
const source = readFileSync(new URL(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js')), 'utf8').replace(
  /export\{[\w$]+ as Virtual,([\w$]+) as virtual\};?/,
  (_, name: string) => `window.reader=${name};`,
)

/**
 * Returns what a simulated screen reader says in a part of the page, one phrase a line, indented by container. Reads
 * the page as shown; leaves out `[data-live]` (clocks, announcements).
 */
export async function transcript(page: Page, within = 'body'): Promise<string> {
  await page.evaluate(`(()=>{${source}\n})()`)
  const phrases = await page.evaluate(async (selector) => {
    const { reader } = window as unknown as { reader: Virtual }
    // The simulated reader respects hidden elements, but neither hides the content of a closed <details> nor announces
    // its state.
    for (const details of document.querySelectorAll('details')) {
      const summary = details.querySelector('summary')
      summary?.setAttribute('role', 'group')
      summary?.setAttribute('aria-roledescription', `disclosure, ${details.open ? 'expanded' : 'collapsed'}`)
      details.setAttribute('role', 'presentation')
      if (!details.open) for (const child of details.children) if (child !== summary) child.setAttribute('hidden', '')
    }
    // Real screen readers announce a closed select by its chosen option.
    for (const option of document.querySelectorAll('option')) if (!option.selected) option.setAttribute('hidden', '')
    for (const live of document.querySelectorAll('[data-live]')) live.setAttribute('hidden', '')
    const container = document.querySelector<HTMLElement>(selector)
    if (!container) throw new Error(`There is no ${selector} to read`)
    await reader.start({ container })
    const end = `end of ${await reader.lastSpokenPhrase()}`
    while ((await reader.lastSpokenPhrase()) !== end) await reader.next()
    const log = await reader.spokenPhraseLog()
    await reader.stop()
    return log
  }, within)
  return indented(phrases)
}

type Spoken = { phrase: string; inside: Spoken[] }

/**
 * Converts opening and closing phrases to indentation. Leaves out words that only repeat the name of their container.
 */
function indented(phrases: string[]): string {
  return `${lines(tree(phrases)).join('\n')}\n`
}

function tree(phrases: string[]): Spoken[] {
  const spoken: Spoken[] = []
  for (const phrase of phrases) {
    const closed = /^end of (.*)$/.exec(phrase)?.[1]
    const start =
      closed === undefined ? -1 : spoken.findLastIndex((one) => one.phrase === closed && one.inside.length === 0)
    const opener = spoken[start]
    if (opener) opener.inside = spoken.splice(start + 1)
    else if (closed === undefined) spoken.push({ phrase, inside: [] })
  }
  return spoken
}

const isWords = ({ phrase, inside }: Spoken) => inside.length === 0 && !/^[a-z]+(,|$)/.test(phrase)
const squeezed = (words: string) => words.replace(/[\s,]+/g, '')

function lines(spoken: Spoken[]): string[] {
  return spoken.flatMap(({ phrase, inside }) => {
    const words = inside.map((one) => one.phrase).join(' ')
    if (phrase === 'paragraph') return inside.every(isWords) ? words || [] : lines(inside)
    const short = phrase.replace(/^listitem, level (\d+), position (\d+), set size (\d+)/, 'item $2 of $3')
    if (inside.every(isWords) && squeezed(phrase).includes(squeezed(words))) return short
    return [short, ...lines(inside).map((line) => `  ${line}`)]
  })
}
