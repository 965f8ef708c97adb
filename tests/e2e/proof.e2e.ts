import { readContent } from '../../build/content/load.ts'
import { formatMetric } from '../../src/lib/format-metric.ts'
import { pathOf, routeIds, slugsIn } from '../routes.ts'
import { boxOf } from './pixels.ts'
import { expect, footer, open, test } from './test.ts'

const proof = await readContent('content/proof.yaml')
const endings = await readContent('content/endings.yaml')
const pages = [
  '/agency',
  '/advisory',
  '/technology-development',
  ...slugsIn('services').map((slug) => `/agency/${slug}`),
  ...slugsIn('advisory-details').map((slug) => `/advisory/${slug}`),
]
const readCase = (slug: string) => readContent(`content/cases/${slug}.yaml`)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('each service page shows a case after its banner, or after the figure it opens with, and another before its end; one of one case only that', async ({
    page,
  }) => {
    for (const path of pages) {
      await page.goto(`${path}/`)
      const strips = page.locator('[data-proof]:not([role=tabpanel] *)')
      const cases = proof[path] ?? []
      expect(cases.length, path).toBeGreaterThan(0)
      await expect(strips, path).toHaveCount(cases.length)
      const opensWithFigure = (await page.locator('main > :nth-child(2):has([data-figure]) + [data-proof]').count()) > 0
      if (cases.length > 1)
        await expect(page.locator(`main > :nth-child(${opensWithFigure ? 3 : 2})`), path).toHaveAttribute('data-proof')
      for (const [at, { case: shown, metric, figure: other, line, nearest, quote }] of cases.entries()) {
        if (!shown) throw new Error(`${path} names a case that is not there`)
        const study = await readCase(shown.slug)
        const figure = other ?? study.metrics.find(({ id }) => id === metric)
        if (!figure) throw new Error(`${shown.slug} has no figure ${metric}`)
        const strip = strips.nth(at)
        await expect(strip.getByText(formatMetric(figure), { exact: true })).toBeVisible()
        await expect(strip).toContainText(figure.label)
        await expect(strip).toContainText(line)
        // The last proof shows a quote of the case, its chart, or its other picture.
        const drawn = strip.locator('[data-chart]')
        const picture = strip.locator(
          `img[src^="/pictures/${(at < cases.length - 1 ? study.picture : study.detailPicture).base}"]`,
        )
        if (at < cases.length - 1) await expect(picture).toHaveCount(1)
        else if (quote) await expect(strip.locator('blockquote')).toHaveText(quote.text)
        else if ((await drawn.count()) > 0) await expect(drawn).toBeVisible()
        // Below what the page itself weighs it is a line.
        else if ((await strip.locator('[data-enhance=page-speed]').count()) > 0) await expect(picture).toHaveCount(0)
        else await expect(picture).toHaveCount(1)
        await expect(strip.getByRole('link', { name: study.brand })).toHaveAttribute(
          'href',
          `/case-study/${shown.slug}/`,
        )
        const uses = study.services.some((service) => service === path || service.startsWith(`${path}/`))
        expect(uses, `${path} and ${study.brand}`).toBe(nearest === undefined)
        if (nearest) await expect(strip).toContainText(nearest)
      }
    }
  })

  test('words out of a case stand whole and clear of its picture, which reaches the window’s edges on phones', async ({
    page,
  }) => {
    for (const width of [1440, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/agency/lead-generation/')
      const strip = page.locator('[data-proof=ycb-academy]')
      await strip.scrollIntoViewIfNeeded()
      await expect(strip.locator('img')).toBeVisible()
      const quote = strip.locator('blockquote')
      await quote.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      const isInFront = await quote.evaluate((element) => {
        // The strip is one link, which covers all of it.
        for (const link of element.closest('section')?.querySelectorAll('a') ?? []) link.style.pointerEvents = 'none'
        const { left, top, width, height } = element.getBoundingClientRect()
        return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('blockquote') === element
      })
      expect.soft(isInFront, `${width}`).toBe(true)
      const picture = await boxOf(strip.locator('img'))
      expect.soft(picture.height, `${width}`).toBeGreaterThan(180)
      if (width < 960) expect.soft([picture.x, picture.width], `${width}`).toEqual([0, width])
      for (const words of [quote, strip.getByText('£16,000')]) {
        const { x, y } = await boxOf(words)
        expect.soft(x >= picture.x + picture.width || y >= picture.y + picture.height, `${width}: apart`).toBe(true)
      }
    }
  })

  test('a case’s chart is drawn only beside the figure that it draws', async ({ page }) => {
    // The charts fit these figures: the money came back six times, and each seat is a registration.
    await page.goto('/agency/pay-per-click/')
    await expect(page.locator('[data-proof=ycb-academy] [data-chart=pebbles]')).toBeVisible()
    await page.goto('/agency/digital-media-planning-and-buying/')
    await expect(page.locator('[data-proof=techgyan]').locator('img')).toBeVisible()
    await expect(page.locator('[data-proof=techgyan] [data-chart]')).toHaveCount(0)
    await page.goto('/agency/lead-generation/')
    await expect(page.getByText('A seat for every learner who registered')).toBeVisible()
    // The seats are as wide as figure and label together, or as a phone.
    const seats = page.locator('[data-proof=techgyan] svg[data-chart=seats]')
    for (const [width, least] of [
      [1440, 450],
      [390, 280],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await expect(seats).toBeVisible()
      expect.soft((await boxOf(seats)).width, `${width}`).toBeGreaterThan(least)
    }
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto('/agency/social-media-marketing/')
    await expect(page.locator('[data-proof=ecg-academy] [data-chart=trace]')).toBeVisible()
    // Another page has the chart of this case.
    await expect(page.locator('[data-proof=skinpot-co] [data-chart]')).toHaveCount(0)
    await page.goto('/agency/video-content-production/')
    await expect(page.locator('[data-proof=ycb-academy] [data-chart]')).toHaveCount(0)
  })

  test('the first case of two pages fills the window to its right edge, each in its own form', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/agency/performance-marketing/')
    const horlicks = page.locator('[data-proof=horlicks]')
    const others = horlicks.getByRole('term')
    await expect(others).toHaveText(['units sold', 'revenue'])
    await expect(horlicks.getByRole('definition')).toHaveText(['2,500+', '₹1.8M'])
    const [line, result] = await Promise.all([horlicks.locator('p').nth(1), others.first()].map((part) => boxOf(part)))
    expect(result?.x).toBeGreaterThan((line?.x ?? 0) + (line?.width ?? 0))
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(others.first()).toBeHidden()

    await page.goto('/agency/video-marketing/')
    const powder = page.locator('[data-proof=green-protein]')
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const [metric, picture] = await Promise.all(
        [powder.locator('p').first(), powder.locator('img')].map((part) => boxOf(part)),
      )
      expect.soft((picture?.x ?? 0) + (picture?.width ?? 0), `${width}`).toBeCloseTo(width, 0)
      expect.soft(metric?.x, `${width}: words first`).toBeLessThan(picture?.x ?? 0)
    }
  })

  test('no chart of a case is drawn on two service pages', async ({ request }) => {
    const pagesWith = new Map<string, string[]>()
    for (const slug of slugsIn('services')) {
      const html = await request.get(`/agency/${slug}/`).then((answer) => answer.text())
      for (const [, kind = ''] of html.matchAll(/data-chart="(\w+)"/g))
        pagesWith.set(kind, [...(pagesWith.get(kind) ?? []), slug])
    }
    expect(pagesWith.size).toBeGreaterThan(5)
    for (const [kind, slugs] of pagesWith) expect(slugs.length, `${kind}: ${slugs.join()}`).toBe(1)
  })

  test('every page but the contact page ends with its own question, on another ground than the section before', async ({
    page,
  }) => {
    for (const id of routeIds) {
      await page.goto(id === 'home' ? '/' : `${pathOf(id)}/`)
      const ending = footer(page).getByRole('region').first()
      if (id === 'contact-us') {
        await expect(footer(page).getByText('Let’s work together')).toHaveCount(0)
        continue
      }
      const { heading, text } = endings[id] ?? endings.default
      await expect(ending.getByRole('heading', { level: 2, name: heading }), id).toBeVisible()
      await expect(ending.getByText('Let’s work together'), id).toBeVisible()
      await expect(ending).toContainText(text)
      await expect(ending.getByRole('link', { name: 'Get In Touch' })).toHaveAttribute('href', '/contact-us/')
      const grounds = await page.evaluate(() => {
        const last = [...document.querySelectorAll('main [data-ground]')].findLast(
          (part) => part.getBoundingClientRect().width > innerWidth * 0.9,
        )
        const call = document.querySelector('footer [data-ground]')
        return [last, call].map((part) => part && getComputedStyle(part).backgroundColor)
      })
      expect(grounds[0], id).not.toBe(grounds[1])
    }
  })

  test('no page shows the same figure twice', () => {
    for (const path of pages) {
      const shown = (proof[path] ?? []).map(({ case: study, metric: id, figure }) => {
        const metric = figure ?? study?.metrics.find((entry) => entry.id === id)
        return metric && formatMetric(metric)
      })
      expect.soft(new Set(shown).size, `${path}: ${shown.join()}`).toBe(shown.length)
    }
  })

  test('beside a tall picture the last case’s figure and sentence stand at its middle', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const path of ['/agency/community-and-mastermind-creation/', '/agency/social-media-marketing/']) {
      await page.goto(path)
      const strip = page.locator('[data-proof]').last()
      const picture = await boxOf(strip.locator('img'))
      const middle = picture.y + picture.height / 2
      const figure = await boxOf(strip.locator('p').first())
      const sentence = await boxOf(strip.locator('p').nth(1))
      expect.soft(Math.abs(figure.y + figure.height / 2 - middle), path).toBeLessThan(picture.height / 8)
      expect.soft(sentence.y, path).toBeLessThan(middle)
      expect.soft(sentence.y + sentence.height, path).toBeGreaterThan(middle)
      expect.soft(figure.height, path).toBeGreaterThan(picture.height / 2)
    }
  })

  test('what a case’s figures rest on is folded, and opens', async ({ page }) => {
    await page.goto('/case-study/horlicks/')
    const note = page.getByText('The ad spend is not published')
    await expect(note).toBeHidden()
    await page.getByText('About these figures').click()
    await expect(note).toBeVisible()
  })
})

