// Renders the stills: `npm run art:stills -- [--preview] [name…]` (a name is `class/name` or a whole class; none means all).
// Needs Blender 3.4 with Cycles. A preview is quarter size, grainy, and goes to a folder of its own.
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { denoise } from './denoise.ts'

const run = promisify(execFile)
const here = dirname(fileURLToPath(import.meta.url))
const pictures = join(here, '../../content/pictures')
const largest = 320_000
const samples = 128

async function stillNames() {
  const scenes = (await readdir(join(here, 'scenes'))).filter((file) => file.endsWith('.py'))
  const sources = await Promise.all(scenes.map((file) => readFile(join(here, 'scenes', file), 'utf8')))
  return sources.flatMap((source) => [...source.matchAll(/^@still\('([^']+)'/gm)].map((match) => match[1]!))
}

async function render(names: string[], folder: string, samples: number, scale: number) {
  const script = [
    '-b',
    '-t',
    '2',
    '-P',
    join(here, 'stills.py'),
    '--',
    folder,
    String(samples),
    String(scale),
    ...names,
  ]
  const { stdout } = await run('nice', ['-n', '19', 'blender', ...script], { maxBuffer: 1 << 28 })
  const failed = names.filter((name) => !stdout.includes(`STILL ${name} `))
  if (failed.length) throw new Error(`Blender did not render ${failed.join(', ')}:\n${stdout.slice(-2000)}`)
}

async function publish(from: string, to: string) {
  const picture = await sharp(from).sharpen({ sigma: 0.6 }).png().toBuffer()
  for (let quality = 90; ; quality -= 4) {
    const webp = await sharp(picture).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (webp.length > largest && quality > 74) continue
    await mkdir(dirname(to), { recursive: true })
    await writeFile(to, webp)
    return webp.length
  }
}

const preview = process.argv.includes('--preview')
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const known = await stillNames()
const names = asked.length
  ? known.filter((name) => asked.some((word) => name === word || name.startsWith(`${word}/`)))
  : known
if (!names.length) throw new Error(`No still is called ${asked.join(', ')}. There are:\n${known.join('\n')}`)

if (preview) {
  const previews = join(tmpdir(), 'stills-preview')
  await render(names, previews, 16, 0.25)
  console.log(`Previews are in ${previews}`)
} else {
  const folder = await mkdtemp(join(tmpdir(), 'stills-'))
  for (const name of names) {
    const stem = join(folder, name)
    await render([name], folder, samples, 1)
    await denoise(stem, `${stem}.clean.png`)
    const bytes = await publish(`${stem}.clean.png`, join(pictures, `${name}.webp`))
    console.log(`${name} ${Math.round(bytes / 1024)} KB`)
  }
  await rm(folder, { recursive: true })
}
