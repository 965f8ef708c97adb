/** npm run content:check: every fault of the content, one line each as `file:line field: what`. */
import { dirname } from 'node:path'
import { contentFiles, faultLine, loadContent, type Fault } from '../src/content/load.ts'
import { pictureFaults } from '../src/content/pictures.ts'
import { routeIds } from '../src/content/route-ids.ts'
import { extraFiles, filesOf } from '../src/app/page-files.ts'

/** Checks every document and every picture. */
export async function checkContent(): Promise<Fault[]> {
  const documents = await Promise.all((await contentFiles()).map(loadContent))
  const pictures = pictureFaults().map((message): Fault => ({ file: 'content/pictures', line: 1, path: '', message }))
  return [...routeFaults(await contentFiles()), ...documents.flatMap(({ faults }) => faults), ...pictures]
}

/** Routes whose document was not written, and documents that no route shows. */
export function routeFaults(files: string[]): Fault[] {
  const shown = new Set(
    [...routeIds.map(filesOf), ...Object.values(extraFiles)].flatMap(({ document }) => document ?? []),
  )
  const folders = new Set([...shown].map((file) => dirname(file)))
  const fault = (file: string, message: string): Fault => ({ file, line: 1, path: '', message })
  return [
    ...[...shown]
      .filter((file) => !files.includes(file))
      .map((file) => fault(file, 'missing, though src/content/route-ids.ts has its page')),
    ...files
      .filter((file) => folders.has(dirname(file)) && !shown.has(file))
      .map((file) => fault(file, 'no page shows this document: add its name to src/content/route-ids.ts')),
  ]
}

if (import.meta.main) {
  const faults = await checkContent()
  for (const fault of faults) console.error(faultLine(fault))
  const { length } = await contentFiles()
  console.log(
    faults.length > 0
      ? `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`
      : `${length} documents, no faults`,
  )
  if (faults.length > 0) process.exitCode = 1
}
