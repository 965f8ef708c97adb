import type { Page } from '@playwright/test'
import { overflows } from './scroll.ts'
import { expect, open, restingScroll, routeShown, test } from './test.ts'
import { shipped } from '../shipped-counts.ts'

const slugs = [
  'digital-marketing-and-its-future',
  'six-pillars-of-digital-marketing',
  'ten-reason-your-business-needs-digital-marketing-in-dubai',
  'how-to-choose-right-digital-marketing-agency-in-dubai',
  'top-digital-marketing-trends-for-2025-business-in-dubai-must-follow',
  'boost-your-business-with-social-media',
]

/** Slugs in the order of the list: the newest first. */
const listed = [slugs[0], slugs[5], slugs[3], slugs[1], slugs[4], slugs[2]]

const cards = (page: Page) => page.locator('#articles li > div')
const contents = (page: Page) => page.getByRole('navigation', { name: 'In this article' })

test('the list has six cards labelled Technology, the newest first, each with its day and reading time', async ({
  page,
}) => {
  await open(page, '/#/blogs')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Insights ?\/ ?Stories ?\/ ?Ideas/)
  await expect(cards(page)).toHaveCount(shipped.articles)
  for (const [index, slug] of listed.entries()) {
    const card = cards(page).nth(index)
    await expect(card.getByText('Technology', { exact: true })).toBeVisible()
    await expect(card.locator('time')).toHaveText(/^\d+ [A-Z][a-z]+ 202\d$/)
    await expect(card.getByText(/· \d+\smin\sread$/)).toBeVisible()
    await expect(card.getByText('Read More')).toBeVisible()
    await expect(card.locator('img')).toBeAttached()
    await expect(card.getByRole('link')).toHaveAttribute('href', `/blogs/${slug}/`)
  }
  const days = await cards(page)
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
  expect(days).toEqual(days.toSorted().toReversed())
})

test('a card and its article agree on category and reading time', async ({ page }) => {
  await open(page, '/#/blogs')
  const lines = await cards(page).evaluateAll((all) => all.map((card) => card.querySelector('p')?.textContent ?? ''))
  for (const [index, slug] of listed.entries()) {
    await page.goto(`/blogs/${slug}/`)
    const head = page.getByRole('article').first()
    const category = await head
      .getByText(/^(Technology|Digital Marketing|Business)$/)
      .first()
      .innerText()
    const time = await head.getByText(/^\d+ min read$/).innerText()
    expect(lines[index], slug).toMatch(category === 'Technology' ? /^Technology\d/ : `Technology / ${category}`)
    // The card has no-break spaces here.
    expect(lines[index]?.replaceAll('\u00a0', ' '), slug).toContain(time)
  }
})

test('a click anywhere on a card opens its article; so does Enter', async ({ page }) => {
  await open(page, '/#/blogs')
  const title = await cards(page).nth(2).getByRole('heading').innerText()
  await cards(page)
    .nth(2)
    .click({ position: { x: 12, y: 40 } })
  await expect(page).toHaveURL(`/#/blogs/${listed[2]}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.goBack()
  await cards(page).nth(0).getByRole('link').press('Enter')
  await expect(page).toHaveURL(`/#/blogs/${slugs[0]}`)
})

for (const slug of slugs) {
  test(`${slug}: label, author, date, reading time, headings, lists, a drawing that says what it shows`, async ({
    page,
  }) => {
    await open(page, `/#/blogs/${slug}`)
    const article = page.getByRole('article').first()
    await expect(article.getByText(/^(Technology|Digital Marketing|Business)$/).first()).toBeVisible()
    await expect(article.locator('time').first()).toHaveAttribute('datetime', /^202[4-6]-\d\d-\d\d$/)
    await expect(article.getByText(/^\d+ min read$/)).toBeVisible()
    expect(await article.getByRole('heading', { level: 2 }).count()).toBeGreaterThanOrEqual(5)
    expect(await article.locator('ul > li').count()).toBeGreaterThanOrEqual(2)
    // Pictures have a caption instead of a description.
    const drawings = article.locator('figure [role=img]')
    await expect(drawings).not.toHaveCount(0)
    for (const drawing of await drawings.all()) {
      await expect(drawing).toHaveAccessibleName(/\S+ \S+/)
      await expect(drawing).toHaveAccessibleDescription(/\S+ \S+ \S+/)
    }
    await expect(article.getByText(/9\.52 million active social media users in the UAE/)).toHaveCount(
      slug === 'boost-your-business-with-social-media' ? 1 : 0,
    )
  })
}

test('what a reader can try stands apart from the text, under a heading of its own', async ({ page }) => {
  // On larger windows some exercises are as narrow as the margin.
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, `/#/blogs/${slugs[1]}`)
  const tests = page.getByRole('article').first().getByRole('heading', { level: 3, name: 'The test' })
  await expect(tests).toHaveCount(6)
  const looks = await tests.evaluateAll((headings) =>
    headings.map((heading) => {
      const { backgroundColor, borderTopWidth, paddingTop } = getComputedStyle(heading.parentElement!)
      return `${backgroundColor} ${borderTopWidth} ${paddingTop}`
    }),
  )
  expect(new Set(looks).size, 'all of one look').toBe(1)
  expect(looks[0]).toContain('rgb(233, 201, 160)')
  // The headings of exercises are not in the list of contents.
  await expect(contents(page).getByRole('link', { name: 'The test' })).toHaveCount(0)
})

