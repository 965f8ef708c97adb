/**
 * npm run bench:bytes [-- --routes home,about-us --out .cache/bench]
 *
 * Measures the bytes and requests of each route's first view, on a phone and on a desktop, and lists its large
 * pictures.
 */
import { devices, launchBrowser } from './browser.ts'
import { kilobytes } from './figures.ts'
import { firstView, type FirstView } from './first-view.ts'
import { limitsOf, type Limits } from './limits.ts'
import { commandOptions, folder, routeList } from './options.ts'
import { writeReport } from './report.ts'
import { withServedSite } from './served-site.ts'
import { table } from './table.ts'
import { pagePath } from './page-path.ts'

const { routes, out } = commandOptions({ routes: routeList, out: folder('.cache/bench') })

type Row = { route: string; phone: FirstView; desktop: FirstView }

const rows = await withServedSite(async ({ url }) => {
  const browser = await launchBrowser()
  try {
    const found: Row[] = []
    for (const route of routes) {
      const views: Partial<Record<'phone' | 'desktop', FirstView>> = {}
      for (const [device, settings] of [
        ['phone', devices.sharpPhone],
        ['desktop', devices.desktop],
      ] as const) {
        const page = await browser.newPage(settings)
        views[device] = await firstView(page, url + pagePath(route))
        await page.close()
      }
      const { phone, desktop } = views
      if (!phone || !desktop) throw new Error(`${route} was not measured.`)
      found.push({ route, phone, desktop })
      console.log(`[${found.length}/${routes.length}] ${route}: ${kilobytes(phone.total)}`)
      for (const { kind, bytes, address } of phone.resources.toSorted((a, b) => b.bytes - a.bytes))
        if (kind === 'picture' && bytes > 10_000) console.log(`    ${kilobytes(bytes)} ${address}`)
    }
    return found
  } finally {
    await browser.close()
  }
})

const limited = (head: string, name: keyof Limits) => ({
  head,
  value: ({ phone }: Row) => kilobytes(phone[name]),
  missed: ({ route, phone }: Row) => phone[name] > limitsOf(route)[name],
})
const tables = [
  `Limits: HTML with CSS ${kilobytes(limitsOf('blogs').html)} (Home ${kilobytes(limitsOf('home').html)}, About ${kilobytes(limitsOf('about-us').html)}), ` +
    `JavaScript ${kilobytes(limitsOf('home').scripts)}, fonts ${kilobytes(limitsOf('home').fonts)}, first view ` +
    `${kilobytes(limitsOf('about-us').total)} (Home ${kilobytes(limitsOf('home').total)}), all without film, on a phone; ` +
    'nothing that blocks rendering, nobody else’s server. 1 KB is 1,000 bytes.',
  table<Row>(
    [
      { head: 'Route', value: ({ route }) => route, words: true },
      limited('HTML + CSS', 'html'),
      limited('JavaScript', 'scripts'),
      limited('Fonts', 'fonts'),
      { head: 'Pictures', value: ({ phone }) => kilobytes(phone.pictures) },
      limited('First view', 'total'),
      { head: 'Requests', value: ({ phone }) => String(phone.requests) },
      {
        head: 'Blocking',
        value: ({ phone }) => String(phone.renderBlocking.length),
        missed: ({ phone }) => phone.renderBlocking.length > 0,
      },
      {
        head: 'Third party',
        value: ({ phone }) => String(phone.thirdParty.length),
        missed: ({ phone }) => phone.thirdParty.length > 0,
      },
      { head: 'Desktop 1440', value: ({ desktop }) => kilobytes(desktop.total) },
    ],
    rows,
  ),
].join('\n\n')
writeReport(out, { name: 'bytes', tables, results: rows })
