import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { sourceStamp, STAMP } from '../../build/fresh-build.ts'
import { folderBeside, replaceFolder } from '../../build/replace-folder.ts'
import { temporaryDirectory, writeSite } from './service.ts'

const run = (script: string, env: Record<string, string>) =>
  spawn(process.execPath, [script], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })

/** Creates a built site that `npm start` takes for the build of the current sources. */
async function placeBuild() {
  const directory = temporaryDirectory()
  writeSite(directory)
  const distDir = join(directory, 'dist')
  writeFileSync(join(distDir, STAMP), await sourceStamp())
  return { directory, distDir }
}

async function startSite(directory: string, distDir: string): Promise<string> {
  const server = run('scripts/start.ts', {
    DIST_DIR: distDir,
    DATA_DIR: join(directory, 'data'),
    PORT: '0',
    LOG_LEVEL: 'silent',
  })
  onTestFinished(async () => {
    server.kill('SIGTERM')
    if (server.exitCode === null) await once(server, 'exit')
    expect(readdirSync(directory).filter((name) => name.startsWith('.'))).toEqual([])
  })
  for await (const line of createInterface({ input: server.stdout })) {
    const [, port] = /running at http:\/\/localhost:(\d+)/.exec(line) ?? []
    if (port) return `http://127.0.0.1:${port}`
  }
  throw new Error('npm start ended')
}

test('a build that fails says why and leaves the last build and the served site alone', async () => {
  const { directory, distDir } = await placeBuild()
  const url = await startSite(directory, distDir)
  const siteFile = join(directory, 'site.yaml')
  writeFileSync(siteFile, readFileSync('content/site.yaml', 'utf8').replace('strategyDays: 30', 'strategyDays: soon'))
  const build = run('scripts/build.ts', { DIST_DIR: distDir, SITE_FILE: siteFile })
  let output = ''
  build.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = (await once(build, 'close')) as [number]
  expect(code).toBe(1)
  expect(output).toMatch(/^content\/site\.yaml:\d+ promise\.strategyDays: must be a number, without quotes\n$/)
  expect(existsSync(join(distDir, 'site/about-us/index.html'))).toBe(true)
  expect((await fetch(`${url}/about-us/`)).status).toBe(200)
})

test('a server goes on with the build it was started with while the next takes its place', async () => {
  const { directory, distDir } = await placeBuild()
  const url = await startSite(directory, distDir)
  const before = await (await fetch(`${url}/about-us/`)).text()
  const answers: string[] = []
  let replaced = false
  const asking = (async () => {
    while (!replaced) answers.push(await (await fetch(`${url}/about-us/`)).text())
  })()
  for (let build = 1; build <= 5; build++) {
    const next = await folderBeside(distDir, 'next')
    mkdirSync(join(next, 'site'), { recursive: true })
    writeFileSync(join(next, 'site/index.html'), `build ${build}`)
    await replaceFolder(next, distDir)
    expect(readFileSync(join(distDir, 'site/index.html'), 'utf8')).toBe(`build ${build}`)
  }
  replaced = true
  await asking
  expect(new Set(answers)).toEqual(new Set([before]))
  expect((await fetch(`${url}/film/hero.mp4`)).status).toBe(200)
  expect(readdirSync(distDir)).toEqual(['site'])
})

test('of two builds that end at once one stands whole', async () => {
  const directory = temporaryDirectory()
  const target = join(directory, 'dist')
  const builds = ['a', 'b', 'c', 'd'].map((name) => {
    const folder = join(directory, name)
    mkdirSync(folder)
    for (const part of ['one', 'two']) writeFileSync(join(folder, part), name)
    return folder
  })
  await Promise.all(builds.map((folder) => replaceFolder(folder, target)))
  expect(readdirSync(target)).toEqual(['one', 'two'])
  expect(readFileSync(join(target, 'one'), 'utf8')).toBe(readFileSync(join(target, 'two'), 'utf8'))
})

test('what a killed build left is removed, what a running one writes is not', async () => {
  const directory = temporaryDirectory()
  const target = join(directory, 'dist')
  const dead = spawn(process.execPath, ['-e', ''])
  await once(dead, 'exit')
  for (const pid of [dead.pid, process.ppid]) mkdirSync(join(directory, `.dist.next-${pid}`))
  await folderBeside(target, 'next')
  expect(readdirSync(directory)).toEqual([`.dist.next-${process.ppid}`])
})

test('behind a symbolic link the folder it leads to is replaced', async () => {
  const directory = temporaryDirectory()
  mkdirSync(join(directory, 'real'))
  symlinkSync(join(directory, 'real'), join(directory, 'dist'))
  const next = await folderBeside(join(directory, 'dist'), 'next')
  mkdirSync(next)
  writeFileSync(join(next, 'new'), '')
  await replaceFolder(next, join(directory, 'dist'))
  expect(readdirSync(join(directory, 'real'))).toEqual(['new'])
})
