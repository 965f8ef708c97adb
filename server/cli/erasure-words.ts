import { pluralize } from './terminal.ts'

/** Messages of an erasure that differ between the command line and the studio. */
export type ErasureWords = {
  none: (whom: string) => string
  erased: (count: number) => string
  /** Line for a lead of somebody else that mentions an erased person. */
  mention: (id: number, email: string) => string
  moreMentions: (count: number, email: string) => string
  account: (email: string) => string
  proven: (size: string) => string
  again: string
  notProvable: string
}

const NOT_PROVABLE =
  'any more, and PostgreSQL may reuse their space. That does not prove their bytes gone: they can stay in pages on the ' +
  'disk, in archived write-ahead logs, on standby servers and in backups until these are overwritten or deleted.'

export const COMMAND_WORDS: ErasureWords = {
  none: (whom) => `There are no leads ${whom}`,
  erased: (count) => `${pluralize(count, 'lead')} erased.`,
  mention: (id, email) =>
    `Lead ${id}, which somebody else sent, mentions ${email}. Read it: npm run leads -- show ${id}`,
  moreMentions: (count, email) => `… and ${count} more: npm run leads -- list --search ${email}`,
  account: (email) => `${email} is also in the address of a studio account: npm run studio -- list`,
  proven: (size) => `Read all ${size} of the database: every byte that belongs to no lead is zero.`,
  again: 'Run the same command again later: it finishes the erasure.',
  notProvable: `No lead mentions them ${NOT_PROVABLE}`,
}

export const STUDIO_WORDS: ErasureWords = {
  none: (whom) => `There are no enquiries ${whom}`,
  erased: (count) => `${pluralize(count, 'enquiry', 'enquiries')} erased.`,
  mention: (id, email) =>
    `Enquiry ${id}, which somebody else sent, mentions ${email}. Read it, and erase it if need be.`,
  moreMentions: (count, email) => `… and ${count} more: search the enquiries for ${email}.`,
  account: (email) => `${email} is also the address of somebody who signs in here.`,
  proven: (size) => `Read all ${size} of the database: every byte that belongs to no enquiry is zero.`,
  again: 'Erase them once more later: that finishes it.',
  notProvable: `No enquiry mentions them ${NOT_PROVABLE}`,
}