test('on a large window some of it stands in the margin, and covers neither the text nor what else is there', async ({
  page,
}) => {
  for (const width of [1376, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    let inMargin = 0
    for (const slug of slugs) {
      await open(page, `/blogs/${slug}/`)
      const { beside, covered } = await page.locator('[data-in-parts]').evaluate((prose) => {
        const text = prose.querySelector('h2')?.getBoundingClientRect()
        const tries = [...prose.querySelectorAll('[data-figure][data-ground]')].filter((one) => one.querySelector('h3'))
        const boxes = [...prose.querySelectorAll(':scope > *, figcaption, figure svg, aside')].filter(
          (one) => one.tagName !== 'FIGURE',
        )
        const out = tries.filter((one) => one.getBoundingClientRect().left > (text?.right ?? Infinity))
        return {
          beside: out.length,
          covered: out.flatMap((one) => {
            const own = one.getBoundingClientRect()
            return boxes
              .filter((other) => other !== one && !one.contains(other))
              .filter((other) => {
                const box = other.getBoundingClientRect()
                return box.left < own.right && box.right > own.left && box.top < own.bottom && box.bottom > own.top
              })
              .map((other) => other.textContent?.slice(0, 60))
          }),
        }
      })
      inMargin += beside
      expect.soft(covered, `${slug} at ${width} px`).toEqual([])
      // In these articles all parts with a drawing leave the same number of exercises in the margin.
      if (slug === slugs[1]) expect.soft(beside, `${slug} at ${width} px`).toBe(6)
      if (slug === slugs[4]) expect.soft(beside, `${slug} at ${width} px`).toBe(7)
    }
    expect(inMargin, `${width} px`).toBeGreaterThan(4)
  }
})

test('a table is a stop for the keyboard only where it scrolls', async ({ page }) => {
  await open(page, `/#/blogs/${slugs[4]}`)
  const table = page
    .getByRole('article')
    .getByRole('group')
    .filter({ has: page.getByRole('table') })
  await expect(table.first()).not.toHaveAttribute('tabindex')
  await table.first().evaluate((scroller) => {
    const [one] = scroller.getElementsByTagName('table')
    if (one) one.style.width = `${scroller.clientWidth * 2}px`
    scroller.style.width = `${scroller.clientWidth - 40}px`
  })
  await expect(table.first()).toHaveAttribute('tabindex', '0')
})

test('lines of text are at most 66 characters wide', async ({ page }) => {
  await open(page, `/#/blogs/${slugs[0]}`)
  const widest = await page.locator('article h2[id] ~ p').evaluateAll((paragraphs) =>
    Math.max(
      ...paragraphs.map((paragraph) => {
        const probe = document.createElement('span')
        probe.textContent = '0'.repeat(100)
        probe.style.position = 'absolute'
        paragraph.append(probe)
        const character = probe.getBoundingClientRect().width / 100
        probe.remove()
        return paragraph.getBoundingClientRect().width / character
      }),
    ),
  )
  expect(widest).toBeLessThanOrEqual(66)
})

test('articles stay within the window, their contents unfolded and out of the tab order where there is room', async ({
  page,
}) => {
  await open(page, '/#/blogs/ten-reason-your-business-needs-digital-marketing-in-dubai')
  for (const width of [390, 1100, 1376, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await overflows(page), `${width} px`).toBe(false)
    await expect(contents(page).locator('summary')).toBeVisible({ visible: width < 1024 })
  }
})

test.describe('the contents list', () => {
  test('follows the reader and leads to a section', async ({ page }) => {
    await open(page, `/#/blogs/${slugs[1]}`)
    const links = contents(page).getByRole('link')
    const current = contents(page).locator('[aria-current]')
    const headings = page.locator('article h2[id]:not(aside *)')
    await expect(links).toHaveCount(await headings.count())
    await links.nth(3).click()
    await restingScroll(page)
    await expect(headings.nth(3)).toBeFocused()
    await expect(headings.nth(3)).toBeInViewport()
    await expect(current).toHaveText((await links.nth(3).textContent()) ?? '')
    await headings.nth(5).evaluate((heading) => heading.scrollIntoView({ block: 'start', behavior: 'instant' }))
    await expect(current).toHaveText((await links.nth(5).textContent()) ?? '')
    expect(await routeShown(page)).toBe(`/blogs/${slugs[1]}`)
  })

  test('works by keyboard', async ({ page }) => {
    await open(page, `/#/blogs/${slugs[1]}`)
    await contents(page).getByRole('link').nth(2).press('Enter')
    await expect(page.locator('article h2[id]:not(aside *)').nth(2)).toBeFocused()
  })
})

test('what a drawing numbers leads to its part of the text', async ({ page }) => {
  for (const [slug, count] of [
    [slugs[1], 6],
    [slugs[4], 7],
  ] as const) {
    await open(page, `/#/blogs/${slug}`)
    const links = page.getByRole('article').first().locator('figure a')
    await expect(links).toHaveCount(count)
    const heading = page.locator('article h2[data-numbered]').nth(3)
    await expect(links.nth(3)).toHaveAccessibleName((await heading.textContent()) ?? '')
    await links.nth(3).press('Enter')
    await restingScroll(page)
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
  }
})

test('each part shows its piece of the first drawing, and what it says is what the drawing shows', async ({ page }) => {
  for (const [slug, pieces] of [
    [
      slugs[1],
      [
        'Carries Trusted Chosen',
        'Carries Found Trusted',
        'Carries Found Trusted Kept',
        'Carries Found Kept',
        'Carries Chosen Kept',
        'Carries Found Trusted Chosen Kept',
      ],
    ],
    [
      slugs[4],
      [
        'More effort Pays later',
        'Less effort Pays sooner',
        'More effort Pays sooner',
        'More effort Pays later',
        'More effort Pays sooner',
        'More effort Pays later',
        'Less effort Pays sooner',
      ],
    ],
    // The first drawing of this article has no pieces.
    [slugs[0], []],
  ] as const) {
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, `/blogs/${slug}/`)
      const shown = page.locator('article h2[data-numbered] + p:has(> b)')
      await expect(shown).toHaveCount(pieces.length)
      for (const [at, piece] of (await shown.all()).entries()) {
        // Elements with aria-hidden are only visual.
        const texts = await piece.locator('> :not([aria-hidden])').allInnerTexts()
        expect(texts.map((text) => text.trim()).join(' ')).toBe(pieces[at])
        expect(await piece.locator('b, i').count(), 'with its other stages or ends').toBe(4)
        const words = await piece.evaluate((strip) => ({
          strip: strip.getBoundingClientRect().right,
          words: Math.max(...[...strip.querySelectorAll('b, i')].map((word) => word.getBoundingClientRect().right)),
        }))
        expect(words.words).toBeLessThanOrEqual(words.strip + 0.5)
      }
      expect(await overflows(page)).toBe(false)
    }
  }
})

