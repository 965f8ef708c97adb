import type { Locator, Page } from '@playwright/test'
import { readContent } from '../../build/content/load.ts'
import { boxOf } from './pixels.ts'
import { expect, open, restingScroll, test } from './test.ts'

const { groups } = await readContent('content/team.yaml')
const { leadership } = await readContent('content/about.yaml')
/** Returns the heading of a group on About. */
const headingOf = ({ key, heading }: { key: string; heading: string }) =>
  key === 'leadership' ? leadership.heading : heading
const members = groups.flatMap((group) => group.members)
const person = (id: number) => {
  const found = members.find((member) => member.id === id)
  if (!found) throw new Error(`nobody has the id ${id}`)
  return found
}

const card = (page: Page, id: number) => page.locator(`[data-member="${id}"]`)
const arrow = (page: Page, id: number) => card(page, id).getByRole('link')
const expanded = (page: Page) =>
  page.locator('[data-expanded=true]').evaluateAll((cards) => cards.map((one) => Number(one.dataset['member'])))
const window_ = (page: Page) => page.getByRole('dialog')

/** Returns the first sentence of a story and, separately, the rest. */
const storyText = async (within: Locator): Promise<string> =>
  (await within.locator('p[id^=member-], [data-more] > p').allTextContents()).join(' ')

test('About shows fifteen people in groups of 4, 4, 3 and 4; Home shows four', async ({ page }) => {
  await open(page, '/#/about-us')
  const rows = page.locator('ul:has(> [data-member])')
  await expect(rows).toHaveCount(4)
  const shown = await rows.evaluateAll((lists) =>
    lists.map((list) =>
      [...list.querySelectorAll<HTMLElement>('[data-member]')].map((one) => Number(one.dataset['member'])),
    ),
  )
  expect(shown).toEqual(groups.map((group) => group.members.map((member) => member.id)))
  await open(page, '/#/')
  await expect(page.locator('[data-member]')).toHaveCount(4)
  const titles = [
    'Founder & Thought Leader',
    'Performance Marketer & Lead Trainer',
    'Operations & Acquisition Expert',
    'Sales Lead',
  ]
  for (const [index, title] of titles.entries())
    await expect(page.locator('[data-member]').nth(index)).toContainText(title)
})

test('About leads to the page with all stories', async ({ page }) => {
  await open(page, '/#/about-us')
  await page.locator('main').getByRole('link', { name: 'Meet everyone' }).click()
  await expect(page).toHaveURL('/#/about-us/team')
  await expect(page.getByRole('article')).toHaveCount(members.length)
})

for (const [address, wider] of [
  ['/#/', 1.8],
  // A wider card would cut the head.
  ['/#/about-us', 1.4],
] as const) {
  test(
    `${address}: the pointer widens a card, leaving goes back to the first`,
    { tag: '@window' },
    async ({ page }) => {
      await open(page, address)
      expect(await expanded(page)).toEqual([1])
      const share = async () => {
        const [wide, narrow] = [await card(page, 3).boundingBox(), await card(page, 1).boundingBox()]
        return (wide?.width ?? 0) / (narrow?.width ?? 1)
      }
      await card(page, 3).hover()
      await expect.poll(() => expanded(page)).toEqual([3])
      await expect.poll(share).toBeGreaterThan(wider)
      await page.mouse.move(5, 300)
      await expect.poll(() => expanded(page)).toEqual([1])
    },
  )
}

test('the arrow opens the story: name, portrait, words, links that are there', async ({ page }) => {
  await open(page, '/#/about-us')
  for (const id of [2, 3, 17]) {
    const { name, title, para, picture, instaUrl, faceBookUrl, linkedinUrl } = person(id)
    await arrow(page, id).click()
    await expect(window_(page)).toBeVisible()
    await expect(window_(page).getByRole('heading', { name })).toBeVisible()
    await expect(window_(page).getByRole('heading', { name: 'About' })).toBeVisible()
    await expect(window_(page)).toContainText(title)
    await expect.poll(() => storyText(window_(page))).toBe(para)
    await expect(window_(page).getByRole('img', { name: picture.alt })).toBeVisible()
    const wanted = [instaUrl, faceBookUrl, linkedinUrl].filter((url) => url !== undefined)
    const links = window_(page).getByRole('listitem').getByRole('link')
    await expect(links).toHaveCount(wanted.length)
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(wanted)
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /noopener/)
    }
    await page.keyboard.press('Escape')
    await expect(window_(page)).toBeHidden()
  }
})

