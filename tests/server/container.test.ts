import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { readLock } from '../../build/licences.ts'
import { formBody, LEAD, temporaryDirectory, writeSite } from './service.ts'

/** Thousands of files that nothing runs, and nested packages, which have entries of their own. */
const UNUSED = /\/node_modules|\/(tests?|docs|examples|benchmarks?)$|\.(ts|cts|mts|map|md|yml)$/

const NOBODY = 65_534
const root = process.getuid?.() === 0
const stages = readFileSync('Dockerfile', 'utf8')
  .replace(/^#.*$/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split(/^(?=FROM )/m)
  .filter((stage) => stage.startsWith('FROM'))
const last = stages.at(-1) ?? ''
const values = (instruction: string) =>
  [...last.matchAll(new RegExp(`^${instruction} (.*)$`, 'gm'))].map((match) => match[1] ?? '')

function readOnly(path: string) {
  chmodSync(path, statSync(path).isDirectory() ? 0o555 : 0o444)
  if (statSync(path).isDirectory()) for (const name of readdirSync(path)) readOnly(join(path, name))
}

/** The last stage laid out by hand: what it copies, with the packages its lock file names and no others. */
async function layOut() {
  const directory = temporaryDirectory()
  const app = join(directory, 'app')
  mkdirSync(app)
  const { packages } = await readLock()
  for (const [path, entry] of Object.entries(packages)) {
    if (path === '' || entry.dev || entry.optional || entry.devOptional) continue
    cpSync(path, join(app, path), {
      recursive: true,
      filter: (file) => !UNUSED.test(file.slice(path.length)),
    })
  }
  const copied = values('COPY').filter((line) => !line.startsWith('--from'))
  for (const line of copied) {
    const words = line.split(' ')
    const target = words.pop() ?? ''
    for (const source of words)
      cpSync(source, join(app, target.endsWith('/') ? join(target, source) : target), { recursive: true })
  }
  cpSync(dirname(writeSite(directory)), join(app, 'dist'), { recursive: true })
  const data = join(directory, 'volume')
  mkdirSync(data, { mode: 0o700 })
  if (root) chownSync(data, NOBODY, NOBODY)
  chmodSync(directory, 0o755)
  readOnly(app)
  onTestFinished(() => {
    // Writable again, or another account than root could not remove it.
    for (const folder of readdirSync(app, { recursive: true, withFileTypes: true }))
      if (folder.isDirectory()) chmodSync(join(folder.parentPath, folder.name), 0o755)
    chmodSync(app, 0o755)
  })
  return { app, data }
}

test('the image runs as nobody special, from files it cannot change, on the packages of production alone', async () => {
  const { app, data } = await layOut()
  const env = Object.fromEntries(
    values('ENV')
      .flatMap((line) => line.split(' '))
      .map((pair) => pair.split('=') as [string, string]),
  )
  const [command, ...args] = JSON.parse(values('CMD')[0] ?? '[]') as string[]
  expect(command).toBe('node')
  expect(env['SITE_DIR']).toBe('/app/dist/site')
  const child = spawn(process.execPath, args, {
    cwd: app,
    ...(root && { uid: NOBODY, gid: NOBODY }),
    env: { ...env, HOST: '127.0.0.1', PORT: '0', SITE_DIR: join(app, 'dist/site'), DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let url = ''
  for await (const line of createInterface({ input: child.stdout })) {
    url = /running at (http:\S+)\//.exec(line)?.[1] ?? ''
    if (url) break
  }
  child.stdout.resume()
  const { type, body } = await formBody(LEAD)
  const stored = await fetch(`${url}/api/contact`, { method: 'POST', body, headers: { 'content-type': type } })
  expect(stored.status).toBe(201)
  expect((await fetch(`${url}/about-us/`)).status).toBe(200)

  // The health check of the image, as it stands there.
  const check = JSON.parse(/HEALTHCHECK .*?CMD (\[.*\])$/m.exec(last)?.[1] ?? '[]') as string[]
  const probe = async (port: string) => {
    const run = spawn(process.execPath, check.slice(1), { env: { PORT: port }, stdio: 'ignore' })
    return ((await once(run, 'close')) as [number])[0]
  }
  expect(await probe(new URL(url).port)).toBe(0)
  child.kill('SIGTERM')
  expect(((await once(child, 'close')) as [number])[0]).toBe(0)
  expect(await probe(new URL(url).port)).toBe(1)
})

test('the image says who it runs as, where the leads are and how it is stopped', () => {
  expect(values('USER')[0]).toMatch(/^[1-9]\d*:[1-9]\d*$/)
  expect(values('VOLUME')).toEqual(['/data'])
  expect(values('STOPSIGNAL')).toEqual(['SIGTERM'])
  expect(last).toMatch(/^RUN mkdir -m 0700 \/data && chown 1000:1000 \/data$/m)
  for (const stage of stages) expect(stage).toMatch(/^FROM (node:24-slim|caddy:2)\b/)
})

test('nothing private and nothing built elsewhere gets into an image', () => {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
  for (const name of ['.git', '.env*', 'data', 'dist', 'node_modules', '*.db', '*.key', '*.pem'])
    expect(ignored).toContain(name)
})