test('short reasons stand two abreast where there is room, under three headings', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, `/#/blogs/${slugs[2]}`)
  const group = page.getByRole('heading', { level: 2, name: 'Your days have an end' })
  await expect(page.locator('article h2[data-group]')).toHaveCount(3)
  await expect(group).toHaveCount(1)
  const tops = async () => {
    const parts = page.locator('article h3[data-numbered]').filter({ hasText: /six trades|must say no/ })
    return parts.evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().top)))
  }
  const [six = 0, seven = 0] = await tops()
  expect(Math.abs(six - seven)).toBeLessThan(40)
  await page.setViewportSize({ width: 390, height: 844 })
  const [above = 0, below = 0] = await tops()
  expect(below).toBeGreaterThan(above + 100)
})

test('a list to tick says nothing before the first tick, then what the count means, and ends in a way to write', async ({
  page,
}) => {
  await open(page, `/#/blogs/${slugs[2]}`)
  const list = page.getByRole('group', { name: 'Which of the ten are true for you?' })
  await list.scrollIntoViewIfNeeded()
  await expect(list.getByText('Tick each line that is true.')).toBeVisible()
  await expect(list.getByText('One or two.')).toBeHidden()
  await expect(list.getByText('of 10 hold for you')).toBeHidden()
  await list.getByLabel('Many customers are new in town').check()
  await expect(list.getByText('Tick each line that is true.')).toBeHidden()
  await expect(list.getByText('One or two.')).toBeVisible()
  for (const box of (await list.getByRole('checkbox').all()).slice(1, 4)) await box.check()
  await expect(list.getByText('Three to six.')).toBeVisible()
  await expect(list.getByRole('link', { name: 'Get in touch' })).toHaveAttribute('href', /contact-us/)
})

