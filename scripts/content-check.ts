/**
 * npm run content:check: prints every fault of the content on one line, `file:line field: what`, then warnings about a
 * site that can be built. Exits with 1 when there are faults.
 */
import { basename, dirname } from 'node:path'
import { checkArticle } from '../build/content/article-body.ts'
import { pageFaults } from '../build/content/check-pages.ts'
import { faultLine, type Fault } from '../build/content/fault.ts'
import { contentFiles, loadContent, type Loaded } from '../build/content/load.ts'
import { pageFiles } from '../build/content/page-list.ts'
import { listOriginals, renditionFaults } from '../build/content/picture-files.ts'
import { originalsDir } from '../build/content/pictures.ts'
import { uploadedPictures } from '../build/content/uploads.ts'
import { contentWarnings } from '../build/content/warnings.ts'
import { table } from '../src/routes.ts'
import { logoFaults } from '../build/logo-sprite.ts'

/** Faults prevent a build; warnings are for editors. */
export type Report = { faults: Fault[]; warnings: Fault[] }

/**
 * Checks all documents, pictures and logos. A fault caused by a fault of another file is left out; faults of pages that
 * builds leave out are warnings.
 */
export async function checkContent(): Promise<Report> {
  const files = await contentFiles()
  const documents = await Promise.all(files.map(loadContent))
  const bodies = await Promise.all(documents.map(checkArticle))
  const all = [
    ...documents.flatMap((document) => document.faults),
    ...bodies.flatMap((body) => body.faults),
    ...pageFaults(documents),
    ...(await pictureFaults(
      documents,
      bodies.flatMap(({ pictures }) => pictures),
    )),
    ...(await logoFaults()),
  ]
  const faulty = new Set(all.map(({ file }) => file))
  const found = all.filter(({ cause }) => cause === undefined || !faulty.has(cause))
  const hidden = new Map(
    table
      .flatMap((row) => ('folder' in row ? pageFiles(row.folder) : []))
      .flatMap(({ file, hidden }) => (hidden ? [[file, hidden] as const] : [])),
  )
  return {
    faults: found.filter(({ file }) => !hidden.has(file)),
    warnings: [
      ...found
        .filter(({ file }) => hidden.has(file))
        .map((fault) => ({ ...fault, message: `${fault.message} (before this page is published)` })),
      ...contentWarnings(documents),
    ],
  }
}

/**
 * Returns faults of pictures that cannot be read, have no renditions or no description, and of descriptions without a
 * picture. Pictures in the text of an article have their alternative text there.
 */
async function pictureFaults(documents: Loaded[], inText: string[]): Promise<Fault[]> {
  const { originals, faults } = listOriginals()
  const missing = new Set(originals.map(({ id }) => id))
  const uploads = uploadedPictures()
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
    if (inText.includes(id) || uploads.has(id)) continue
    const [folder, name] = id.split('/')
    const message = `no alt text for the picture "${id}": add the line  ${name}: { alt: "What is seen" }`
    const file = `${originalsDir}/${folder}.yaml`
    undescribed.push({ file, line: 1, path: '', message, ...(broken.has(file) && { cause: file }) })
  }
  return [...faults, ...undescribed, ...(await renditionFaults(originals))]
}

if (import.meta.main) {
  const { faults, warnings } = await checkContent()
  for (const warning of warnings) console.log(`warning: ${faultLine(warning)}`)
  for (const fault of faults) console.error(faultLine(fault))
  const { length } = await contentFiles()
  const count = (number: number, what: string) => `${number || 'no'} ${what}${number === 1 ? '' : 's'}`
  console.log(`${length} documents, ${count(faults.length, 'fault')}, ${count(warnings.length, 'warning')}`)
  if (faults.length > 0) process.exitCode = 1
}