test('on a phone a way to write stays in sight at the foot of a story, whose end it does not cover', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/#/about-us')
  await arrow(page, 1).click()
  const call = window_(page).getByRole('link', { name: 'Get in touch' })
  await expect(call).toBeInViewport({ ratio: 1 })
  await expect(call).toHaveAttribute('href', '/contact-us/')
  await window_(page).evaluate((dialog) => dialog.scrollTo({ top: dialog.scrollHeight, behavior: 'instant' }))
  const story = await boxOf(window_(page).locator('article p').last())
  expect(story.y + story.height).toBeLessThanOrEqual((await boxOf(call)).y)
})

test('a click outside closes the window and clears the choice; the same person opens again', async ({ page }) => {
  await open(page, '/#/about-us')
  // A click waits until its section is laid out, which on a busy machine takes long unless it is in view.
  await arrow(page, 5).evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await arrow(page, 5).click()
  await expect(window_(page)).toBeVisible()
  await window_(page)
    .getByRole('heading', { name: person(5).name })
    .click()
  await expect(window_(page)).toBeVisible()
  await page.mouse.click(20, 450)
  await expect(window_(page)).toBeHidden()
  await arrow(page, 5).click()
  await expect(window_(page).getByRole('heading', { name: person(5).name })).toBeVisible()
  await window_(page).getByRole('button', { name: 'Close' }).click()
  await expect(window_(page)).toBeHidden()
})

for (const address of ['/#/', '/#/about-us']) {
  test(`${address}: a story closed by the mouse leaves the first card open`, { tag: '@window' }, async ({ page }) => {
    await open(page, address)
    await card(page, 3).hover()
    await arrow(page, 3).click()
    await expect(window_(page)).toBeVisible()
    await page.mouse.click(8, 450)
    await expect(window_(page)).toBeHidden()
    await expect(arrow(page, 3)).toBeFocused()
    await page.mouse.move(5, 300)
    await expect.poll(() => expanded(page)).toEqual([1])
    await page.keyboard.press('Shift+Tab')
    await expect.poll(() => expanded(page)).toEqual([2])
  })
}

