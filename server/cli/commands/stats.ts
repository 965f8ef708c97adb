import { statSync } from 'node:fs'
import { isDue } from '../../backup/schedule.ts'
import { localDay } from '../../local-day.ts'
import type { Command, LeadContext } from '../command.ts'
import { isErasurePending } from '../../leads/erasure-marker.ts'
import type { Backlog } from '../../leads/lead-admin.ts'
import { formatTable } from '../table.ts'
import { formatBytes, formatTime, pluralize, print, printLines } from '../terminal.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const CHART_DAYS = 14
const BAR_COLUMNS = 40
const DEFAULT_COLUMNS = 120

export const stats: Command = {
  usage: 'stats [--json]',
  summary: 'how many, what waits to be sent on, and why',
  details:
    'Ends with code 1 when something needs you: a dead letter, one that has waited for over an\nhour, an erasure that was not finished, or no backup in BACKUP_DIR since yesterday.\n',
  options: ['json'],
  opens: 'database',
  async run(context: LeadContext) {
    const { admin, file, values, now } = context
    const totals = await admin.totals()
    const counts = await admin.deliveryCounts()
    const backlog = await admin.backlog()
    const days = await countDays(context)
    const databaseBytes = file ? statSync(file).size : null
    const problems = findProblems(context, backlog)
    if (values.json) {
      print(JSON.stringify({ ...totals, databaseBytes, deliveries: counts, backlog, days, problems }))
      return problems.length ? 1 : 0
    }
    const size = databaseBytes === null ? '' : `, database ${formatBytes(databaseBytes)}`
    print(`${pluralize(totals.leads, 'lead')}${totals.held ? `, ${totals.held} held` : ''}${size}`)
    const { oldest, newest } = totals
    if (oldest !== null && newest !== null) print(`First ${formatTime(oldest)}, latest ${formatTime(newest)}`)
    for (const { channel, state, count } of counts) print(`${channel}: ${count} ${state}`)
    const width = process.stdout.columns || DEFAULT_COLUMNS
    if (backlog.length) {
      print('')
      const header = ['Channel', 'State', 'Leads', 'Since', 'Attempts', 'Next', 'Reason']
      await printLines(
        formatTable(
          header,
          backlog.map((entry) => backlogRow(entry, now)),
          { width, right: [2, 4] },
        ),
      )
    }
    if (totals.leads) {
      print('')
      const most = Math.max(1, ...days.map((day) => day.count))
      const rows = days.map(({ day, count }) => [
        day,
        String(count),
        '█'.repeat(Math.ceil((count / most) * BAR_COLUMNS)),
      ])
      await printLines(formatTable(['Day', 'Leads', ''], rows, { width: 80, right: [1] }))
    }
    if (problems.length) print(`\n${problems.join('\n')}`)
    return problems.length ? 1 : 0
  },
}

function backlogRow({ channel, state, leads, since, maxAttempts, nextAt, reason }: Backlog, now: number) {
  const next = state === 'dead' ? 'never' : nextAt <= now ? 'now' : formatTime(nextAt)
  return [channel, state, String(leads), formatTime(since), String(maxAttempts), next, reason ?? 'not tried yet']
}

/** Lists the problems that an operator has to act on, each with the remedy. */
function findProblems({ file, now, settings }: LeadContext, backlog: Backlog[]) {
  const problems: string[] = []
  const dead = sum(backlog.filter(({ state }) => state === 'dead'))
  const waiting = backlog.filter(({ state }) => state === 'waiting')
  const failing = sum(waiting.filter(({ waitedMs }) => waitedMs >= HOUR_MS))
  const unsent = sum(waiting.filter(({ nextAt, waitedMs }) => waitedMs < HOUR_MS && nextAt < now - HOUR_MS))
  if (dead) problems.push(`${pluralize(dead, 'dead letter')}: mend the reason, then npm run leads -- resend`)
  if (failing) problems.push(`${pluralize(failing, 'delivery', 'deliveries')} failing for over an hour.`)
  if (unsent) problems.push(`${pluralize(unsent, 'delivery', 'deliveries')} due for over an hour: does the server run?`)
  if (isErasurePending(file)) problems.push('An erasure was not finished: run erase or purge again.')
  if (settings.backupDir && isDue(settings.backupDir, now - DAY_MS)) {
    problems.push(`No backup in ${settings.backupDir} since yesterday: the server's log says why.`)
  }
  return problems
}

function sum(entries: Backlog[]) {
  return entries.reduce((total, { leads }) => total + leads, 0)
}

async function countDays({ admin, now }: LeadContext) {
  const days: { day: string; count: number }[] = []
  const today = new Date(now)
  const midnight = (ago: number) => new Date(today.getFullYear(), today.getMonth(), today.getDate() - ago).getTime()
  for (let ago = 0; ago < CHART_DAYS; ago++) {
    const count = await admin.count({ since: midnight(ago), before: midnight(ago - 1) })
    days.push({ day: localDay(new Date(midnight(ago))), count })
  }
  return days
}
