import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

export type ReplaceOptions = {
  /** Whether an existing file is replaced. */
  force: boolean
  /** Path of a SQLite database whose files must never be the target. */
  database: string | null
}

const SQLITE_SUFFIXES = ['', '-wal', '-shm', '-journal']
const LEFTOVER_MS = 3_600_000
const EXIT_CODES = new Map<NodeJS.Signals, number>([
  ['SIGHUP', 129],
  ['SIGINT', 130],
  ['SIGTERM', 143],
])

/**
 * Writes a file under a temporary name in the same directory and renames it once `write`, which gets that name, has
 * succeeded and the file is on the disk. On an error, and on SIGHUP, SIGINT and SIGTERM, the temporary file is removed
 * and an existing file stays unchanged.
 */
export async function replaceFile<T>(
  target: string,
  options: ReplaceOptions,
  write: (temporary: string) => Promise<T>,
): Promise<T> {
  const file = checkTarget(target, options)
  return withTemporaryFile(dirname(file), basename(file), async (temporary) => {
    const result = await write(temporary)
    syncFile(temporary)
    if (!options.force && existsSync(file)) throw existsError(file)
    renameSync(temporary, file)
    syncDirectory(dirname(file))
    return result
  })
}

/**
 * Calls `work` with the name of a file that does not exist yet. Removes that file and SQLite's files next to it when
 * the work is done or fails, or when the process is told to stop.
 */
export async function withTemporaryFile<T>(
  directory: string,
  name: string,
  work: (temporary: string) => Promise<T>,
): Promise<T> {
  removeLeftovers(directory, name)
  const temporary = join(directory, `.${name}.${randomBytes(4).toString('hex')}.partial`)
  const remove = () => SQLITE_SUFFIXES.forEach((suffix) => rmSync(temporary + suffix, { force: true }))
  const stop = (signal: NodeJS.Signals) => {
    remove()
    process.exit(EXIT_CODES.get(signal))
  }
  const signals = [...EXIT_CODES.keys()]
  // When two are nested, the inner listener runs first and must not end the process before the outer one has run.
  for (const signal of signals) process.prependListener(signal, remove).on(signal, stop)
  try {
    return await work(temporary)
  } finally {
    remove()
    for (const signal of signals) process.off(signal, remove).off(signal, stop)
  }
}

/** Returns the real path of the file to write. Throws where writing it would destroy something else. */
export function checkTarget(target: string, { force, database }: ReplaceOptions): string {
  const path = resolve(target)
  const directory = dirname(path)
  if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`There is no directory ${directory}.`)
  }
  const file = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()
    ? followLink(path)
    : join(realpathSync(directory), basename(path))
  if (database && isOwnFile(file, database)) {
    throw new Error(`${path} belongs to the database itself. Choose another name.`)
  }
  const found = statSync(file, { throwIfNoEntry: false })
  if (found && !found.isFile()) throw new Error(`${path} is not a file. Choose another name.`)
  if (found && !force) throw existsError(path)
  return file
}

function existsError(file: string) {
  return new Error(`${file} exists. Choose another name, or add --force.`)
}

function followLink(path: string) {
  try {
    return realpathSync(path)
  } catch {
    throw new Error(`${path} is a link to a file that does not exist. Choose another name.`)
  }
}

/** Compares by name and by inode, which also finds hard links. */
function isOwnFile(file: string, database: string) {
  const real = existsSync(database) ? realpathSync(database) : resolve(database)
  const found = statSync(file, { throwIfNoEntry: false })
  return SQLITE_SUFFIXES.some((suffix) => {
    if (file === real + suffix) return true
    const own = statSync(real + suffix, { throwIfNoEntry: false })
    return Boolean(found && own && found.dev === own.dev && found.ino === own.ino)
  })
}

/** Removes the temporary files of a run that was killed, because they hold personal data. */
function removeLeftovers(directory: string, target: string) {
  const prefix = `.${target}.`
  for (const name of readdirSync(directory)) {
    if (!name.startsWith(prefix) || !/^[0-9a-f]{8}\.partial(-\w+)?$/.test(name.slice(prefix.length))) continue
    const leftover = join(directory, name)
    const { mtimeMs } = statSync(leftover, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() }
    if (Date.now() - mtimeMs > LEFTOVER_MS) rmSync(leftover, { force: true })
  }
}

/** Returns `directory/name.extension`, or a name with `-2`, `-3` … where that file exists. */
export function findFreeName(directory: string, name: string, extension: string): string {
  for (let n = 1; ; n += 1) {
    const file = join(directory, `${name}${n > 1 ? `-${n}` : ''}.${extension}`)
    if (!existsSync(file)) return file
  }
}

export function syncFile(file: string) {
  const descriptor = openSync(file, 'r+')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Flushes a directory, so that a rename survives a power cut. */
export function syncDirectory(directory: string) {
  // Windows cannot open a directory and needs no fsync of it.
  if (process.platform === 'win32') return
  const descriptor = openSync(directory, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
