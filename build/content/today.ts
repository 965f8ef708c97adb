import { z } from 'zod'
import { readData } from './read-source.ts'

const firstOffice = z.object({ offices: z.tuple([z.object({ timeZone: z.string() })], z.unknown()) })

/** Another day than today's, for a look ahead: `BUILD_DAY=2026-12-01 npm run build`. */
const BUILD_DAY = 'BUILD_DAY'

/** Today at the first office, as `2026-12-01`. */
export function today(): string {
  const wanted = process.env[BUILD_DAY]
  if (wanted !== undefined) {
    if (z.iso.date().safeParse(wanted).success) return wanted
    throw new Error(`${BUILD_DAY}=${wanted} is not a day such as 2026-12-01`)
  }
  return dayAt(new Date())
}

/** The day of a moment at the first office. */
export function dayAt(moment: Date): string {
  const [office] = firstOffice.safeParse(readData('content/site.yaml')).data?.offices ?? []
  try {
    return moment.toLocaleDateString('sv-SE', { timeZone: office?.timeZone ?? 'UTC' })
  } catch {
    return moment.toISOString().slice(0, 10)
  }
}
