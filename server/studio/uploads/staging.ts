import { randomBytes } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { appendFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { MAX_PICTURE_BYTES } from '#shared/studio/uploads.ts'
import type { UploadKind, UploadState } from '#shared/studio/uploads.ts'
import { notFound, Problem } from '../problem.ts'

/** Age after which an abandoned upload is removed. */
const KEEP_MS = 24 * 3_600_000
/** Time without a heartbeat after which a step counts as ended together with its process. */
const HEARTBEAT_TIMEOUT_MS = 45_000
const HEARTBEAT_MS = 10_000
/** Maximum of announced bytes of unfinished uploads: a hundred of full size within a day. */
const MAX_STAGED_BYTES = 100 * MAX_PICTURE_BYTES

const BEGUN = { state: 'sending' as const, width: 0, height: 0, made: 0, of: 0, value: null, error: null }

type Staged = UploadState & { bytes: number; changedAt: number }

/**
 * Stores unfinished uploads in `.studio/uploads`, each in a folder with a state file, so that any server of the project
 * can continue them. They are not part of the site.
 */
export function createStaging(projectDir: string, now: () => number) {
  const root = join(projectDir, '.studio', 'uploads')
  const folderOf = (id: string) => join(root, id)
  const stateFile = (id: string) => join(folderOf(id), 'state.json')
  const appending = new Set<string>()

  function write(id: string, state: Staged) {
    const temporary = `${stateFile(id)}.partial`
    writeFileSync(temporary, JSON.stringify({ ...state, changedAt: now() }))
    renameSync(temporary, stateFile(id))
  }

  /** Returns an upload. The id is checked, so that its path stays in the folder. */
  function find(id: string): Staged {
    if (!/^[0-9a-f]{32}$/.test(id) || !existsSync(stateFile(id))) throw notFound('This upload')
    const staged: Staged = JSON.parse(readFileSync(stateFile(id), 'utf8'))
    if (staged.state !== 'making' || now() - staged.changedAt < HEARTBEAT_TIMEOUT_MS) return staged
    return { ...staged, state: 'failed', error: 'The server was stopped meanwhile. Please try again.' }
  }

  function stagedBytes(): number {
    const ids = existsSync(root) ? readdirSync(root).filter((id) => existsSync(stateFile(id))) : []
    return ids
      .map(find)
      .filter(({ state }) => state !== 'done')
      .reduce((sum, { bytes }) => sum + bytes, 0)
  }

  function newFolder(bytes: number): string {
    if (stagedBytes() + bytes > MAX_STAGED_BYTES) {
      throw new Problem(503, 'busy', 'Too many pictures are on their way. Please try again later.')
    }
    const id = randomBytes(16).toString('hex')
    mkdirSync(folderOf(id), { recursive: true, mode: 0o700 })
    return id
  }

  return {
    folderOf,
    find,
    /** Path of the bytes received. */
    received: (id: string) => join(folderOf(id), 'received'),
    /** Path of the decoded picture, upright and without metadata. */
    read: (id: string) => join(folderOf(id), 'read.jpg'),
    /** Path of the outline of a logo. */
    outline: (id: string) => join(folderOf(id), 'outline.svg'),

    begin(kind: UploadKind, bytes: number): Staged {
      this.clean()
      const id = newFolder(bytes)
      writeFileSync(this.received(id), '', { mode: 0o600 })
      write(id, { ...BEGUN, id, kind, bytes, changedAt: now() })
      return find(id)
    },

    /** Starts an upload with a photo that is already decoded. */
    beginRead(file: string, { width, height }: { width: number; height: number }): Staged {
      this.clean()
      const bytes = statSync(file).size
      const id = newFolder(bytes)
      copyFileSync(file, this.read(id))
      write(id, { ...BEGUN, id, kind: 'picture', state: 'read', width, height, bytes, changedAt: now() })
      return find(id)
    },

    /** Appends a part, and returns the number of bytes received. */
    async append(id: string, at: number, part: Buffer): Promise<number> {
      // A browser that timed out sends the same part again while the first is still being written.
      if (appending.has(id)) throw new Problem(409, 'conflict', 'A part is being written.', { current: at })
      appending.add(id)
      try {
        const { state, bytes } = find(id)
        if (state !== 'sending')
          throw new Problem(409, 'conflict', 'This picture was sent already.', { current: bytes })
        const { size } = await stat(this.received(id))
        if (at !== size) throw new Problem(409, 'conflict', 'A part of the picture is missing.', { current: size })
        if (size + part.length > bytes) throw new Problem(413, 'too-large', 'More was sent than was announced.')
        await appendFile(this.received(id), part)
        return size + part.length
      } finally {
        appending.delete(id)
      }
    },

    change(id: string, change: Partial<UploadState>): Staged {
      write(id, { ...find(id), ...change })
      return find(id)
    },

    /** Records progress, and ignores a full disk: an error thrown from a timer would end the server. */
    tell(id: string, change: Partial<UploadState>) {
      try {
        this.change(id, change)
      } catch {
        // The next step fails by itself and reports the reason.
      }
    },

    /** Starts a heartbeat, and returns the function that stops it. */
    keepAlive(id: string): () => void {
      const timer = setInterval(() => this.tell(id, {}), HEARTBEAT_MS)
      return () => clearInterval(timer)
    },

    /** Removes abandoned uploads. */
    clean() {
      if (!existsSync(root)) return
      for (const name of readdirSync(root)) {
        const { mtimeMs } = statSync(join(root, name), { throwIfNoEntry: false }) ?? { mtimeMs: now() }
        if (now() - mtimeMs > KEEP_MS) rmSync(join(root, name), { recursive: true, force: true })
      }
    },
  }
}
