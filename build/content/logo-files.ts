import { readdirSync } from 'node:fs'
import { extname } from 'node:path'
import type { Fault } from './fault.ts'

export const logosDir = 'content/logos'

/** Returns the logo files in content/logos by name, and a fault for each file that cannot be a logo. */
export function logoFiles(): { logos: { name: string; file: string }[]; faults: Fault[] } {
  const logos = new Map<string, string>()
  const faults: Fault[] = []
  for (const entry of readdirSync(logosDir)
    // JSON files are records of uploaded logos.
    .filter((name) => !name.startsWith('.') && name !== 'Thumbs.db' && !name.endsWith('.json'))
    .toSorted()) {
    const file = `${logosDir}/${entry}`
    const fault = (message: string) => faults.push({ file, line: 1, path: '', message })
    const ending = extname(entry)
    const name = entry.slice(0, -ending.length || undefined)
    const other = logos.get(name)
    if (!['.svg', '.png'].includes(ending.toLowerCase())) {
      fault(`a ${ending || 'file without an ending'} cannot be a logo: save it as .svg or .png`)
    } else if (!/^[a-z0-9-]+$/.test(name)) {
      fault('a logo is named with small letters, digits and hyphens: rename it')
    } else if (other) fault(`two logos of one name, ${file} and ${other}: remove the one that is no longer wanted`)
    else logos.set(name, file)
  }
  return { logos: [...logos].map(([name, file]) => ({ name, file })), faults }
}
