import { readFile } from 'node:fs/promises'

/** Licences that require at most attribution and the licence text, which /licences.txt and the packages provide. */
const ALLOWED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'ISC', 'MIT', 'MIT-0']

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
}
export type Lock = { lockfileVersion: number; packages: Record<string, LockedPackage> }
export type Licensed = { name: string; version: string; license: string }

export const readLock = async (): Promise<Lock> => JSON.parse(await readFile('package-lock.json', 'utf8'))

/** Returns the packages that `npm ci --omit=dev --omit=optional` installs. */
export const serverPackages = ({ packages }: Lock): Licensed[] =>
  Object.entries(packages)
    .filter(([path, entry]) => path !== '' && !entry.dev && !entry.optional && !entry.devOptional)
    .map(([path, { version, license = 'none stated' }]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      version,
      license,
    }))

/** Throws with a line for each package whose licence is not listed. */
export function refuseUnknown(packages: Licensed[]): void {
  const faults = packages
    .filter(({ license }) => !ALLOWED.includes(license))
    .map(({ name, version, license }) => `${name} ${version}: ${license}`)
  if (faults.length === 0) return
  throw new Error(`Licences that nobody has agreed to (build/licences.ts, ALLOWED):\n  ${faults.join('\n  ')}`)
}
