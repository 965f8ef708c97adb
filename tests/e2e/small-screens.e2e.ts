import { boxOf, contrastOfLetters } from './pixels.ts'
import { expect, open, test } from './test.ts'

for (const width of [320, 360, 375, 384, 768]) {
  for (const size of [100, 200]) {
    test(`the header holds name, Contact Us and menu at ${width} px with text at ${size} %`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 })
      await open(page, '/agency/')
      await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), size)
      const header = page.getByRole('banner')
      const contact = header.getByRole('link', { name: 'Contact Us', exact: true })
      await expect(contact).toBeVisible()
      await expect(contact).toHaveText('Contact Us')
      const boxes = [
        await boxOf(header.getByRole('link', { name: /home$/ })),
        await boxOf(contact),
        await boxOf(header.locator('summary[aria-label="Menu"]')),
      ]
      for (const [index, box] of boxes.entries()) {
        expect(box.x, 'starts in the window').toBeGreaterThanOrEqual(0)
        expect(box.x + box.width, 'ends in the window').toBeLessThanOrEqual(width)
        expect(box.height, 'can be pressed').toBeGreaterThanOrEqual(44)
        const before = boxes[index - 1]
        if (before) expect(box.x, 'stands beside the one before').toBeGreaterThanOrEqual(before.x + before.width)
      }
      const words = await contact.locator('span').evaluate((label) => {
        const range = document.createRange()
        range.selectNodeContents(label)
        const { x, width: wide } = range.getBoundingClientRect()
        return { x, width: wide, lines: range.getClientRects().length }
      })
      expect(words.lines, 'one line').toBe(1)
      expect(words.x, 'inside its pill').toBeGreaterThanOrEqual(boxes[1]!.x)
      expect(words.x + words.width, 'inside its pill').toBeLessThanOrEqual(boxes[1]!.x + boxes[1]!.width)
    })
  }
}

test.describe('the first screen of home', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [375, 667],
    [360, 740],
    [390, 844],
  ] as const) {
    test(`every letter of the headline is legible on its picture at ${width}×${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await open(page, '/')
      await page.waitForFunction(() => document.querySelector<HTMLImageElement>('main img')?.complete)
      const letters = await contrastOfLetters(page, page.getByRole('heading', { level: 1 }))
      expect(letters.length).toBeGreaterThan(10)
      // 4.5, although large text needs only 3, because the film moves behind it.
      expect(letters.filter(({ ratio }) => ratio < 4.5)).toEqual([])
    })

    test(`its call is whole at ${width}×${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await open(page, '/')
      const call = await boxOf(page.getByRole('link', { name: 'Fly With Us' }))
      expect(call.y + call.height).toBeLessThanOrEqual(height)
    })
  }
})

for (const path of ['/about-us/', '/contact-us/']) {
  for (const [width, height] of [
    [320, 568],
    [360, 640],
  ] as const) {
    test.describe(`the headline of ${path} at ${width}×${height}`, () => {
      test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } })
      test('is legible on its picture', async ({ page }) => {
        await open(page, path)
        await page.waitForFunction(() => document.querySelector<HTMLImageElement>('main img')?.complete)
        const letters = await contrastOfLetters(page, page.getByRole('heading', { level: 1 }))
        expect(letters.length).toBeGreaterThan(10)
        expect(letters.filter(({ ratio }) => ratio < 4.5)).toEqual([])
      })
    })
  }
}

for (const width of [320, 360, 390]) {
  test.describe(`the uses of video marketing at ${width} px`, () => {
    test.use({ viewport: { width, height: 640 }, contextOptions: { reducedMotion: 'reduce' } })

    test('show one whole and the edge of the next, and go on by keyboard', async ({ page }) => {
      await open(page, '/agency/video-marketing/')
      const strip = page.locator('main ol[tabindex="0"]')
      const frames = strip.getByRole('listitem')
      await expect(frames).toHaveCount(4)
      await strip.scrollIntoViewIfNeeded()
      const cut = await frames.evaluateAll((items) =>
        items.flatMap((item) => {
          const box = item.getBoundingClientRect()
          return [...item.querySelectorAll('h3, p')].filter((words) => {
            const range = document.createRange()
            range.selectNodeContents(words)
            return range.getBoundingClientRect().right > box.right + 1 || words.scrollWidth > words.clientWidth + 1
          })
        }),
      )
      expect(cut).toHaveLength(0)
      const [first, second] = [await boxOf(frames.nth(0)), await boxOf(frames.nth(1))]
      expect(first.x).toBeGreaterThanOrEqual(0)
      expect(first.x + first.width).toBeLessThan(width)
      expect(second.x, 'the next one peeks').toBeLessThan(width - 16)
      await strip.focus()
      await page.keyboard.press('ArrowRight')
      await expect
        .poll(async () => Math.round((await boxOf(frames.nth(1))).x), 'comes to rest at its edge')
        .toBe(Math.round(first.x))
    })
  })
}

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [844, 390],
] as const) {
  test(`a team story can be closed from its end at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await open(page, '/about-us/')
    await page.locator('[data-member]').first().getByRole('link').click()
    const story = page.getByRole('dialog')
    await expect(story).toBeVisible()
    await expect.poll(() => story.evaluate((dialog) => dialog.getAnimations().length)).toBe(0)
    await story.evaluate((dialog) => dialog.scrollTo({ top: dialog.scrollHeight, behavior: 'instant' }))
    const inside = await boxOf(story)
    const close = story.getByRole('button', { name: 'Close' })
    const box = await boxOf(close)
    expect(box.y).toBeGreaterThanOrEqual(inside.y)
    expect(box.y + box.height).toBeLessThanOrEqual(inside.y + inside.height)
    await close.click()
    await expect(story).toBeHidden()
  })
}