test.describe('sharing', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('asks no network anything, and copies the clean address', async ({ page, baseURL }) => {
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}`) && !request.url().startsWith('data:')) elsewhere.push(request.url())
    })
    await open(page, `/#/blogs/${slugs[3]}`)
    const share = page.getByRole('complementary', { name: 'Share this article' })
    await share.scrollIntoViewIfNeeded()
    await share.getByRole('button', { name: 'Copy the link' }).click()
    await expect(share.getByRole('button', { name: 'Link copied' })).toBeVisible()
    await expect(share.getByRole('status')).toHaveText('Link copied')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(new RegExp(`^https://[^#]+/blogs/${slugs[3]}/$`))
    await expect(share.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
      'href',
      `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(copied)}`,
    )
    for (const name of ['WhatsApp', 'E-mail']) {
      const href = await share.getByRole('link', { name }).getAttribute('href')
      expect(href).toContain(encodeURIComponent(copied))
    }
    expect(elsewhere).toEqual([])
  })
})

test('an article ends with two others and the services that fit', async ({ page }) => {
  await open(page, `/#/blogs/${slugs[5]}`)
  const end = page.getByRole('region', { name: 'Read next' })
  await expect(end.locator('[data-link]')).toHaveCount(2)
  await end.getByRole('link', { name: 'Social Media Management' }).click()
  await expect(page).toHaveURL('/#/agency/social-media-management')
  await page.goBack()
  await end.locator('[data-link]').first().getByRole('link').click()
  await expect(page).toHaveURL(`/#/blogs/${slugs[1]}`)
})

for (const width of [390, 1440]) {
  test(`within a long article, at ${width} px, is a way to write`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const slug of slugs) {
      await page.goto(`/blogs/${slug}/`)
      const aside = page.getByRole('complementary', { name: 'Shall we look at yours together?' })
      await expect(aside.getByRole('link', { name: 'Get in touch' })).toHaveAttribute('href', '/contact-us/')
      const before = await aside.evaluate((piece) => {
        const headings = [...document.querySelectorAll('article :is(h2, h3)[id]:not(aside *)')]
        return headings.filter((heading) => heading.compareDocumentPosition(piece) & Node.DOCUMENT_POSITION_FOLLOWING)
          .length
      })
      expect(before, slug).toBe(3)
      expect(await overflows(page), slug).toBe(false)
    }
  })
}