test('by keyboard: focus widens, Enter opens, Tab stays inside, Escape returns', async ({ page }) => {
  await open(page, '/#/about-us')
  await arrow(page, 1).focus()
  await page.keyboard.press('Tab')
  await expect(arrow(page, 2)).toBeFocused()
  await expect.poll(() => expanded(page)).toEqual([2])
  await page.keyboard.press('Enter')
  await expect(window_(page)).toBeVisible()
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Tab')
    expect(await window_(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(window_(page)).toBeHidden()
  await expect(arrow(page, 2)).toBeFocused()
  expect(await expanded(page)).toEqual([2])
})

test('the page behind an open window does not scroll', async ({ page }) => {
  await open(page, '/#/about-us')
  await arrow(page, 1).click()
  await expect(window_(page)).toBeVisible()
  const before = await page.evaluate(() => scrollY)
  await page.mouse.move(20, 450)
  await page.mouse.wheel(0, 800)
  expect(await restingScroll(page)).toBe(before)
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a tap anywhere on a card opens its story, a tap outside closes it', async ({ page }) => {
    await open(page, '/#/about-us')
    for (const position of [
      { x: 40, y: 30 },
      { x: 60, y: 200 },
    ]) {
      await card(page, 6).tap({ position })
      await expect(window_(page).getByRole('heading', { name: person(6).name })).toBeVisible()
      await page.touchscreen.tap(195, 6)
      await expect(window_(page)).toBeHidden()
    }
  })

  test('all groups are one row to swipe, with a piece of the next portrait in view and the name of the group above', async ({
    page,
  }) => {
    await open(page, '/#/about-us')
    const boxes = await page.locator('[data-member]').evaluateAll((cards) =>
      cards.map((one) => {
        const { left, right, top } = one.getBoundingClientRect()
        return { left, right, top }
      }),
    )
    expect(boxes).toHaveLength(members.length)
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
    expect(boxes.filter(({ left, right }) => left < 385 && right > 390)).toHaveLength(1)
    for (const group of groups) {
      const last = card(page, group.members.at(-1)?.id ?? 0)
      await last.evaluate((element) =>
        element.scrollIntoView({ inline: 'start', block: 'center', behavior: 'instant' }),
      )
      await expect(last).toBeInViewport({ ratio: 0.9 })
      await expect(page.getByRole('heading', { name: headingOf(group), exact: true })).toBeInViewport({ ratio: 0.9 })
    }
  })

  test('every arrow is a target of at least 44 px', async ({ page }) => {
    await open(page, '/#/about-us')
    for (const { id } of members) {
      const box = await arrow(page, id).boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), `arrow of ${id}`).toBeGreaterThanOrEqual(44)
    }
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every arrow leads to the story', async ({ page }) => {
    for (const { id, name, para } of members) {
      await page.goto('/about-us/')
      await arrow(page, id).click()
      await expect(page).toHaveURL(`/about-us/team/#member-${id}`)
      const story = page.getByRole('article', { name })
      expect(await storyText(story)).toBe(para)
      await expect(story.getByRole('heading', { name })).toBeInViewport()
    }
  })

  for (const width of [320, 390, 768, 1024, 1440]) {
    test(`at ${width} px every card shows the whole portrait, with name and title below it`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/about-us/')
      const cards = await page.locator('[data-member]').evaluateAll((all) =>
        all.map((one) => {
          const letters = (words: Element) => {
            const range = document.createRange()
            range.selectNodeContents(words)
            return range
          }
          const box = (element: Element | Range) => {
            const { left, right, top, bottom } = element.getBoundingClientRect()
            return { left, right, top, bottom }
          }
          const [name, title] = [...one.querySelectorAll('p')]
          const face = one.querySelector('img')
          const link = one.querySelector('[data-arrow]')
          if (!name || !title || !face || !link) throw new Error('a card lacks one of its parts')
          return {
            card: box(one),
            words: [name, title].map((words) => ({
              ...box(words),
              letters: box(letters(words)),
              overflows: words.scrollWidth > words.clientWidth,
              writing: getComputedStyle(words).writingMode,
              clip: getComputedStyle(words).clipPath,
            })),
            face: box(face),
            shape: Number(face.getAttribute('width')) / Number(face.getAttribute('height')),
            link: box(link),
          }
        }),
      )
      expect(cards).toHaveLength(members.length)
      const widths = cards.map(({ card: { left, right } }) => right - left)
      expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1)
      for (const { card: edge, words, face, shape, link } of cards) {
        expect((face.right - face.left) / (face.bottom - face.top)).toBeCloseTo(shape, 1)
        for (const part of [...words, face, link]) {
          expect(part.left).toBeGreaterThanOrEqual(edge.left)
          expect(part.right).toBeLessThanOrEqual(edge.right)
          expect(part.bottom).toBeLessThanOrEqual(edge.bottom)
        }
        expect(link.top, 'the arrow is clear of the face').toBeGreaterThanOrEqual(face.bottom)
        for (const { top, bottom, letters, overflows, writing, clip } of words) {
          expect({ overflows, writing, clip }).toEqual({ overflows: false, writing: 'horizontal-tb', clip: 'none' })
          expect(bottom - top).toBeGreaterThan(12)
          expect(top).toBeGreaterThanOrEqual(face.bottom)
          expect(letters.right <= link.left || letters.bottom <= link.top, 'and of the words').toBe(true)
        }
      }
    })
  }
})

