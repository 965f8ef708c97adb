import { parseArgs } from 'node:util'
import { routeIds } from '../tests/routes.ts'

/** An option with its default and the parser of its text. */
export type Option<Value> = { fallback: string; read: (text: string) => Value }
export type Options<Wanted> = { [Name in keyof Wanted]: Wanted[Name] extends Option<infer Value> ? Value : never }

/** Thrown for an invalid command line; the message has one line. */
export class OptionError extends Error {}

export const wholeNumber = (fallback: number, least: number, most: number): Option<number> => ({
  fallback: String(fallback),
  read(text) {
    const value = Number(text)
    if (/^\d+$/.test(text) && value >= least && value <= most) return value
    throw new OptionError(`“${text}” is not a whole number from ${least} to ${most}`)
  },
})

export const yesNo = (fallback: 'yes' | 'no'): Option<boolean> => ({
  fallback,
  read(text) {
    if (text === 'yes' || text === 'no') return text === 'yes'
    throw new OptionError(`“${text}” is neither yes nor no`)
  },
})

export const folder = (fallback: string): Option<string> => ({
  fallback,
  read(text) {
    if (text.trim()) return text
    throw new OptionError('names no folder')
  },
})

/** Parses `all`, or ids and paths separated by commas: `home,/about-us,blogs/*`. */
export const routeList: Option<string[]> = {
  fallback: 'all',
  read(text) {
    if (text === 'all') return [...routeIds]
    const wanted = text.split(',').flatMap((name) => {
      const id = name.trim().replace(/^#/, '')
      if (id.endsWith('/*')) {
        const found = routeIds.filter((known) => known.startsWith(id.replace(/^\//, '').slice(0, -1)))
        if (found.length > 0) return found
      }
      const known = id === '/' ? 'home' : routeIds.find((route) => route === id.replace(/^\/|\/$/g, ''))
      if (known) return [known]
      throw new OptionError(`“${name.trim()}” is no route. Routes: ${routeIds.join(', ')}`)
    })
    return [...new Set(wanted)]
  },
}

/** Reads `--name value` for each option. Throws an OptionError for anything else. */
export function readOptions<Wanted extends Record<string, Option<unknown>>>(
  args: readonly string[],
  wanted: Wanted,
): Options<Wanted> {
  let values: Record<string, unknown>
  try {
    ;({ values } = parseArgs({
      args: [...args],
      options: Object.fromEntries(Object.keys(wanted).map((name) => [name, { type: 'string' as const }])),
    }))
  } catch (error) {
    const [line] = (error instanceof Error ? error.message : String(error)).split('. ')
    throw new OptionError(
      `${line}. Options: ${Object.keys(wanted)
        .map((name) => `--${name}`)
        .join(', ')}`,
    )
  }
  const read = Object.entries(wanted).map(([name, option]) => {
    try {
      return [name, option.read(String(values[name] ?? option.fallback))]
    } catch (error) {
      throw error instanceof OptionError ? new OptionError(`--${name}: ${error.message}`) : error
    }
  })
  return Object.fromEntries(read) as Options<Wanted>
}

/** Reads the options of a command; prints an error and exits with 2 when they are invalid. */
export function commandOptions<Wanted extends Record<string, Option<unknown>>>(wanted: Wanted): Options<Wanted> {
  try {
    return readOptions(process.argv.slice(2), wanted)
  } catch (error) {
    if (!(error instanceof OptionError)) throw error
    console.error(error.message)
    process.exit(2)
  }
}
