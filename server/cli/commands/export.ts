import { resolve } from 'node:path'
import { localDay } from '../../local-day.ts'
import { parseDay } from '../arguments.ts'
import type { Command, LeadContext } from '../command.ts'
import { exportLeads } from '../../leads/export.ts'
import type { Filter } from '../../leads/lead-filter.ts'
import { checkTarget, replaceFile } from '../../replace-file.ts'
import { pluralize, print, UsageError, withProgress } from '../terminal.ts'

export const exportCommand: Command = {
  usage: 'export --format csv|xlsx|json [--out FILE]',
  summary: 'all leads as a file, with stage and notes',
  details:
    '  --out FILE   default: leads-DATE.csv, .xlsx or .json here\n' +
    '  --since DAY  only from this day on: 2026-01-31, today or yesterday\n' +
    '  --force      replace an existing file, which stays until the new one is complete\n',
  options: ['format', 'out', 'since', 'force'],
  opens: 'database',
  async run({ admin, values, file: database, now }: LeadContext) {
    const { format } = values
    if (format !== 'csv' && format !== 'xlsx' && format !== 'json') {
      throw new UsageError('Say which: --format csv, --format xlsx or --format json.')
    }
    if (values.out === '') throw new UsageError('--out is empty.')
    const filter: Filter = {}
    if (values.since !== undefined) filter.since = parseDay(values.since, '--since', now)
    const file = resolve(values.out ?? `leads-${localDay(new Date(now))}.${format}`)
    const target = { force: values.force ?? false, database }
    checkTarget(file, target)
    const total = await admin.count(filter)
    const leads = await replaceFile(file, target, (temporary) =>
      exportLeads(withProgress(admin.find(filter), total, 'Exporting'), format, temporary),
    )
    print(`${pluralize(leads, 'lead')} written to ${file}`)
    return 0
  },
}
