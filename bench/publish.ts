/**
 * npm run bench:publish: measures how long a change takes to reach visitors, through the studio's API on a copy of the
 * project, from the press of “Publish” to the first answer with the change. For a picture the time starts when its file
 * is chosen: upload, renditions, draft, publication.
 *   -- --runs 5
 */
import { cpus, loadavg, tmpdir } from 'node:os'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import type { StudioDocument } from '#shared/studio/documents.ts'
import type { Publication } from '#shared/studio/publish.ts'
import { isRunning } from '#shared/studio/publish.ts'
import { PART_BYTES } from '#shared/studio/uploads.ts'
import type { UploadState } from '#shared/studio/uploads.ts'
import { freshBuild } from '../build/fresh-build.ts'
import { copyProjectTo } from '../scripts/support/copy-project.ts'
import { startServer } from '../tests/server/process.ts'
import { callStudio, signedIn } from '../tests/server/signed-in.ts'
import { commandOptions, wholeNumber } from './options.ts'

const POLL_MS = 50
const TARGET_SECONDS = { word: 30, picture: 60 }

const { runs } = commandOptions({ runs: wholeNumber(5, 1, 50) })
if (!(await freshBuild('dist'))) process.exit(1)
const directory = mkdtempSync(join(tmpdir(), 'bench-publish-'))
const projectDir = join(directory, 'project')
mkdirSync(projectDir)
copyProjectTo(projectDir)
const dataDir = join(directory, 'data')

const cookie = await signedIn(dataDir)

const server = await startServer({ siteDir: 'dist/site', dataDir, env: { PROJECT_DIR: projectDir } })
const origin = `http://localhost:${server.port}`

const call = <T>(method: string, path: string, body?: unknown) => callStudio<T>(server, { cookie, method, path, body })

/** Saves a draft as the studio does, and returns what is to be published. */
async function change(file: string, edit: (text: string) => string) {
  const { values, draft, version: began } = await call<StudioDocument>('GET', `/document?file=${file}`)
  const current = draft?.values ?? values
  const fields = JSON.parse(edit(JSON.stringify(current.fields))) as typeof current.fields
  const typed = { file, values: { ...current, fields }, version: draft?.version ?? 0, began }
  const saved = await call<StudioDocument>('PUT', '/document/draft', typed)
  return { file, version: saved.draft?.version ?? 0 }
}

/** Returns the seconds of each step until `path` answers with `wanted`. */
async function publish(document: { file: string; version: number }, path: string, wanted: string) {
  const began = performance.now()
  const steps: Record<string, number> = {}
  await call('POST', '/publishing', { documents: [document] })
  for (let last = began; ; await sleep(POLL_MS)) {
    const { publication } = await call<{ publication: Publication }>('GET', '/publishing')
    const now = performance.now()
    steps[publication.state] = (steps[publication.state] ?? 0) + (now - last) / 1_000
    last = now
    if (isRunning(publication.state)) continue
    if (publication.state !== 'done') throw new Error(JSON.stringify(publication))
    break
  }
  const answer = await (await fetch(`${origin}${path}`)).text()
  if (!answer.includes(wanted)) throw new Error(`${path} does not say ${wanted}`)
  return { seconds: (performance.now() - began) / 1_000, steps }
}

/** Returns a photo of twelve megapixels, like that of a phone. */
async function photo(number: number) {
  const image = sharp('content/pictures/team/member-05.webp').resize(3_024, 4_032, { fit: 'cover' })
  return image
    .modulate({ hue: number * 20 })
    .jpeg({ quality: 90 })
    .toBuffer()
}

async function upload(bytes: Buffer, alt: string) {
  const { id } = await call<UploadState>('POST', '/uploads', { kind: 'picture', bytes: bytes.length })
  for (let at = 0; at < bytes.length; at += PART_BYTES) {
    await call('PUT', `/uploads/${id}/parts?at=${at}`, new Blob([new Uint8Array(bytes.subarray(at, at + PART_BYTES))]))
  }
  await call('POST', `/uploads/${id}/read`)
  await call('POST', `/uploads/${id}/finish`, { name: alt, alt, focus: { x: 50, y: 30 }, shape: null, zoom: 1 })
  for (;;) {
    const state = await call<UploadState>('GET', `/uploads/${id}`)
    if (state.state === 'done' && state.value) return state.value
    if (state.state !== 'making') throw new Error(JSON.stringify(state))
    await sleep(POLL_MS)
  }
}

const kinds = {
  async 'a sentence of one page'(run: number) {
    const wanted = `Good businesses, found again ${run}.`
    const draft = await change('content/about.yaml', (text) => text.replace(/("statement":")[^"]+/, `$1${wanted}`))
    return publish(draft, '/about-us/', wanted)
  },
  async 'the phone number, on every page'(run: number) {
    const wanted = `+91 44 4000 ${5_000 + run}`
    const draft = await change('content/site.yaml', (text) => text.replace(/\+91 44 [0-9 ]+\d/, wanted))
    return publish(draft, '/', wanted)
  },
  async 'a photo of the team'(run: number) {
    const bytes = await photo(run)
    const began = performance.now()
    const alt = `Somebody new, number ${run}.`
    const name = await upload(bytes, alt)
    const draft = await change('content/team.yaml', (text) => text.replace(/("picture":")[^"]+/, `$1${name}`))
    const made = (performance.now() - began) / 1_000
    const { seconds, steps } = await publish(draft, '/about-us/', `pictures/${name}`)
    return { seconds: seconds + made, steps: { picture: made, ...steps } }
  },
}

const figure = (seconds: number) => seconds.toFixed(1).padStart(6)
try {
  console.log(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`)
  console.log(`seconds, ${runs} runs; words are held to ${TARGET_SECONDS.word}, pictures to ${TARGET_SECONDS.picture}`)
  for (const [name, run] of Object.entries(kinds)) {
    const times: number[] = []
    for (let count = 0; count < runs; count++) {
      const { seconds, steps } = await run(count)
      times.push(seconds)
      const parts = Object.entries(steps).map(([step, each]) => `${step} ${each.toFixed(1)}`)
      console.log(`  ${name} ${figure(seconds)}  (${parts.join(', ')}), load ${loadavg()[0]?.toFixed(1)}`)
    }
    const sorted = times.toSorted((a, b) => a - b)
    const [best, median, longest] = [sorted[0], sorted[Math.floor(runs / 2)], sorted.at(-1)].map((each = 0) =>
      figure(each),
    )
    console.log(`${name.padEnd(34)} best ${best}, median ${median}, longest ${longest}`)
    process.exitCode ||=
      (sorted[Math.floor(runs / 2)] ?? 0) > TARGET_SECONDS[name.startsWith('a photo') ? 'picture' : 'word'] ? 1 : 0
  }
} finally {
  await server.stop()
  rmSync(directory, { recursive: true, force: true })
}
