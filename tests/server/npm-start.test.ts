import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { sourceStamp } from '../../build/fresh-build.ts'
import { temporaryDirectory, writeSite } from './service.ts'

function childrenOf(pid: number): number[] {
  const isChild = (entry: string) => {
    try {
      // The fields after the name in brackets, which may contain spaces, are state and parent.
      const [, parent] = readFileSync(`/proc/${entry}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
      return Number(parent) === pid
    } catch {
      return false
    }
  }
  const direct = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry) && isChild(entry))
  return direct.flatMap((entry) => [Number(entry), ...childrenOf(Number(entry))])
}

/** Runs `npm start` on a small site that counts as built. */
async function npmStart() {
  const directory = temporaryDirectory()
  const distDir = dirname(writeSite(directory))
  writeFileSync(join(distDir, 'stamp'), await sourceStamp())
  const npm = spawn('npm', ['start'], {
    env: { ...process.env, DIST_DIR: distDir, DATA_DIR: join(directory, 'data'), PORT: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let url = ''
  for await (const line of createInterface({ input: npm.stdout })) {
    url = /running at (http:\S+)\//.exec(line)?.[1] ?? ''
    if (url) break
  }
  const server = childrenOf(npm.pid ?? 0).at(-1) ?? 0
  onTestFinished(() => {
    try {
      process.kill(server, 'SIGKILL')
    } catch {
      // The server has ended, as it should.
    }
  })
  return { npm, server, url }
}

async function untilClosed(url: string) {
  while (
    await fetch(`${url}/healthz`).then(
      () => true,
      () => false,
    )
  )
    continue
}

test.skipIf(process.platform !== 'linux')('ending `npm start` ends the server it started', async () => {
  const { npm, url } = await npmStart()
  expect((await fetch(`${url}/about-us/`)).status).toBe(200)
  npm.kill('SIGTERM')
  await untilClosed(url)
})

test.skipIf(process.platform !== 'linux')('ending the server itself ends `npm start` with code 0', async () => {
  const { npm, server } = await npmStart()
  const ended = once(npm, 'close') as Promise<[number | null]>
  process.kill(server, 'SIGTERM')
  expect((await ended)[0]).toBe(0)
})
