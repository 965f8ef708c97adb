import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { copyProject } from '../project-copy.ts'

/** npm run dev in a copy of the project. */
async function startDev(folder: string, env: Record<string, string> = {}): Promise<string> {
  const dev = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', ...env },
    // Faults of the moment without a photo are wanted here.
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  onTestFinished(async () => {
    dev.kill('SIGTERM')
    if (dev.exitCode === null && dev.signalCode === null) await once(dev, 'exit')
  })
  const lines = createInterface({ input: dev.stdout })
  const url = await new Promise<string>((found, failed) => {
    lines.on('line', (line) => {
      const [, port] = /http:\/\/127\.0\.0\.1:\S*?(\d+)/.exec(stripVTControlCharacters(line)) ?? []
      if (port) found(`http://127.0.0.1:${port}`)
    })
    dev.once('exit', () => failed(new Error('npm run dev ended')))
  })
  return url
}

test('a photo put in the place of another is shown without a restart', async () => {
  const folder = copyProject()
  const photos = join(folder, 'content/pictures/team')
  const url = await startDev(folder)
  const portrait = async () => {
    const code = await (await fetch(`${url}/content/team.yaml?import`)).text()
    return /"base":"(team\/member-01\.\w+)"/.exec(code)?.[1]
  }
  const before = await portrait()
  expect(before).toMatch(/^team\/member-01\./)

  const photo = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#bf3d1b' } })
    .jpeg()
    .toBuffer()
  renameSync(join(photos, 'member-01.webp'), join(folder, 'old.webp'))
  await expect.poll(portrait, { timeout: 30_000 }).toBeUndefined()
  await sharp(photo).toFile(join(photos, 'member-01.jpg'))
  await expect.poll(portrait, { timeout: 30_000 }).toMatch(/^team\/member-01\./)

  const after = await portrait()
  expect(after).not.toBe(before)
  const answer = await fetch(`${url}/pictures/${after}-400.webp`)
  expect(answer.headers.get('content-type')).toBe('image/webp')
  expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 400, height: 500 })
  expect(readFileSync(join(folder, 'src/content/pictures.json'), 'utf8')).toContain(after)
  rmSync(join(folder, 'old.webp'))
})
