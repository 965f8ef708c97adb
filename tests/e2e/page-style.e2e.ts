import { readFileSync } from 'node:fs'
import { looked } from '../access/documents.ts'
import type { Page } from '@playwright/test'
import { expect, open, test } from './test.ts'

const properties = [
  ...['display', 'position', 'visibility', 'opacity', 'z-index', 'overflow', 'float', 'isolation', 'cursor', 'content'],
  ...['inset', 'padding', 'border', 'border-radius', 'outline', 'box-shadow', 'clip-path', 'mask-image'],
  ...['width', 'height', 'aspect-ratio', 'gap', 'grid-template-columns', 'grid-template-rows', 'grid-area', 'columns'],
  ...['color', 'background', 'fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'mix-blend-mode', 'filter'],
  ...['font', 'letter-spacing', 'text-align', 'text-decoration', 'text-wrap', 'list-style', 'object-position'],
  ...['translate', 'rotate', 'scale', 'transform', 'animation-name', 'counter-increment'],
]

/** Describes the computed style of every element in the document, one line each. */
const looks = async (names: string[]): Promise<string[]> => {
  // Includes fonts that only far sections use.
  await Promise.allSettled([...document.fonts].map((face) => face.load()))
  // Sections outside the window have an estimated height until they are laid out.
  for (const part of document.querySelectorAll<HTMLElement>('main > *, [data-in-parts] > *, footer'))
    part.style.contentVisibility = 'visible'
  // The style of figures is deferred as a whole, because none of them is on a first screen.
  for (const figure of document.querySelectorAll<HTMLElement>('[data-figure]'))
    figure.style.setProperty('display', 'none', 'important')
  // Forces a new layout, because Chromium leaves the content after a path where it was before the pictures above had
  // their sizes.
  document.body.hidden = true
  void document.body.offsetHeight
  document.body.hidden = false
  // Only the deferred style applies to content of a closed menu.
  const shown = 'body, #root, #root :not(details:not([open]) > :not(summary), details:not([open]) > :not(summary) *)'
  return [...document.querySelectorAll(shown)]
    .filter((element) => !element.closest('[data-figure]'))
    .flatMap((element) =>
      [null, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part)
        if (part && style.content === 'none') return []
        // Compared instead of margins, because Chromium reports automatic margins as 0 until a box is laid out again.
        const { x, y, width, height } = element.getBoundingClientRect()
        const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`)
        return `<${element.tagName} class="${element.getAttribute('class')}">${part ?? ''} at ${[x, y, width, height].join(' ')}; ${values.join('; ')}`
      }),
    )
}

/** Compares two descriptions with a tolerance of half a pixel per box, because each new layout rounds again. */
function alike(one: string, other: string): boolean {
  const number = /\d+(\.\d+)?/g
  const [these, those] = [one.match(number) ?? [], other.match(number) ?? []]
  return (
    one.replaceAll(number, '') === other.replaceAll(number, '') &&
    these.every((value, index) => Math.abs(Number(value) - Number(those[index])) <= 0.5)
  )
}

const deferredHasCome = (): boolean => {
  dispatchEvent(new Event('touchstart'))
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  return links.length > 0 && links.every(({ sheet }) => sheet !== null)
}

const applyDeferred = (): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) link.media = 'all'
}

/** Replaces the page's own style. */
const applyWhole = async (css: string): Promise<void> => {
  document.adoptedStyleSheets = [await new CSSStyleSheet().replace(css)]
  for (const own of document.querySelectorAll('style, link[rel=stylesheet]')) own.remove()
}

const wholeStyle = `${readFileSync('src/styles/layers.css', 'utf8')}${readFileSync('dist/styles.css', 'utf8')}`

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// The look of a document must not change when its deferred style applies.
for (const { path } of looked) {
  test(`${path} looks the same by its critical style, with the deferred, and by all style sheets of the site`, async ({
    page,
  }) => {
    // Without the client the deferred sheets are not applied.
    await page.route(/\/assets\/(?!start-).*\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export const mount = () => undefined' }),
    )
    for (const width of [390, 1440]) {
      // Opened again, because Chromium leaves the content after a path where it was in a window of another width.
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      // The start script marks the motion toggles some time after the document has loaded.
      await expect(page.locator('[data-motion-toggle]:not([aria-pressed=true])')).toHaveCount(0)
      const own = await page.evaluate(looks, properties)
      expect(own.length).toBeGreaterThan(10)
      await expect.poll(() => page.evaluate(deferredHasCome), 'deferred style').toBe(true)
      const faces = await page.evaluate(() => document.fonts.size)
      await page.evaluate(applyDeferred)
      expect(await page.evaluate(() => document.fonts.size), 'faces named once').toBe(faces)
      const both = await page.evaluate(looks, properties)
      expect(both.filter((style, index) => !alike(style, own[index] ?? ''))).toEqual([])
      await page.evaluate(applyWhole, wholeStyle)
      const whole = await page.evaluate(looks, properties)
      expect(whole.filter((style, index) => !alike(style, own[index] ?? ''))).toEqual([])
    }
  })
}

for (const { path } of looked) {
  test(`${path} is set in the site's own typefaces`, async ({ page }) => {
    await open(page, path)
    await page.evaluate(async () => {
      // These use the system's font deliberately.
      for (const unseen of document.querySelectorAll('.visually-hidden')) unseen.remove()
      await document.fonts.ready
    })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('DOM.enable')
    await devtools.send('CSS.enable')
    const { root } = await devtools.send('DOM.getDocument')
    // Selects all text except the spark between some words, which no font of the site has.
    const selector = ':is(h1, h2, h3, p, li, a, button):not(:has(p, li, a)):not([aria-hidden] *)'
    const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
    const names = new Set<string>()
    for (const nodeId of nodeIds) {
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
      for (const font of fonts) names.add(font.isCustomFont ? (font.familyName.split(' ')[0] ?? '') : font.familyName)
    }
    expect([...names].toSorted()).toEqual(['Bricolage', 'Instrument'])
  })
}

