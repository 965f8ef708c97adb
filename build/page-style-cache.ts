import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageStyle, STATE, usedBy, type PageStyle } from './critical-css.ts'

const cache = '.cache/styles'
/** Part of the cache key: the code that splits the CSS, and the version of lightningcss. */
const code =
  readFileSync(join(import.meta.dirname, 'critical-css.ts'), 'utf8') +
  readFileSync(new URL('../package.json', import.meta.resolve('lightningcss')), 'utf8')

/**
 * Caches `pageStyle`, which takes half of a build's time. Its result depends only on classes, elements and states in
 * the markup, so it is the same for a page in which only texts have changed.
 */
export function cachedPageStyle(rules: string, markup: string, later: string, first = markup): PageStyle {
  const hash = createHash('sha256').update(code).update(rules)
  for (const html of [first, markup, markup + later]) {
    const { classes, elements, attributes } = usedBy(html)
    const named = [...attributes].filter(([name]) => STATE.test(name) && rules.includes(`[${name}`))
    const sorted = named.map(([name, values]) => [name, [...values].toSorted()] as const)
    hash.update(JSON.stringify([[...classes].toSorted(), [...elements].toSorted(), sorted.toSorted()]))
  }
  const file = join(cache, `${hash.digest('hex')}.json`)
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PageStyle
  } catch {
    const style = pageStyle(rules, markup, later, first)
    mkdirSync(cache, { recursive: true })
    // Renamed into place: a concurrent build may be reading it.
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(style))
    renameSync(`${file}.${process.pid}`, file)
    return style
  }
}
