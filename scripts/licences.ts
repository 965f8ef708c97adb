/**
 * npm run licences: writes docs/licences.md, what runs on the server and what is sent to browsers, with its licences.
 * A licence that is not on the list stops it; `npm run check` notices when the page is out of date.
 */
import { readFile, writeFile } from 'node:fs/promises'

export const PAGE = 'docs/licences.md'

/** Ask for naming and the licence text at most, which /licences.txt and the packages themselves give. */
const ALLOWED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'ISC', 'MIT', 'MIT-0']

/** What the bundle is made from, with everything these bring along. The build refuses others. */
const BROWSER_ROOTS = ['embla-carousel', 'react', 'react-dom', 'valibot', 'web-vitals']

export type LockedPackage = {
  version: string
  license?: string
  resolved?: string
  integrity?: string
  link?: boolean
  inBundle?: boolean
  dev?: boolean
  optional?: boolean
  devOptional?: boolean
  hasInstallScript?: boolean
  dependencies?: Record<string, string>
}
export type Lock = { lockfileVersion: number; packages: Record<string, LockedPackage> }
export type Licensed = { name: string; version: string; license: string }

export const readLock = async (): Promise<Lock> => JSON.parse(await readFile('package-lock.json', 'utf8')) as Lock

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
const licensed = (path: string, { version, license }: LockedPackage): Licensed => ({
  name: nameOf(path),
  version,
  license: license ?? 'none stated',
})

/** What `npm ci --omit=dev --omit=optional` installs. */
export function serverPackages({ packages }: Lock): Licensed[] {
  return Object.entries(packages)
    .filter(([path, entry]) => path !== '' && !entry.dev && !entry.optional && !entry.devOptional)
    .map(([path, entry]) => licensed(path, entry))
}

/** The bundle's roots and all they depend on. */
export function browserPackages({ packages }: Lock): Licensed[] {
  const found = new Map<string, LockedPackage>()
  const add = (name: string, from: string) => {
    // As Node looks it up: beside the one that asks, then further out.
    for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))) {
      const path = `${place ? `${place}/` : ''}node_modules/${name}`
      const entry = packages[path]
      if (entry) {
        if (found.has(path)) return
        found.set(path, entry)
        for (const dependency of Object.keys(entry.dependencies ?? {})) add(dependency, path)
        return
      }
      if (!place) throw new Error(`package-lock.json has no ${name}, which the bundle needs.`)
    }
  }
  for (const root of BROWSER_ROOTS) add(root, '')
  return [...found].map(([path, entry]) => licensed(path, entry)).toSorted((a, b) => a.name.localeCompare(b.name))
}

/** Throws a line for each package whose licence is not on the list. */
export function refuseUnknown(packages: Licensed[]): void {
  const faults = packages
    .filter(({ license }) => !ALLOWED.includes(license))
    .map(({ name, version, license }) => `${name} ${version}: ${license}`)
  if (faults.length === 0) return
  throw new Error(`Licences that nobody has agreed to (scripts/licences.ts, ALLOWED):\n  ${faults.join('\n  ')}`)
}

const table = (packages: Licensed[]) =>
  [
    '| Package | Version | Licence |',
    '| --- | --- | --- |',
    ...packages.map((entry) => `| ${entry.name} | ${entry.version} | ${entry.license} |`),
  ].join('\n')

export function licencePage(lock: Lock): string {
  const browser = browserPackages(lock)
  const server = serverPackages(lock)
  refuseUnknown([...browser, ...server])
  return `# Licences

Written by \`npm run licences\` from the lock file; do not edit. The project itself is under the MIT licence (\`LICENSE\`). Allowed for what is shipped or run in production: ${ALLOWED.join(', ')}. A package under another licence fails \`npm run check\`.

## Sent to browsers

The texts of these licences are part of every built site, at \`/licences.txt\`.

${table(browser)}

| Other work | Used for | Terms |
| --- | --- | --- |
| Bricolage Grotesque, Instrument Sans | the two typefaces, cut to the site's glyphs | SIL Open Font Licence 1.1, texts in \`src/styles/fonts\` |
| Natural Earth 1:50m land | the coast on the contact page's map | public domain |

Film, pictures, logos, maps and patterns are the project's own: [art/LICENCES.md](../art/LICENCES.md).

## On the server

What \`npm ci --omit=dev --omit=optional\` installs: ${server.length} packages, each with its licence in its folder.

${table(server)}

Everything else in the lock file is used to build and test and is neither shipped nor run in production.
`
}

if (import.meta.main) {
  try {
    await writeFile(PAGE, licencePage(await readLock()))
    console.log(`${PAGE} written. Format it: npx oxfmt ${PAGE}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
