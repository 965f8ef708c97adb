import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { PART_BYTES } from '#shared/studio/uploads.ts'
import type { UploadKind, UploadState } from '#shared/studio/uploads.ts'
import { copyContentProject } from './content-project.ts'
import { createStudio } from './studio.ts'
import type { Answer } from './studio.ts'

/** Copies the project so that pictures and logos may be added. */
export function copyPictureProject(options: Parameters<typeof copyContentProject>[0] = {}) {
  const projectDir = copyContentProject(options)
  // The copy has a link here, so logos would be added to this project itself.
  rmSync(join(projectDir, 'content/logos'))
  cpSync('content/logos', join(projectDir, 'content/logos'), { recursive: true })
  return projectDir
}

type Person = {
  call: <Body>(method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer<Body>>
}

/** Sends a file in parts like the studio, and has the server read it. */
export async function send(person: Person, bytes: Buffer, kind: UploadKind = 'picture') {
  const begun = await person.call<UploadState>('POST', '/uploads', { kind, bytes: bytes.length })
  if (begun.status !== 200) return begun
  const { id } = begun.body
  for (let at = 0; at < bytes.length; at += PART_BYTES) {
    const part = bytes.subarray(at, at + PART_BYTES)
    const headers = { 'content-type': 'application/octet-stream' }
    const { status } = await person.call('PUT', `/uploads/${id}/parts?at=${at}`, part, headers)
    if (status !== 200) throw new Error(`a part was answered ${status}`)
  }
  return person.call<UploadState>('POST', `/uploads/${id}/read`)
}

type Finish = {
  name: string
  alt: string
  focus: { x: number; y: number }
  shape: [number, number] | null
  zoom: number
}
export const FINISH: Finish = { name: 'Priya', alt: 'Priya smiles.', focus: { x: 50, y: 40 }, shape: null, zoom: 1 }

/** Finishes an upload, and waits until it is done or has failed. */
export async function finish(person: Person, id: string, finish: Partial<Finish> = {}) {
  const begun = await person.call<UploadState>('POST', `/uploads/${id}/finish`, { ...FINISH, ...finish })
  if (begun.status !== 200) return begun
  for (;;) {
    const answer = await person.call<UploadState>('GET', `/uploads/${id}`)
    if (answer.body.state !== 'making') return answer
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Opens a studio with a project that accepts pictures. */
export async function openUploads() {
  const projectDir = copyPictureProject()
  const studio = await createStudio(null, { env: { PROJECT_DIR: projectDir } })
  return { ...studio, projectDir }
}

/** Creates a picture with a red upper and a blue lower half, which shows its orientation. */
async function halves(width: number, height: number) {
  const half = (background: string) => ({ create: { width, height: height / 2, channels: 3 as const, background } })
  const upper = await sharp(half('#d02020')).png().toBuffer()
  return sharp(half('#2020d0'))
    .extend({ top: height / 2 })
    .composite([{ input: upper, top: 0, left: 0 }])
}

/** Creates a photo as a phone held upright saves it: rotated by EXIF, with a location. */
export async function phonePhoto() {
  const upright = await (await halves(1_200, 1_600)).png().toBuffer()
  return sharp(upright)
    .rotate(-90)
    .withExif({ IFD0: { Make: 'Phonemaker', Artist: 'Somebody' }, IFD3: { GPSLatitude: '13/1 3/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

/** Lists the paths of files that uploads have left in a project. */
export const filesOf = (projectDir: string) =>
  ['content/pictures/uploads', 'public/pictures/uploads', '.studio/uploads'].flatMap((folder) => {
    const path = join(projectDir, folder)
    if (!existsSync(path)) return []
    const entries = readdirSync(path, { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  })
