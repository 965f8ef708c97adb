/**
 * Checks and builds the site for the studio's server, which runs this in a separate process and gets its progress as
 * messages. CONTENT_OVERLAY: folder of changed files of content/; DIST_DIR: target folder.
 */
import { setPriority } from 'node:os'
import { nameDocument } from '../build/content/editing/document-names.ts'
import { ContentError } from '../build/content/fault.ts'
import { loadContent } from '../build/content/load.ts'
import { buildSite } from './build.ts'

/** Niceness: answering visitors has priority. */
const PRIORITY = 10

export type BuildReport =
  | { state: 'building' | 'built' }
  | { state: 'refused'; faults: { file: string; title: string; path: string; message: string }[] }

const report = (content: BuildReport) => new Promise((sent) => process.send?.(content, sent))

async function describe({ faults }: ContentError): Promise<BuildReport> {
  const named = faults.map(async ({ file, path, message }) => {
    const isDocument = /\.(yaml|mdx)$/.test(file)
    const { title } = isDocument ? nameDocument(file, (await loadContent(file)).raw) : { title: file }
    return { file, title, path, message }
  })
  return { state: 'refused', faults: await Promise.all(named) }
}

setPriority(PRIORITY)
// The server has exited.
process.on('disconnect', () => process.exit(1))
try {
  await buildSite({
    distDir: process.env['DIST_DIR'] ?? 'dist',
    mode: 'production',
    withStudio: false,
    onChecked: () => void report({ state: 'building' }),
  })
  await report({ state: 'built' })
} catch (error) {
  if (error instanceof ContentError) await report(await describe(error))
  else {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
process.disconnect()
