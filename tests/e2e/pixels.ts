import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { contrast } from '../../src/lib/contrast.ts'

type Box = { x: number; y: number; width: number; height: number }
type Letter = Box & { text: string }

/** Returns the boxes of the visible letters inside an element, in CSS pixels of the window. */
function lettersOf(element: Element): Letter[] {
  const range = document.createRange()
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const letters: Letter[] = []
  for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
    if (node.parentElement?.closest('.visually-hidden')) continue
    for (const { 0: text, index } of node.data.matchAll(/\S/g)) {
      range.setStart(node, index)
      range.setEnd(node, index + 1)
      const { x, y, width, height } = range.getBoundingClientRect()
      if (width > 0) letters.push({ text, x, y, width, height })
    }
  }
  return letters
}

const hex = (channels: Iterable<number>): string =>
  `#${[...channels].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/**
 * Returns the worst contrast of each letter with any pixel behind it, at a device pixel ratio of 1. Leaves the words
 * hidden.
 */
export async function contrastOfLetters(page: Page, words: Locator): Promise<{ text: string; ratio: number }[]> {
  const letters = await words.evaluate(lettersOf)
  const colour = hex(
    (await words.evaluate((element) => getComputedStyle(element).color))
      .match(/[\d.]+/g)!
      .slice(0, 3)
      .map(Number),
  )
  await words.evaluate((element: HTMLElement) => (element.style.color = 'transparent'))
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const worst = new Map<string, number>()
  const ratioWith = (at: number): number => {
    const behind = hex(data.subarray(at, at + 3))
    const known = worst.get(behind) ?? contrast(colour, behind)
    worst.set(behind, known)
    return known
  }
  return letters.map(({ text, x, y, width, height }) => {
    let ratio = 21
    // The top and bottom eighth of a line's box have no ink.
    for (let row = Math.ceil(y + height / 8); row < y + (height * 7) / 8; row++) {
      for (let column = Math.ceil(x); column < x + width; column++) {
        if (row < 0 || column < 0 || row >= info.height || column >= info.width) continue
        ratio = Math.min(ratio, ratioWith((row * info.width + column) * 3))
      }
    }
    return { text, ratio }
  })
}

/** Returns the colours of a screenshot, each as `r,g,b`. */
export async function coloursOf(screenshot: Buffer): Promise<Set<string>> {
  const data = await sharp(screenshot).removeAlpha().raw().toBuffer()
  const colours = new Set<string>()
  for (let at = 0; at < data.length; at += 3) colours.add(data.subarray(at, at + 3).join(','))
  return colours
}

export async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} has no box`)
  return box
}