test.describe('the page of all stories', () => {
  const story = (page: Page, id: number) => page.getByRole('article', { name: person(id).name })

  test('on a phone two faces stand in a row, and a press on one unfolds the story', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/#/about-us/team')
    const [first, second] = await Promise.all([story(page, 5).boundingBox(), story(page, 6).boundingBox()])
    expect(first?.y).toBe(second?.y)
    const words = story(page, 5).locator('details > p')
    await expect(words).toBeHidden()
    // The sentence about the person leads to the story.
    const { known = '' } = person(5)
    await expect(story(page, 5).getByText(known)).toBeVisible()
    await story(page, 5).click({ position: { x: 60, y: 60 } })
    await expect(words).toBeVisible()
    expect(await words.evaluate((paragraph) => paragraph.scrollWidth <= paragraph.clientWidth)).toBe(true)
    await expect(story(page, 6).locator('details > p')).toBeHidden()
  })

  test('in a large window every story begins with a sentence that is read without a press, which unfolds the others', async ({
    page,
  }) => {
    await open(page, '/#/about-us/team')
    const sentences = (id: number) => story(page, id).locator('details p')
    for (const { id } of members) {
      await expect(sentences(id).first()).toBeVisible()
      await expect(sentences(id).last()).toBeHidden()
    }
    await story(page, 6).click({ position: { x: 60, y: 60 } })
    await expect(sentences(6).last()).toBeVisible()
    // The first sentence stays in the card.
    const [opening, fold] = await Promise.all([
      sentences(6).first().boundingBox(),
      story(page, 6).locator('summary').boundingBox(),
    ])
    expect((opening?.y ?? 0) + (opening?.height ?? 0)).toBeLessThanOrEqual(fold?.y ?? 0)
    await expect(story(page, 6).getByRole('link').first()).toBeVisible()
    await expect(sentences(5).last()).toBeHidden()
  })

  for (const width of [768, 1440])
    test(`at ${width} px a story unfolds below its row, one at a time, and no card moves`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page, '/#/about-us/team')
      // The second group, because the first has the leaders, who are larger and stand two in a row.
      const [leaders, group] = groups
      if (!group || !leaders) throw new Error('there is no group')
      const people = group.members
      // Measured in the page, which may scroll on a press.
      const places = () =>
        page.locator('article summary').evaluateAll(
          (rows, [from = 0, to]) =>
            rows.slice(from, to).map((row) => {
              const { left, top } = row.getBoundingClientRect()
              return { left, top: top + scrollY }
            }),
          [leaders.members.length, leaders.members.length + people.length],
        )
      const before = await places()
      expect(new Set(before.map(({ top }) => top)).size, 'in one row').toBe(1)
      for (const { id } of people) {
        await story(page, id).locator('summary').click()
        await expect(page.locator('article details[open]')).toHaveCount(1)
        await expect(story(page, id).locator('[data-more] > p')).toBeVisible()
        expect((await places()).map(({ left }) => left)).toEqual(before.map(({ left }) => left))
        expect(new Set((await places()).map(({ top }) => top)).size, 'still in one row').toBe(1)
        const words = await story(page, id).locator('[data-more]').boundingBox()
        const rows = await story(page, id).locator('xpath=ancestor::ul').boundingBox()
        expect(words?.width, 'across the row').toBeGreaterThan(0.8 * (rows?.width ?? 0))
        expect(words?.x).toBeGreaterThanOrEqual(rows?.x ?? 0)
        expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual((rows?.x ?? 0) + (rows?.width ?? 0))
      }
    })
})

