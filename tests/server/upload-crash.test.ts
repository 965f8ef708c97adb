import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import type { Choices } from '#shared/studio/documents.ts'
import type { Uploaded, UploadState } from '#shared/studio/uploads.ts'
import { createUploadLibrary } from '../../server/studio/uploads/library.ts'
import { startServer } from './process.ts'
import type { Running } from './process.ts'
import { temporaryDirectory, writeSite } from './service.ts'
import { signedIn } from './signed-in.ts'
import type { Answer } from './studio.ts'
import { copyPictureProject, FINISH, finish, send } from './uploads.ts'

/** `UPLOAD_KILLS=100 npx vitest run --project server tests/server/upload-crash.test.ts` takes ten minutes. */
const KILLS = Number(process.env['UPLOAD_KILLS'] ?? 6)

function personAt({ port }: Running, cookie: string) {
  const origin = `http://localhost:${port}`
  const call = async <Body>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = { 'content-type': 'application/json' },
  ): Promise<Answer<Body>> => {
    const payload = Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body)
    const init = { method, headers: { cookie, origin, ...(body !== undefined && headers) } }
    const response = await fetch(`${origin}/studio/api${path}`, body === undefined ? init : { ...init, body: payload })
    const text = await response.text()
    return { status: response.status, body: JSON.parse(text) as Body, text, headers: {}, cookies: [] }
  }
  return { call }
}

/** Creates a photo that differs from all others. */
const photo = (number: number) =>
  sharp({ create: { width: 900, height: 900, channels: 3, background: { r: number, g: 90, b: 40 } } })
    .jpeg()
    .toBuffer()

test(
  `killed ${KILLS} times while pictures are made: what can be chosen is whole, nothing half-made is a picture`,
  { timeout: 60_000 + KILLS * 40_000 },
  async () => {
    const directory = temporaryDirectory()
    const projectDir = copyPictureProject()
    const env = { PROJECT_DIR: projectDir }
    const options = { siteDir: writeSite(directory), dataDir: join(directory, 'data'), env }
    const cookie = await signedIn(options.dataDir)
    let server = await startServer(options)
    onTestFinished(() => server.kill())
    let person = personAt(server, cookie)
    const first = await send(person, await photo(255))
    const began = performance.now()
    expect((await finish(person, first.body.id, { name: 'first' })).body).toMatchObject({ state: 'done' })
    const usual = performance.now() - began
    let finished = 1
    for (let kill = 0; kill < KILLS; kill++) {
      const sent = await send(person, await photo(kill))
      await person.call('POST', `/uploads/${sent.body.id}/finish`, { ...FINISH, name: `photo ${kill}` })
      // Half of the kills happen around the moment at which the files are moved into the project.
      const wait = kill % 2 === 0 ? (usual * kill) / KILLS : usual * (0.85 + kill / KILLS / 4)
      await new Promise((resolve) => setTimeout(resolve, wait))
      await server.kill()
      server = await startServer(options)
      person = personAt(server, cookie)

      const { body: choices } = await person.call<Choices>('GET', '/document/choices')
      const chosen = choices.picture.filter(({ value }) => value.startsWith('uploads/'))
      const entries = createUploadLibrary(projectDir).list()
      expect(chosen.map(({ value }) => value).toSorted()).toEqual(entries.map(({ value }) => value).toSorted())
      for (const { files } of entries) {
        for (const file of files) {
          const bytes = readFileSync(join(projectDir, file))
          if (!file.endsWith('.json')) await expect(sharp(bytes).stats(), file).resolves.toBeDefined()
        }
      }
      expect(entries.length).toBeGreaterThanOrEqual(finished)
      finished = entries.length
      const { body: state } = await person.call<UploadState>('GET', `/uploads/${sent.body.id}`)
      expect(['making', 'failed', 'done']).toContain(state.state)
    }
    // The next picture is accepted as usual.
    const last = await send(person, await photo(128))
    expect((await finish(person, last.body.id, { name: 'last' })).body).toMatchObject({ state: 'done' })
    const { body } = await person.call<{ uploads: Uploaded[] }>('GET', '/uploads')
    expect(body.uploads.map(({ value }) => value)).toContainEqual(expect.stringMatching(/^uploads\/last-/))
    createUploadLibrary(projectDir).clean(Date.now() + 7_200_000)
    const known = new Set(
      createUploadLibrary(projectDir)
        .list()
        .flatMap(({ files }) => files),
    )
    for (const folder of ['content/pictures/uploads', 'public/pictures/uploads']) {
      expect(existsSync(join(projectDir, folder))).toBe(true)
      const left = readdirSync(join(projectDir, folder)).filter((name) => !known.has(`${folder}/${name}`))
      expect(left).toEqual([])
    }
  },
)
