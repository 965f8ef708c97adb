import { HOME_COUNTRY, readMobile } from '#shared/mobile.ts'
import { internationalNumber } from '../../leads/international-number.ts'
import { parseSeconds, requireText } from '../arguments.ts'
import type { Command, LeadContext } from '../command.ts'
import { isErasurePending, markErasure } from '../../leads/erasure-marker.ts'
import { proveErasure } from '../erasure.ts'
import { COMMAND_WORDS } from '../erasure-words.ts'
import { knownIds } from '../known-ids.ts'
import type { Filter } from '../../leads/lead-filter.ts'
import { confirm, pluralize, print, progressBar, UsageError } from '../terminal.ts'

const DAY_MS = 86_400_000
/** Maximum number of e-mail addresses that are searched one by one. */
const MAX_EMAILS = 1_000
const WAIT_MS = 60_000

export const erase: Command = {
  usage: 'erase --email ADDRESS | --mobile NUMBER | ID…',
  summary: 'erase a person for good',
  details:
    '  --mobile NUMBER  the WhatsApp number, with +971 or the like unless Indian\n' +
    '  --yes            do not ask\n' +
    '  --wait SECONDS   for another program that reads the database (default 60)\n' +
    'An erasure that was interrupted is finished by the next erase or purge.\n',
  options: ['email', 'mobile', 'yes', 'wait'],
  maxArgs: Infinity,
  opens: 'database',
  async run(context: LeadContext) {
    const { args, values, admin } = context
    const email = requireText(values.email, '--email')
    const mobile = requireText(values.mobile, '--mobile')
    if ([email, mobile, args[0]].filter((given) => given !== undefined).length > 1) {
      throw new UsageError('Give one of --email, --mobile and IDs.')
    }
    if (email !== undefined) return eraseLeads(context, { email }, `from ${email}`)
    if (mobile !== undefined) return eraseLeads(context, { mobile: parseMobile(mobile) }, `from ${mobile}`)
    if (!args.length) throw new UsageError('Say whom: --email ADDRESS, --mobile NUMBER, or IDs.')
    return eraseLeads(context, { ids: await knownIds(admin, args) }, `with ID ${args.join(', ')}`)
  },
}

export const purge: Command = {
  usage: 'purge --older-than 365d',
  summary: 'erase leads older than this many days',
  details: '  --yes           do not ask\n  --wait SECONDS  for another program that reads the database (default 60)\n',
  options: ['older-than', 'yes', 'wait'],
  opens: 'database',
  run(context: LeadContext) {
    const age = context.values['older-than']
    const days = Number(/^(\d{1,6})d?$/.exec(age ?? '')?.[1] ?? 0)
    if (!days) throw new UsageError('Say how old, in days: --older-than 365d')
    return eraseLeads(context, { before: context.now - days * DAY_MS }, `older than ${pluralize(days, 'day')}`)
  },
}

/**
 * Erases leads, proves it, prints each step, and returns the exit code. Asks for confirmation unless `values.yes` is
 * set.
 */
export async function eraseLeads(
  context: LeadContext,
  filter: Filter,
  whom: string,
  words = COMMAND_WORDS,
): Promise<number> {
  const { admin, values, file } = context
  const waitMs = values.wait === undefined ? WAIT_MS : parseSeconds(values.wait, '--wait')
  const count = await admin.count(filter)
  if (!count && !isErasurePending(file)) {
    print(`${words.none(whom)}.`)
    return 0
  }
  if (!count) {
    print(`${words.none(whom)}, but an earlier erasure was not finished.`)
    return proveErasure(context, { emails: [], waitMs, words })
  }
  if (!values.yes && !(await confirm(`Erase ${pluralize(count, 'lead')} ${whom} for good?`))) {
    print('Nothing was erased.')
    return 1
  }
  const emails = (await admin.emails(filter, MAX_EMAILS)) ?? []
  markErasure(file)
  const show = progressBar('Erasing')
  const erased = await admin.erase(filter, (done) => show(done, count))
  show.done()
  print(words.erased(erased))
  // Addresses that other, remaining leads also have are not searched.
  const gone: string[] = []
  for (const email of emails) if (!(await admin.count({ email }))) gone.push(email)
  return proveErasure(context, { emails: gone, waitMs, words })
}

/** Parses a phone number and returns it in its stored form. Throws UsageError. */
export function parseMobile(text: string) {
  const result = readMobile(text, HOME_COUNTRY, internationalNumber)
  if ('value' in result) return result.value
  throw new UsageError(`--mobile "${text}" is not a number: ten digits, or + and the country's code.`)
}
