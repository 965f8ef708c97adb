/** npm run content:check: every fault of the content, one line each as `file:line field: what`. */
import { contentFiles, faultLine, loadContent, type Fault } from '../src/content/load.ts'
import { pictureFaults } from '../src/content/pictures.ts'

/** Checks every document and every picture. */
export async function checkContent(): Promise<Fault[]> {
  const documents = await Promise.all((await contentFiles()).map(loadContent))
  const pictures = pictureFaults().map((message): Fault => ({ file: 'content/pictures', line: 1, path: '', message }))
  return [...documents.flatMap(({ faults }) => faults), ...pictures]
}

if (import.meta.main) {
  const faults = await checkContent()
  for (const fault of faults) console.error(faultLine(fault))
  const { length } = await contentFiles()
  console.log(faults.length > 0 ? `${faults.length} faults` : `${length} documents, no faults`)
  if (faults.length > 0) process.exitCode = 1
}
