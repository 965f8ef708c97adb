/**
 * npm run bench:bundle [-- --routes home,about-us,contact-us --out .cache/bench]
 *
 * What the JavaScript of a first view is made of: the files each route fetches, taken apart into packages and folders.
 */
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { launchBrowser, devices } from './browser.ts'
import { composition, type BuiltFile, type Part } from './composition.ts'
import { kilobytes } from './figures.ts'
import { firstView } from './first-view.ts'
import { commandOptions, folder, routeList } from './options.ts'
import { writeReport } from './report.ts'
import { withServedSite } from './served-site.ts'
import { table } from './table.ts'
import { twinOf } from './twin.ts'

const { routes, out } = commandOptions({
  routes: { ...routeList, fallback: 'home,about-us,contact-us,agency/pay-per-click' },
  out: folder('.cache/bench'),
})

/** Parts below this many bytes are shown as one line. */
const small = 300

async function builtFiles(): Promise<Map<string, BuiltFile>> {
  process.env['NODE_ENV'] = 'production'
  const built = await build({
    mode: 'production',
    logLevel: 'error',
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: { input: 'src/client/start.ts' },
    },
  })
  if (!('output' in built)) throw new Error('The build gave no files.')
  const files = new Map<string, BuiltFile>()
  for (const chunk of built.output) {
    if (chunk.type !== 'chunk') continue
    const modules = Object.entries(chunk.modules).map(([id, { code }]) => ({
      id,
      rendered: code?.length ?? 0,
      packed: code ? brotliCompressSync(code).length : 0,
    }))
    files.set(`/${chunk.fileName}`, { name: chunk.fileName, brotli: brotliCompressSync(chunk.code).length, modules })
  }
  return files
}

const views = await withServedSite(async ({ url }) => {
  const browser = await launchBrowser()
  try {
    const files = await builtFiles()
    const found: { route: string; total: number; parts: Part[] }[] = []
    for (const route of routes) {
      const page = await browser.newPage(devices.phone)
      const { resources, scripts } = await firstView(page, url + twinOf(route))
      await page.close()
      const fetched = resources
        .filter(({ kind }) => kind === 'script')
        .map(({ address }) => {
          const file = files.get(address)
          if (!file) throw new Error(`${address} is not in a fresh build: delete dist and try again.`)
          return file
        })
      found.push({ route, total: scripts, parts: composition(fetched) })
    }
    return found
  } finally {
    await browser.close()
  }
})

const names = [...new Set(views.flatMap(({ parts }) => parts.map(({ name }) => name)))]
const bytes = (at: number, wanted: readonly string[]) =>
  (views[at]?.parts ?? []).filter(({ name }) => wanted.includes(name)).reduce((sum, { brotli }) => sum + brotli, 0)
const most = (name: string) => Math.max(...views.map((_, at) => bytes(at, [name])))
const sorted = names.toSorted((a, b) => most(b) - most(a))
const minor = sorted.filter((name) => most(name) < small)
type Row = { name: string; of: readonly string[] }
const rows: Row[] = [
  ...sorted.filter((name) => !minor.includes(name)).map((name) => ({ name, of: [name] })),
  ...(minor.length > 0 ? [{ name: `${minor.length} smaller`, of: minor }] : []),
  { name: '**together**', of: names },
]
const tables = [
  'Compressed (brotli) bytes of the JavaScript a first view fetches, by package and folder. A file’s bytes are divided ' +
    'among its modules in proportion to their own compressed size before minification.',
  table<Row>(
    [
      { head: 'Part', value: ({ name }) => name, words: true },
      ...views.map(({ route }, at) => ({
        head: route,
        value: ({ of }: Row) => (bytes(at, of) >= 50 ? kilobytes(bytes(at, of)) : ''),
      })),
    ],
    rows,
  ),
].join('\n\n')
writeReport(out, { name: 'bundle', tables, results: views })
