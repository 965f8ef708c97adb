import { readdir, realpath, rename, rm } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'

const ATTEMPTS = 5
let replacements = 0

/**
 * Returns the path of a temporary folder next to `target`, unique per process, and removes those of processes that have
 * ended.
 */
export async function folderBeside(target: string, purpose: 'next' | 'served'): Promise<string> {
  const { parent, name } = await placeOf(target)
  for (const entry of await readdir(parent).catch(() => [])) {
    const [, left, pid] = /^\.(.+)\.(?:next|old|served)-(\d+)(?:-\d+)?$/.exec(entry) ?? []
    if (left === name && !isRunning(Number(pid))) await rm(join(parent, entry), { recursive: true, force: true })
  }
  const folder = join(parent, `.${name}.${purpose}-${process.pid}`)
  await rm(folder, { recursive: true, force: true })
  return folder
}

/** Replaces `target` by `finished` with two renames, and deletes the old content afterwards. */
export async function replaceFolder(finished: string, target: string): Promise<void> {
  const { parent, name } = await placeOf(target)
  const place = join(parent, name)
  const old = join(parent, `.${name}.old-${process.pid}-${++replacements}`)
  for (let attempt = 1; ; attempt++) {
    await rename(place, old).catch(ignore('ENOENT'))
    try {
      await rename(finished, place)
      break
    } catch (error) {
      // A concurrent build was faster; its folder is replaced like any other.
      if (attempt === ATTEMPTS || !['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(codeOf(error))) throw error
      await rm(old, { recursive: true, force: true })
    }
  }
  await rm(old, { recursive: true, force: true })
}

/**
 * Resolves symbolic links, so that the folder is replaced and not the link. Throws when the folder contains this
 * project.
 */
async function placeOf(target: string) {
  const path = await realpath(target).catch(() => resolve(target))
  const inside = relative(path, process.cwd())
  if (!isAbsolute(inside) && inside.split(sep)[0] !== '..')
    throw new Error(
      `The build would replace ${path}, which holds this project. Set DIST_DIR to a folder of its own, or not at all.`,
    )
  return { parent: dirname(path), name: basename(path) }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? ''

const ignore = (code: string) => (error: unknown) => {
  if (codeOf(error) !== code) throw error
}