test('on a phone a case stands after the introduction and another below, and leads to its page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const slug of [slugs[0], slugs[1], slugs[5]]) {
    await page.goto(`/blogs/${slug}/`)
    const asides = page.getByRole('complementary', { name: /^Case study: / })
    await expect(asides, slug).toHaveCount(2)
    const begun = await asides.first().evaluate((aside) => {
      const first = document.querySelector('article [data-in-parts] > p')
      return first && first.compareDocumentPosition(aside) === Node.DOCUMENT_POSITION_FOLLOWING
    })
    expect(begun, `${slug}: the text begins before the case`).toBe(true)
    for (const link of await asides.getByRole('link').all()) {
      await expect(link).toHaveAttribute('href', /^\/case-study\/[\w-]+\/$/)
    }
    expect(await overflows(page), slug).toBe(false)
  }
})

test('on a phone a line at the edge of the window grows with what is read, and is not there with less motion', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/blogs/${slugs[1]}/`)
  const line = () =>
    page.getByRole('navigation', { name: 'In this article' }).evaluate((contents) => {
      const { content, scale, position } = getComputedStyle(contents, '::after')
      return content === 'none' ? undefined : { position, part: Number(scale.split(' ')[0]) }
    })
  const readTo = (part: number) =>
    page
      .getByRole('heading', { level: 2, name: new RegExp(`^${part}\\b`) })
      .evaluate((heading) => heading.scrollIntoView())
  expect(await line()).toEqual({ position: 'fixed', part: 0 })
  await readTo(2)
  await expect.poll(async () => (await line())?.part).toBeGreaterThan(0.1)
  const second = (await line())?.part ?? 1
  await readTo(6)
  await expect.poll(async () => (await line())?.part).toBeGreaterThan(second + 0.2)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await line()).toBeUndefined()
})

test('a case that an article places closes the part that it names', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    for (const [slug, brand, part] of [
      [slugs[1], 'ECG Academy', 1],
      [slugs[1], 'Skinpot Co', 3],
      [slugs[4], 'Techgyan', 4],
      [slugs[4], 'Blisspads', 7],
    ] as const) {
      await page.goto(`/blogs/${slug}/`)
      const aside = page.getByRole('complementary', { name: `Case study: ${brand}` })
      const above = await aside.evaluate((piece) => {
        const headings = [...document.querySelectorAll('article h2[id]:not(aside *)')]
        return headings.filter((heading) => heading.compareDocumentPosition(piece) & Node.DOCUMENT_POSITION_FOLLOWING)
          .length
      })
      expect(above, brand).toBe(part)
      expect(await overflows(page), slug).toBe(false)
    }
  }
})

test('on paper there is the article and nothing else', async ({ page }) => {
  await open(page, `/#/blogs/${slugs[0]}`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('article h2[id]:not(aside *)').first()).toBeVisible()
  await expect(page.locator('article figure').first()).toBeVisible()
  for (const hidden of [contents(page), page.locator('aside'), page.getByRole('region', { name: 'Read next' })]) {
    await expect(hidden.first()).toBeHidden()
  }
  for (const piece of await page.locator('aside[data-margin]').all()) await expect(piece).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an article can be read, its contents list works, and no dead button is shown', async ({ page }) => {
    await page.goto(`/blogs/${slugs[4]}/`)
    await expect(page.locator('article h2[id]:not(aside *)').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy the link' })).toBeHidden()
    await contents(page).getByRole('link').nth(4).click()
    await expect(page.locator('article h2[id]:not(aside *)').nth(4)).toBeInViewport()
  })
})

test.describe('for machines', () => {
  test('an article says who wrote it and when, and where it stands on the site', async ({ request }) => {
    const html = await (await request.get(`/blogs/${slugs[4]}/`)).text()
    const records = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    )
    const article = records.find((record) => record['@type'] === 'Article')
    expect(article).toMatchObject({
      datePublished: '2024-12-03',
      dateModified: '2026-10-06',
      author: { '@type': 'Person', name: expect.stringMatching(/\S+ \S+/) as unknown },
    })
    const trail = records.find((record) => record['@type'] === 'BreadcrumbList')
    expect(trail?.['itemListElement']).toHaveLength(3)
  })

  test('the feed holds every article at its clean address', async ({ request }) => {
    const list = await (await request.get('/blogs/')).text()
    const [, address = ''] = /<link[^>]+type="application\/rss\+xml"[^>]+href="([^"]+)"/.exec(list) ?? []
    const feed = await (await request.get(new URL(address, 'https://site.example').pathname)).text()
    for (const slug of slugs) expect(feed).toContain(`/blogs/${slug}/`)
  })
})
