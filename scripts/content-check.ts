/** npm run content:check: every fault of the content, one line each as `file:line field: what`. */
import { basename, dirname } from 'node:path'
import { faultLine, type Fault } from '../src/content/fault.ts'
import { contentFiles, loadContent, type Loaded } from '../src/content/load.ts'
import { checkArticle } from '../src/content/article-body.ts'
import { listOriginals, renditionFaults } from '../src/content/picture-files.ts'
import { originalsDir } from '../src/content/pictures.ts'
import { routeIds } from '../src/content/route-ids.ts'
import { extraFiles, filesOf } from '../src/app/page-files.ts'
import { logoFaults } from './logo-sprite.ts'

/** Checks every document, picture and logo. A fault that another file's fault explains is left out. */
export async function checkContent(): Promise<Fault[]> {
  const files = await contentFiles()
  const documents = await Promise.all(files.map(loadContent))
  const bodies = await Promise.all(documents.map(checkArticle))
  const faults = [
    ...routeFaults(files),
    ...documents.flatMap((document) => document.faults),
    ...bodies.flatMap((body) => body.faults),
    ...(await pictureFaults(
      documents,
      bodies.flatMap(({ pictures }) => pictures),
    )),
    ...(await logoFaults()),
  ]
  const faulty = new Set(faults.map(({ file }) => file))
  return faults.filter(({ cause }) => cause === undefined || !faulty.has(cause))
}

/**
 * Pictures that cannot be read, were not made into renditions, or are not described; descriptions without a picture.
 * Pictures in the text of an article have their alt text there.
 */
async function pictureFaults(documents: Loaded[], inText: string[]): Promise<Fault[]> {
  const { originals, faults } = listOriginals()
  const missing = new Set(originals.map(({ id }) => id))
  const undescribed: Fault[] = []
  const broken = new Set(documents.filter((document) => document.faults.length > 0).map(({ file }) => file))
  for (const { file, raw, lineOf } of documents) {
    if (dirname(file) !== originalsDir || typeof raw !== 'object' || raw === null) continue
    for (const name of Object.keys(raw)) {
      const id = `${basename(file, '.yaml')}/${name}`
      if (missing.delete(id)) continue
      const message = `no such picture: put ${originalsDir}/${id}.jpg (or .png, .webp) there, or remove this line`
      undescribed.push({ file, line: lineOf([name]), path: name, message })
    }
  }
  for (const id of missing) {
    if (inText.includes(id)) continue
    const [folder, name] = id.split('/')
    const message = `no alt text for the picture "${id}": add the line  ${name}: { alt: "What is seen" }`
    const file = `${originalsDir}/${folder}.yaml`
    undescribed.push({ file, line: 1, path: '', message, ...(broken.has(file) && { cause: file }) })
  }
  return [...faults, ...undescribed, ...(await renditionFaults(originals))]
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
