import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

/** Processor time of a process and of the children it has waited for, in ticks. */
export type Usage = { parent: number; ticks: number }
/** `busy`: non-idle ticks of all processors. */
export type Snapshot = { at: number; busy: number; processes: Map<number, Usage> }

const ticksPerSecond = 100

/** Parses a line of /proc/PID/stat; the name in parentheses may itself have parentheses and spaces. */
export function readProcess(line: string): Usage {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at] ?? 0), 0)
  return { parent: Number(fields[1]), ticks }
}

/** Parses the first line of /proc/stat: user, nice, system, idle, iowait, irq, softirq, steal. */
export function readBusy(line: string): number {
  const fields = line.trim().split(/\s+/).slice(1).map(Number)
  return [0, 1, 2, 5, 6, 7].reduce((sum, at) => sum + (fields[at] ?? 0), 0)
}

function readSnapshot(): Snapshot | null {
  const processes = new Map<number, Usage>()
  try {
    const busy = readBusy(readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '')
    for (const name of readdirSync('/proc')) {
      if (!/^\d+$/.test(name)) continue
      try {
        processes.set(Number(name), readProcess(readFileSync(`/proc/${name}/stat`, 'utf8')))
      } catch {
        // The process has ended meanwhile.
      }
    }
    return { at: performance.now(), busy, processes }
  } catch {
    return null
  }
}

/** Returns the ticks of a process and its descendants. */
export function familyTicks(processes: Snapshot['processes'], head: number): number {
  const below = (pid: number): boolean => {
    for (let at = pid; at > 1; at = processes.get(at)?.parent ?? 0) if (at === head) return true
    return false
  }
  return [...processes].reduce((sum, [pid, { ticks }]) => sum + (below(pid) ? ticks : 0), 0)
}

/** Returns the share of all processor time (0 to 1) that was neither idle nor used by `own` and its descendants. */
export function othersShare(before: Snapshot, after: Snapshot, own: number, cores: number): number {
  const available = ((after.at - before.at) / 1_000) * ticksPerSecond * cores
  if (available <= 0) return 0
  const ours = familyTicks(after.processes, own) - familyTicks(before.processes, own)
  return Math.min(1, Math.max(0, (after.busy - before.busy - ours) / available))
}

/**
 * Starts to measure the load of other processes. The returned function returns their share, or null where the system
 * does not report it (no /proc).
 */
export function watchLoad(): () => number | null {
  const before = readSnapshot()
  return () => {
    const after = readSnapshot()
    return before && after ? othersShare(before, after, process.pid, availableParallelism()) : null
  }
}

/** Limits beyond which a run measures the machine and not the site. */
export const disturbance = {
  /** Maximum share of the processor used by other processes. */
  others: 0.1,
  /** Minimum of Lighthouse's benchmark index, relative to the best of the session. */
  benchmark: 0.8,
}

/** Returns why a run does not count, or null. */
export function disturbedBy(
  { others, benchmarkIndex }: { others: number | null; benchmarkIndex?: number },
  bestIndex = 0,
): string | null {
  if (others !== null && others > disturbance.others)
    return `other processes took ${Math.round(others * 100)} % of the processor`
  if (benchmarkIndex !== undefined && benchmarkIndex < bestIndex * disturbance.benchmark)
    return `the processor ran at ${Math.round((benchmarkIndex / bestIndex) * 100)} % of its best`
  return null
}
