import { z } from 'zod'
import { readData } from './read-source.ts'

const office = z.object({ city: z.string(), timeZone: z.string() })
const firstOffice = z.object({ offices: z.tuple([office], z.unknown()) })

/**
 * Environment variable that replaces today's date, to build the site of a later day: `BUILD_DAY=2026-12-01 npm run
 * build`.
 */
const BUILD_DAY = 'BUILD_DAY'

/** Returns the current day at the first office, such as `2026-12-01`. */
export function today(): string {
  const wanted = process.env[BUILD_DAY]
  if (wanted !== undefined) {
    if (z.iso.date().safeParse(wanted).success) return wanted
    throw new Error(`${BUILD_DAY}=${wanted} is not a day such as 2026-12-01`)
  }
  return dayAt(new Date())
}

/** Returns the first office, whose midnight begins a day. */
export const clock = (): z.infer<typeof office> =>
  firstOffice.safeParse(readData('content/site.yaml')).data?.offices[0] ?? { city: '', timeZone: 'UTC' }

/** Returns the day of a moment at the first office. */
export function dayAt(moment: Date): string {
  try {
    return moment.toLocaleDateString('sv-SE', { timeZone: clock().timeZone })
  } catch {
    return moment.toISOString().slice(0, 10)
  }
}