// Documents of more than ten packets have the style for content below the first screen in this sheet.
const BELOW = /\/assets\/below-.*\.css$/
const shown = (page: Page, part: number) =>
  page
    .locator(`main > :nth-child(${part}) :is(h2, p)`)
    .first()
    .evaluate((text) => text.checkVisibility({ contentVisibilityAuto: true }))

test('what lies below the first screens is not seen before its style is there, however fast one scrolls', async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(BELOW, async (route) => {
    await promise
    await route.continue()
  })
  const asked = page.waitForRequest(BELOW)
  await page.goto('/', { waitUntil: 'commit' })
  await asked
  await expect(page.locator('h1')).toBeVisible()
  for (const part of [4, 9, 12]) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), part * 700)
    for (const other of [3, 4, 9, 11]) expect(await shown(page, other), `part ${other}`).toBe(false)
  }
  resolve()
  const last = page.locator('main > :nth-child(11) h2')
  const shownOnceReached = async (): Promise<boolean> => {
    // Repeated, because sections above get their real height when they are laid out.
    await last.evaluate((heading) => void heading.scrollIntoView())
    return shown(page, 11)
  }
  await expect.poll(shownOnceReached).toBe(true)
})

test('what lies below is shown plain where its style cannot be had', async ({ page, allow }) => {
  allow(/below-/)
  await page.route(BELOW, (route) => route.abort('failed'))
  await page.goto('/')
  await expect(page.locator('html')).not.toHaveAttribute('data-js')
  for (const part of [3, 9, 11]) expect(await shown(page, part), `part ${part}`).toBe(true)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  const edge = (page: Page) =>
    page
      .locator('main [data-ground]')
      .last()
      .evaluate((ground) => getComputedStyle(ground).borderBlockStartStyle)

  test('forced colours draw the edges of the grounds', async ({ page }) => {
    await page.goto('/about-us/')
    expect(await edge(page)).toBe('none')
    await page.emulateMedia({ forcedColors: 'active' })
    await expect.poll(() => edge(page)).toBe('solid')
  })

  test('what lies below the first screens has its style', async ({ page }) => {
    await page.goto('/about-us/')
    const heading = page.locator('main > :nth-child(3)').first()
    const critical = await page.locator('style').textContent()
    expect(critical).not.toBe('')
    expect(await heading.evaluate((part) => getComputedStyle(part).contentVisibility)).toBe('visible')
    expect(await page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('/below-')))).toBe(
      true,
    )
  })

  test('paper leaves the header out', async ({ page }) => {
    await page.goto('/about-us/')
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('body header').first()).toBeHidden()
  })
})