test('from a service to its case, and from the case back to the service', async ({ page }) => {
  await open(page, '/#/agency/lead-generation')
  await page
    .locator('[data-proof]')
    .first()
    .click({ position: { x: 40, y: 40 } })
  await expect(page).toHaveURL('/#/case-study/techgyan')
  await page.getByRole('complementary').getByRole('link', { name: 'Lead Generation' }).click()
  await expect(page).toHaveURL('/#/agency/lead-generation')
})

test('the marks of our results lead to the cases their figures come from', async ({ page }) => {
  await open(page, '/#/')
  const marks = page.getByRole('region', { name: 'Our Results' }).getByRole('listitem')
  for (const mark of await marks.all()) {
    const href = (await mark.getByRole('link').getAttribute('href')) ?? ''
    const study = await readCase(href.split('/')[2] ?? '')
    const results = study.metrics.filter(({ spent }) => !spent).map((metric) => formatMetric(metric))
    const shown = (await mark.textContent()) ?? ''
    expect(results.filter((figure) => shown.includes(figure))).toHaveLength(1)
    await expect(mark.getByRole('img')).toHaveAttribute('aria-label', study.brand)
  }
})

for (const width of [320, 390]) {
  test(`charts of cases and their captions keep to the margins of a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const path of pages) {
      await open(page, `${path}/`)
      const boxes = await page
        .locator('[data-proof] [data-chart], [data-proof] [data-chart] + p')
        .evaluateAll((all) =>
          all.filter((part) => part.checkVisibility()).map((part) => part.getBoundingClientRect().toJSON()),
        )
      for (const box of boxes) {
        expect(box.left, path).toBeGreaterThanOrEqual(16)
        expect(box.right, path).toBeLessThanOrEqual(width - 16)
      }
    }
  })
}
