import { statfs } from 'node:fs/promises'
import type { AlertCheck } from './monitor.ts'

const MEGABYTE = 1024 * 1024
/** Enough for some thousand leads and one backup of a small database. */
const MIN_FREE_BYTES = 200 * MEGABYTE
/** Free space must rise this far above the minimum before the alert ends, so that it does not flap. */
const RECOVERY_FACTOR = 1.5

export type DeliveryCounts = {
  waiting: number
  /** Waiting deliveries that have failed for an hour or more. */
  overdue: number
  /** Deliveries that were given up. */
  dead: number
}

/** Reports when leads cannot be stored. `findFault` resolves to the reason, or null. */
export function storageCheck(findFault: () => Promise<string | null>): AlertCheck {
  return {
    name: 'storage',
    fault: 'Leads cannot be stored',
    recovered: 'Leads can be stored again',
    find: findFault,
  }
}

/** Reports deliveries that fail. `count` counts those that have failed for an hour or were given up. */
export function deliveryCheck(count: () => Promise<DeliveryCounts>): AlertCheck {
  return {
    name: 'deliveries',
    fault: 'Leads are not sent on',
    recovered: 'Leads are sent on again',
    async find() {
      const { overdue, dead } = await count()
      if (overdue === 0 && dead === 0) return null
      return `${overdue} failing for an hour or more, ${dead} given up. See: npm run leads -- stats`
    },
  }
}

/** Reports a nearly full disk. `directory` contains the database. */
export function diskCheck(directory: string, readSpace: typeof statfs = statfs): AlertCheck {
  let isFaulty = false
  return {
    name: 'disk',
    fault: 'The disk of the leads is nearly full',
    recovered: 'The disk of the leads has room again',
    async find() {
      const { bavail, bsize } = await readSpace(directory)
      const free = bavail * bsize
      isFaulty = free < MIN_FREE_BYTES * (isFaulty ? RECOVERY_FACTOR : 1)
      return isFaulty ? `${Math.round(free / MEGABYTE)} MB are free in ${directory}` : null
    },
  }
}

/** Reports notices that fail. `count` counts those that have failed for an hour or were given up. */
export function noticeCheck(count: () => Promise<number>): AlertCheck {
  return {
    name: 'notices',
    fault: 'Not everybody is told of enquiries',
    recovered: 'Everybody is told of enquiries again',
    async find() {
      const failing = await count()
      if (failing === 0) return null
      return `${failing} could not be sent for an hour or were given up. See the studio: Settings, Notifications`
    },
  }
}
