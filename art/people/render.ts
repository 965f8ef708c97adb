// Renders people: `npm run art:portraits -- [--preview] [name…]`, `npm run art:culture -- …` (member-01, client-03, vibe-05, group; none: all of that kind).
// Needs Blender 3.4 with Cycles and Python's numpy. A preview is small, goes to art/people/preview and is not published.
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { denoise } from '../objects/denoise.ts'

const run = promisify(execFile)
const here = dirname(fileURLToPath(import.meta.url))
const pictures = join(here, '../../content/pictures')
const largest = 320_000

const numbered = (stem: string, numbers: number[]) => numbers.map((n) => `${stem}-${String(n).padStart(2, '0')}`)
const kinds: Record<string, string[]> = {
  portraits: [
    ...numbered('member', [1, 2, 3, 4, 5, 6, 7, 9, 11, 13, 15, 17, 18, 19, 24]),
    ...numbered('client', [1, 2, 3, 4, 5, 6, 7]),
  ],
  culture: ['group', ...numbered('vibe', [1, 2, 3, 4, 5, 6, 7, 8, 9])],
}
const folders: Record<string, string> = { member: 'team', client: 'testimonials', vibe: 'culture', group: 'home' }

/** Pictures published in another folder. */
const elsewhere: Record<string, string> = { 'vibe-09': 'about/three' }

/** Returns the longer side in pixels, the maximum number of samples, and the size of a cell in the sculpting grid. */
function plan(name: string) {
  if (name === 'group') return { size: 1500, samples: 128, cell: 0.018 }
  if (name === 'vibe-09') return { size: 1100, samples: 64, cell: 0.02 }
  if (name.startsWith('vibe')) return { size: 1200, samples: 128, cell: 0.02 }
  return { size: 1200, samples: 128, cell: 0.014 }
}

async function render(name: string, folder: string, size: number, samples: number, cell: number) {
  const script = [
    '-b',
    '-t',
    '2',
    '-P',
    join(here, 'render.py'),
    '--',
    folder,
    String(size),
    String(samples),
    String(cell),
    name,
  ]
  const { stdout } = await run('nice', ['-n', '19', 'blender', ...script], { maxBuffer: 1 << 28 })
  if (!stdout.includes(`${name}: built`)) throw new Error(`Blender did not render ${name}:\n${stdout.slice(-2000)}`)
}

async function publish(from: string, to: string) {
  const picture = await sharp(from).modulate({ saturation: 1.08 }).sharpen({ sigma: 0.6 }).png().toBuffer()
  await mkdir(dirname(to), { recursive: true })
  for (let quality = 92; ; quality -= 4) {
    const webp = await sharp(picture).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (webp.length > largest && quality > 76) continue
    await writeFile(to, webp)
    return webp.length
  }
}

const words = process.argv.slice(2)
const preview = words.includes('--preview')
const said = words.filter((word) => !word.startsWith('--'))
const one = said.filter((word) => !(word in kinds))
const names = one.length ? one : said.flatMap((word) => kinds[word] ?? [])
const known = Object.values(kinds).flat()
if (!names.length || names.some((name) => !known.includes(name)))
  throw new Error(`Name a kind (${Object.keys(kinds).join(', ')}) or some of:\n${known.join('\n')}`)

const folder = preview ? join(here, 'preview') : await mkdtemp(join(tmpdir(), 'people-'))
for (const name of names) {
  const { size, samples, cell } = preview ? { size: 450, samples: 16, cell: 0.03 } : plan(name)
  await render(name, folder, size, samples, cell)
  const stem = join(folder, name)
  await denoise(stem, `${stem}.clean.png`)
  if (preview) continue
  const file = elsewhere[name] ?? join(folders[name.split('-')[0]!]!, name)
  const bytes = await publish(`${stem}.clean.png`, join(pictures, `${file}.webp`))
  console.log(`${name} ${Math.round(bytes / 1024)} KB`)
}
if (!preview) await rm(folder, { recursive: true })
