// Renders people: `npm run art:portraits -- [--preview] [name…]`, `npm run art:culture -- …` (member-01, client-03, vibe-05, group; none: all of that kind).
// Needs Blender 3.4 with Cycles, Python's numpy and ffmpeg. A preview is small, goes to art/people/preview and is not published.
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
const largest = 150_000

const numbered = (stem: string, numbers: number[]) => numbers.map((n) => `${stem}-${String(n).padStart(2, '0')}`)
const kinds: Record<string, string[]> = {
  portraits: [
    ...numbered('member', [1, 2, 3, 4, 5, 6, 7, 9, 11, 13, 15, 17, 18, 19, 24]),
    ...numbered('client', [1, 2, 3, 4, 5, 6, 7]),
  ],
  culture: ['group', ...numbered('vibe', [1, 2, 3, 4, 5, 6, 7, 8, 9])],
}
const folders: Record<string, string> = { member: 'team', client: 'testimonials', vibe: 'culture', group: 'home' }

/** Rendered smaller than published and enlarged once it is clean: clay forms have no detail that would tell. */
function plan(name: string) {
  const longest = name === 'group' ? 1500 : 1200
  if (/^member-0[1-4]$/.test(name)) return { longest, size: 900, samples: 16, cell: 0.017 }
  if (name.startsWith('member')) return { longest, size: 840, samples: 12, cell: 0.02 }
  if (name.startsWith('client')) return { longest, size: 720, samples: 12, cell: 0.022 }
  if (name === 'group') return { longest, size: 960, samples: 12, cell: 0.024 }
  return { longest, size: 780, samples: 10, cell: 0.032 }
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

/** The guided denoiser leaves a fringe on antialiased edges; a light plain pass takes that. */
async function clean(stem: string) {
  await denoise(stem, `${stem}.guided.png`)
  await run('ffmpeg', [
    '-y',
    '-nostdin',
    '-loglevel',
    'error',
    '-i',
    `${stem}.guided.png`,
    '-vf',
    'format=gbrp,nlmeans=s=2.2:p=3:r=7',
    `${stem}.clean.png`,
  ])
  return `${stem}.clean.png`
}

async function publish(from: string, to: string, longest: number) {
  const enlarged = await sharp(from)
    .resize({ width: longest, height: longest, fit: 'inside', kernel: 'lanczos3' })
    .modulate({ saturation: 1.08 })
    .sharpen({ sigma: 0.8 })
    .png()
    .toBuffer()
  await mkdir(dirname(to), { recursive: true })
  for (let quality = 92; ; quality -= 4) {
    const webp = await sharp(enlarged).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (webp.length > largest && quality > 72) continue
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
  const { longest, size, samples, cell } = preview ? { ...plan(name), size: 450, samples: 12, cell: 0.03 } : plan(name)
  await render(name, folder, size, samples, cell)
  const finished = await clean(join(folder, name))
  if (preview) continue
  const bytes = await publish(finished, join(pictures, folders[name.split('-')[0]!]!, `${name}.webp`), longest)
  console.log(`${name} ${Math.round(bytes / 1024)} KB`)
}
if (!preview) await rm(folder, { recursive: true })
