import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import type { StudioDocument } from '#shared/studio/documents.ts'
import { isRunning } from '#shared/studio/publish.ts'
import type { Publication } from '#shared/studio/publish.ts'
import { readLock } from '../../build/licences.ts'
import { createSqliteDatabase, openSqlite } from '../../server/db/sqlite.ts'
import { createAccounts } from '../../server/studio/accounts.ts'
import { createSessions } from '../../server/studio/sessions.ts'
import { formBody, LEAD, temporaryDirectory, writeSite } from './service.ts'

/**
 * Files and folders of packages that nothing runs (thousands), and nested packages, which have entries of their own.
 */
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

/** Lays out the last stage without Docker: the files it copies, and only the packages in its lock file. */
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
    // Made writable again, because an account other than root could not remove the folder.
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

  // The image's own health check is run.
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

/**
 * Lays out the stage `studio` without Docker: the files it copies, the folders of its account, and the packages of the
 * build.
 */
function layOutStudio() {
  const stage = stages.find((each) => /^FROM \S+ AS studio$/m.test(each)) ?? ''
  const lines = (instruction: string) =>
    [...stage.matchAll(new RegExp(`^${instruction} (.*)$`, 'gm'))].map((match) => match[1] ?? '')
  const directory = temporaryDirectory()
  const app = join(directory, 'app')
  mkdirSync(app)
  const own = [app]
  for (const line of lines('COPY')) {
    const words = line.split(' ').filter((word) => !word.startsWith('--'))
    const target = words.pop() ?? ''
    // The earlier stage made these: the packages are used, and the first start builds the site here.
    if (line.includes('--from=build')) {
      if (target !== 'node_modules') continue
      mkdirSync(join(app, target))
      for (const name of readdirSync(target).filter((each) => each !== '.vite-temp'))
        symlinkSync(resolve(target, name), join(app, target, name))
      continue
    }
    for (const source of words)
      cpSync(source, join(app, target === './' ? source : target), { recursive: true, preserveTimestamps: true })
    if (line.includes('--chown=1000:1000')) own.push(join(app, target))
  }
  // Folders that RUN creates in the image.
  const made = [...stage.matchAll(/^RUN mkdir (?:-p|-m \d+) (.*?) && chown 1000:1000 (.*)$/gm)]
  const folders = new Set(made.flatMap(([, names = '', owned = '']) => `${names} ${owned}`.split(' ')))
  expect(folders).toContain('/data')
  for (const name of folders) {
    const folder = name.replace(/^\/(?:app\/?)?/, '') || '.'
    mkdirSync(join(app, folder), { recursive: true })
    own.push(join(app, folder))
  }
  for (const folder of own.filter((each) => root && each !== app)) {
    chownSync(folder, NOBODY, NOBODY)
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      chownSync(join(folder, name), NOBODY, NOBODY)
  }
  if (root) chownSync(app, NOBODY, NOBODY)
  chmodSync(directory, 0o755)
  const env = Object.fromEntries(
    lines('ENV')
      .flatMap((line) => line.split(' '))
      .map((pair) => pair.split('=') as [string, string]),
  )
  const [, ...args] = JSON.parse(lines('CMD')[0] ?? '[]') as string[]
  return { app, args, env, stage, volumes: lines('VOLUME')[0]?.split(' ') ?? [] }
}

test('the image with the studio builds and publishes from its own files', { timeout: 500_000 }, async () => {
  const { app, args, env, stage, volumes } = layOutStudio()
  expect(stage).toMatch(/^USER 1000:1000$/m)
  expect(volumes).toEqual(['/data', '/app/content', '/app/public/pictures/uploads', '/app/.studio'])
  expect(env).toMatchObject({ PROJECT_DIR: '/app', DATA_DIR: '/data', NODE_ENV: 'production' })
  const dataDir = join(app, 'data')
  const token = await signIn(dataDir)
  if (root) for (const name of readdirSync(dataDir)) chownSync(join(dataDir, name), NOBODY, NOBODY)
  const child = spawn(process.execPath, args, {
    cwd: app,
    ...(root && { uid: NOBODY, gid: NOBODY }),
    env: { ...env, PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0', PROJECT_DIR: app, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let origin = ''
  for await (const line of createInterface({ input: child.stdout })) {
    origin = /running at (http:\S+)\//.exec(line)?.[1] ?? ''
    if (origin) break
  }
  child.stdout.resume()
  async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const headers = { cookie: `studio-session=${token}`, origin, 'content-type': 'application/json' }
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
    const answer = await fetch(`${origin}/studio/api${path}`, init)
    expect(answer.status, path).toBe(200)
    return (await answer.json()) as T
  }
  const site = await call<StudioDocument>('GET', '/document?file=content/site.yaml')
  const values = JSON.parse(JSON.stringify(site.values).replaceAll('+91 44 4000 1234', '+91 44 4000 9999'))
  await call('PUT', '/document/draft', { file: site.file, values, version: 0, began: site.version })
  await call('POST', '/publishing', { documents: [{ file: site.file, version: 1 }] })
  const state = async () => (await call<{ publication: Publication }>('GET', '/publishing')).publication
  await expect.poll(async () => isRunning((await state()).state), { timeout: 300_000, interval: 500 }).toBe(false)
  expect(await state()).toMatchObject({ state: 'done', version: 1 })
  expect(await (await fetch(`${origin}/contact-us/`)).text()).toContain('4000 9999')
  expect((await fetch(`${origin}/studio/`)).status).toBe(200)
  child.kill('SIGTERM')
  expect(((await once(child, 'close')) as [number])[0]).toBe(0)
})

/** Creates an account of the studio; returns the token of its session. */
async function signIn(dataDir: string) {
  const database = createSqliteDatabase(openSqlite(join(dataDir, 'leads.db')))
  const person = { name: 'Asha', email: 'asha@example.com', role: 'owner' } as const
  const { account } = await createAccounts(database, Date.now).invite(person, null)
  const token = await createSessions(database, Date.now).start(database.kysely, account.id, 'a test')
  await database.close()
  return token
}

test('what the images are made of is not left out of them', () => {
  const ignored = new Set(readFileSync('.dockerignore', 'utf8').split('\n'))
  const copied = stages.flatMap((stage) =>
    [...stage.matchAll(/^COPY (?!--from)(.*)$/gm)].flatMap(([, line = '']) =>
      line
        .split(' ')
        .filter((word) => !word.startsWith('--'))
        .slice(0, -1),
    ),
  )
  const commands = readFileSync('package.json', 'utf8')
  // The build stage also runs `npm run deploy:files`.
  const needed = [...copied, ...(/"deploy:files": "node ([\w/.]+)"/.exec(commands)?.slice(1) ?? [])]
  expect(needed).toContain('deploy/write.ts')
  for (const name of needed) expect(ignored, name).not.toContain(name.split('/')[0])
})

test('nothing private and nothing built elsewhere gets into an image', () => {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
  for (const name of ['.git', '.env*', 'data', 'dist', 'node_modules', '*.db', '*.key', '*.pem'])
    expect(ignored).toContain(name)
})
