import { documents } from '../access/documents.ts'
import { boxOf, contrastOfLetters } from './pixels.ts'
import { slugsIn } from '../routes.ts'
import { expect, open, test } from './test.ts'

const caseSlugs = slugsIn('cases')

/** Lists cropped frames whose chosen rendition has fewer pixels than the crop has CSS pixels. */
async function soft(stretch: number): Promise<string[]> {
  // Sections outside the window have an estimated height until they are laid out.
  for (const section of document.querySelectorAll<HTMLElement>('main *, footer')) {
    if (getComputedStyle(section).contentVisibility === 'auto') section.style.contentVisibility = 'visible'
  }
  const shown = [...document.images].filter((image) => image.getClientRects().length > 0 && !image.src.endsWith('.svg'))
  for (const image of shown) image.loading = 'eager'
  await Promise.allSettled(shown.map((image) => image.decode()))
  return shown.flatMap((image) => {
    const chosen = Number(/-(\d+)\.(avif|webp)$/.exec(image.currentSrc)?.[1])
    const widths = [...image.parentElement!.querySelectorAll('source')].flatMap((source) =>
      [...source.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)),
    )
    const needed = Math.max(image.clientWidth, (image.clientHeight * image.naturalWidth) / image.naturalHeight)
    if (!chosen) return [`${image.currentSrc}: no rendition`]
    const sharp = chosen * stretch >= needed || chosen === Math.max(...widths)
    return sharp ? [] : [`${image.currentSrc}: ${chosen} px for ${Math.round(needed)}`]
  })
}

for (const { name, stretch, device } of [
  {
    // Wide pictures in upright windows: a larger rendition does not fit into the byte limit of a first view.
    stretch: 1.2,
    name: '390×844 with 2 pixels to the CSS pixel',
    device: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  },
  { stretch: 1.1, name: '1440×900', device: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 } },
]) {
  test.describe(name, () => {
    test.use({ ...device, contextOptions: { reducedMotion: 'reduce' } })
    for (const { path } of documents) {
      test(`no picture of ${path} is stretched`, async ({ page }) => {
        // The style for content below the first screen is in the deferred sheet.
        await open(page, path)
        await page.waitForFunction(() =>
          [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
        )
        expect(await page.evaluate(soft, stretch)).toEqual([])
      })
    }
  })
}

for (const slug of caseSlugs) {
  test(`the header of ${slug} is legible and nothing lies over its still`, async ({ page }) => {
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await open(page, `/case-study/${slug}/`)
      await page.waitForFunction(() => document.querySelector<HTMLImageElement>('main img')?.complete)
      const header = page.getByRole('banner')
      const still = page.locator('main picture').first()
      const bar = await boxOf(header)
      const picture = await boxOf(still)
      expect(picture.y, 'the still begins below the bar').toBeGreaterThanOrEqual(bar.y + bar.height - 1)
      for (const part of [still, header]) {
        expect(await part.evaluate((element) => getComputedStyle(element, '::after').content)).toBe('none')
      }
      const letters = await contrastOfLetters(page, header.getByText('Ukhozi', { exact: true }))
      expect(letters.length).toBe(6)
      expect(letters.filter(({ ratio }) => ratio < 4.5)).toEqual([])
    }
  })
}
