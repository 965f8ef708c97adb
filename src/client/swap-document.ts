import { adoptIcons } from '../lib/adopt-icons.ts'
import { updateToggles } from '../motion/preference.ts'
import { enhance, unenhance } from './enhance.ts'
import type { LoadedPage } from './page-loader.ts'

/** Matches elements of `<head>` that differ by page. */
const HEAD = 'title, meta[name=description], meta[name=robots], meta[property], link[rel=canonical], script[type*=ld]'

let faces: CSSStyleSheet | undefined

/** Takes over style sheets, icons, route and the page's elements of `<head>`. To be called before `swapParts`. */
export function swapHead({ document: next, sheets }: LoadedPage): void {
  // In development all styles of the site are in the document from the beginning.
  if (import.meta.env.PROD) swapStyles(sheets)
  adoptIcons(next)
  for (const old of document.head.querySelectorAll(HEAD)) old.remove()
  document.head.append(...next.head.querySelectorAll(HEAD))

  const { dataset } = document.documentElement
  const { route } = next.documentElement.dataset
  if (route === undefined) delete dataset['route']
  else dataset['route'] = route
}

/** Replaces the page in the document. Header, footer and floating parts stay, unless their `data-variant` differs. */
export function swapParts({ document: next }: LoadedPage): void {
  const parts = partsOf(document)
  const nextParts = partsOf(next)
  const isAlike =
    parts.length === nextParts.length && parts.every((part, index) => nameOf(part) === nameOf(nextParts[index]))
  if (isAlike) {
    for (const [index, part] of parts.entries()) {
      const replacement = nextParts[index]
      const isSame = part.id !== 'main' && part.dataset['variant'] === replacement?.dataset['variant']
      if (!replacement) continue
      if (isSame) copyGround(part, replacement)
      else replace(part, replacement)
    }
    return
  }
  const root = document.getElementById('root')
  const nextRoot = next.getElementById('root')
  if (root && nextRoot) replace(root, nextRoot)
}

function swapStyles(sheets: CSSStyleSheet[]): void {
  faces ??= keepFaces()
  document.adoptedStyleSheets = faces && !faces.ownerNode ? [faces, ...sheets] : sheets
  for (const old of document.querySelectorAll('link[rel=stylesheet]')) old.remove()
}

/**
 * Keeps only the @font-face rules of the first page's style, because declaring them again would lay out all text
 * again.
 */
function keepFaces(): CSSStyleSheet | undefined {
  const own = document.querySelector('style')?.sheet
  const sheet = own ?? document.adoptedStyleSheets[0]
  if (!sheet) return undefined
  for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1)
    if (!(sheet.cssRules[index] instanceof CSSFontFaceRule)) sheet.deleteRule(index)
  return sheet
}

/** Copies what the header lies over: see src/app/over-ground.ts. */
function copyGround(part: HTMLElement, { dataset }: HTMLElement): void {
  for (const name of ['over', 'noScrim']) {
    const value = dataset[name]
    if (value === undefined) delete part.dataset[name]
    else part.dataset[name] = value
  }
}

function replace(old: HTMLElement, next: HTMLElement): void {
  unenhance(old)
  old.replaceWith(next)
  enhance(next)
  updateToggles()
}

const partsOf = (page: Document): HTMLElement[] => [...page.querySelectorAll<HTMLElement>('#root > *')]
const nameOf = (part: HTMLElement | undefined): string => `${part?.tagName}#${part?.id}`
