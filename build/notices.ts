import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { refuseUnknown } from './licences.ts'

/** Name of the file in which Vite lists bundled packages. */
export const BUNDLED = 'licences.json'

type Bundled = { name: string; version: string; identifier?: string; text?: string }

const FONTS = ['bricolage-grotesque', 'instrument-sans', 'noto-kufi-arabic']

/**
 * Replaces Vite's list by /licences.txt with the licence texts of all bundled packages and fonts. Throws when a package
 * has none.
 */
export async function writeNotices(siteDir: string): Promise<void> {
  const file = join(siteDir, BUNDLED)
  const bundled: Bundled[] = JSON.parse(await readFile(file, 'utf8'))
  await rm(file)
  refuseUnknown(
    bundled.map(({ name, version, identifier }) => ({ name, version, license: identifier ?? 'none stated' })),
  )
  const parts = await Promise.all(
    bundled.map(async (entry) => `${entry.name} ${entry.version} (${entry.identifier})\n\n${await textOf(entry)}`),
  )
  for (const font of FONTS) parts.push((await readFile(`src/styles/fonts/OFL-${font}.txt`, 'utf8')).trim())
  const rule = `\n\n${'-'.repeat(72)}\n\n`
  const head = 'This site contains the following works of others, each under its own licence.'
  await writeFile(join(siteDir, 'licences.txt'), `${[head, ...parts].join(rule)}\n`)
}

/** Returns a package's licence text. Some packages declare MIT in package.json and have no file. */
async function textOf({ name, version, identifier, text }: Bundled): Promise<string> {
  if (text) return text.trim()
  const { author }: { author?: unknown } = JSON.parse(await readFile(`node_modules/${name}/package.json`, 'utf8'))
  if (identifier !== 'MIT' || typeof author !== 'string') {
    throw new Error(`${name} ${version} brings no licence text, which has to travel with it.`)
  }
  // Only the copyright line differs between MIT licences.
  return (await readFile('LICENSE', 'utf8')).trim().replace(/^Copyright.*$/m, `Copyright (c) ${author}`)
}