test('in a large window the portraits of the leaders are larger than all others, and their stories below both of a row', async ({
  page,
}) => {
  await open(page, '/#/about-us/team')
  const portrait = async (id: number) =>
    (
      await page
        .getByRole('article', { name: person(id).name })
        .locator('picture')
        .boundingBox()
    )?.width ?? 0
  const [leaders, ...others] = groups.map(({ members: people }) => people.map(({ id }) => id))
  const least = Math.min(...(await Promise.all((leaders ?? []).map(portrait))))
  for (const id of others.flat()) expect(await portrait(id), person(id).name).toBeLessThan(least - 10)
  for (const id of leaders ?? []) {
    const story = page.getByRole('article', { name: person(id).name })
    await story.locator('summary').click()
    await expect(story.locator('[data-more]')).toBeVisible()
    const words = await story.locator('[data-more]').boundingBox()
    const rows = await story.locator('xpath=ancestor::ul').boundingBox()
    expect(words?.width).toBeGreaterThan(0.8 * (rows?.width ?? 0))
    expect(words?.x).toBeGreaterThanOrEqual(rows?.x ?? 0)
    expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual((rows?.x ?? 0) + (rows?.width ?? 0))
  }
})

test('an arrow opened in a new tab leads to the story', async ({ page }) => {
  await open(page, '/about-us/team/#member-9')
  await expect(page).toHaveURL('/#/about-us/team#member-9')
  await expect(page.getByRole('article')).toHaveCount(members.length)
  await expect(page.getByRole('heading', { name: person(9).name })).toBeInViewport()
  await page.goto('about:blank')
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/#/about-us/team#member-6')
  await expect(page.locator('#member-6')).toBeVisible()
  await expect(page.getByRole('heading', { name: person(6).name })).toBeInViewport()
})

test('on the page about us every card shows its arrow at rest, clear of its words; on large screens the wide one alone', async ({
  page,
}) => {
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/about-us/')
    const cards = page.locator('[data-member]')
    await expect(cards).toHaveCount(members.length)
    const arrows = await cards.evaluateAll((all) =>
      all.map((one) => {
        const sign = one.querySelector('[data-arrow]')
        if (!sign) throw new Error('a card lacks its arrow')
        const { left, top, width: wide } = sign.getBoundingClientRect()
        const met = [...one.querySelectorAll('p')].filter((words) => {
          const range = document.createRange()
          range.selectNodeContents(words)
          return [...range.getClientRects()].some(
            (line) => line.right > left && line.left < left + wide && line.bottom > top && line.top < top + wide,
          )
        })
        return { wide, opacity: getComputedStyle(sign).opacity, met: met.map((words) => words.textContent) }
      }),
    )
    for (const [at, { wide, opacity, met }] of arrows.entries()) {
      expect(wide).toBeGreaterThanOrEqual(32)
      expect(opacity, `${width} px, card ${at + 1}`).toBe(width < 1024 || at === 0 ? '1' : '0')
      expect(met, `${width} px`).toEqual([])
    }
  }
})

for (const width of [390, 768, 1440]) {
  test(`every portrait’s face is clear of words, veil and arrow at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/#/about-us')
    const cards = page.locator('[data-member]')
    await expect(cards).toHaveCount(members.length)
    for (const one of await cards.all()) {
      const covered = await one.evaluate((element) => {
        const portrait = element.querySelector('picture')!
        const { x, y, width: wide, height } = portrait.getBoundingClientRect()
        // The portraits are cropped so that the face is in the middle of their upper 60 %.
        const face = { left: x + wide * 0.25, right: x + wide * 0.75, top: y + height * 0.1, bottom: y + height * 0.6 }
        const over = [...element.querySelectorAll('p, [data-arrow]')].filter((part) => {
          const box = part.getBoundingClientRect()
          const seen = getComputedStyle(part).opacity !== '0'
          return (
            seen && box.right > face.left && box.left < face.right && box.bottom > face.top && box.top < face.bottom
          )
        })
        const veiled = getComputedStyle(portrait, '::after').content !== 'none'
        const words = [...element.querySelectorAll('p')].filter((part) => {
          const { clip, clipPath } = getComputedStyle(part)
          return part.getClientRects().length === 0 || clipPath !== 'none' || clip !== 'auto'
        })
        return [
          ...over.map((part) => `over the face: ${part.textContent}`),
          ...(veiled ? ['a veil'] : []),
          ...words.map((part) => `hidden: ${part.textContent}`),
        ]
      })
      expect(covered, (await one.getAttribute('data-member')) ?? '').toEqual([])
    }
  })
}
