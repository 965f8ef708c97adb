import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const texts = ['.html', '.js', '.css', '.svg', '.json', '.xml', '.txt', '.webmanifest']
const smallest = 600
const cache = '.cache/compressed'
/** Age after which an unused cache entry is removed. */
const MAX_UNUSED_MS = 86_400_000

type Encoding = 'br' | 'gz'

/**
 * Compresses a text. The best compression takes most of a build's time, so results are cached by content across builds.
 */
export async function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  const { brotli: brotliVersion, zlib } = process.versions
  const hash = createHash('sha256').update(`${brotliVersion} ${zlib} `).update(bytes).digest('hex')
  const file = join(cache, `${hash}.${encoding}`)
  try {
    const [found] = await Promise.all([readFile(file), utimes(file, new Date(), new Date())])
    return found
  } catch {
    const made = encoding === 'br' ? await brotli(bytes, { params: bestFor(bytes) }) : await zip(bytes, { level: 9 })
    await mkdir(cache, { recursive: true })
    // Renamed into place, because this build or a concurrent one may be reading or writing the file.
    const own = `${file}.${process.pid}-${(count += 1)}`
    await writeFile(own, made)
    await rename(own, file)
    return made
  }
}

let count = 0
const bestFor = (bytes: Buffer) => ({
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
})

/** Writes .br and .gz files next to every text file of at least 600 bytes. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && texts.includes(extname(entry.name)))
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name)
      const bytes = await readFile(file)
      if (bytes.length < smallest) return
      const [br, gz] = await Promise.all([compress(bytes, 'br'), compress(bytes, 'gz')])
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
    }),
  )
}

export async function removeUnusedCompressed(): Promise<void> {
  const names = await readdir(cache).catch(() => [])
  await Promise.all(
    names.map(async (name) => {
      const file = join(cache, name)
      const found = await stat(file).catch(() => null)
      if (found && Date.now() - found.mtimeMs > MAX_UNUSED_MS) await rm(file, { force: true })
    }),
  )
}
