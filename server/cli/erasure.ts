import { sql } from 'kysely'
import { LEAD_FIELDS } from '#shared/contact.ts'
import type { Database } from '../db/schema.ts'
import type { LeadContext } from './command.ts'
import type { ErasureWords } from './erasure-words.ts'
import { findStudioMentions } from '../studio/mentions.ts'
import { unmarkErasure } from '../leads/erasure-marker.ts'
import { formatBytes, print, progressBar } from './terminal.ts'
import { DatabaseInUseError, zeroUnusedBytes } from './zero-unused-bytes.ts'

const MAX_MENTIONS = 20

/**
 * Checks that nothing of erased leads is left in the database, prints the result, and returns the exit code. `emails`
 * are addresses that must not occur in it any more. `waitMs` is how long another program may delay the check.
 */
export async function proveErasure(
  context: LeadContext,
  { emails, waitMs, words }: { emails: string[]; waitMs: number; words: ErasureWords },
): Promise<number> {
  const { file, database } = context
  const found = file ? await proveInFile(file, { emails, waitMs, words }) : await proveInPostgres(database, emails)
  if (!found) return 1
  let mentions = 0
  for (const email of found) mentions += await printMentions(context, email, words)
  if (!mentions) print(file ? 'No trace is left.' : words.notProvable)
  print('Copies already sent to the spreadsheet, by mail, exported or backed up must be erased there.')
  return mentions ? 1 : 0
}

/** Prints the other leads and the studio's records that mention an address, and returns their number. */
async function printMentions(
  { admin, database, file }: LeadContext,
  email: string,
  words: ErasureWords,
): Promise<number> {
  // An address that is part of a longer one belongs to somebody else.
  const whole = new RegExp(`(?<![\\w.%+-])${email.replace(/[^\w@]/g, '\\$&')}(?![\\w-]|\\.\\w)`, 'iu')
  let containing = 0
  let mentions = 0
  for await (const lead of admin.find({ search: email })) {
    containing += 1
    if (!LEAD_FIELDS.some((field) => whole.test(lead[field]))) continue
    mentions += 1
    if (mentions > MAX_MENTIONS) continue
    print(words.mention(lead.id, email))
  }
  if (mentions > MAX_MENTIONS) print(words.moreMentions(mentions - MAX_MENTIONS, email))
  const inStudio = await findStudioMentions(database, email, words.account)
  for (const line of inStudio) print(line)
  if (file && !containing && !inStudio.length) throw new Error(`${email} is still in ${file}, but in no lead.`)
  return mentions + inStudio.length
}

/** Returns the addresses that are still in the file; null when it could not be cleaned yet. */
async function proveInFile(
  file: string,
  { emails, waitMs, words }: { emails: string[]; waitMs: number; words: ErasureWords },
): Promise<string[] | null> {
  const show = progressBar('Checking')
  const onWait = () => process.stderr.write('Another program reads the database; waiting for it to finish.\n')
  try {
    const { bytes, found } = await zeroUnusedBytes(file, { emails, onProgress: show, onWait, timeoutMs: waitMs })
    show.done()
    unmarkErasure(file)
    print(words.proven(formatBytes(bytes)))
    return found
  } catch (error) {
    show.done()
    if (!(error instanceof DatabaseInUseError)) throw error
    print(`${error.message} Until it has finished, old bytes may still be in the file.`)
    print(words.again)
    return null
  }
}

async function proveInPostgres({ kysely }: Database, emails: string[]): Promise<string[]> {
  await sql`VACUUM leads, deliveries, lead_events, lead_reads, studio_notices`.execute(kysely)
  return emails
}
