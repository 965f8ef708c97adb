import type { AuditEntry } from '#shared/studio/accounts.ts'
import { COLLECTION_NAMES, collectionSchema } from '#shared/studio/collections.ts'
import { ACTION_WORDS, SETTING_WORDS } from '#shared/studio/log.ts'
import { ROLE_LABELS, roleSchema } from '#shared/studio/roles.ts'
import { nameOfSlug, pageName } from '../desk/page-name.ts'
import type { IconName } from '../ui/icon.tsx'
import { documentUrl } from '../words/document-url.ts'

/** One line of the log: who did what to what. `to` is the path of a screen that shows the subject, or null. */
export type LogLine = { who: string; did: string; what: string; to: string | null; icon: IconName }

/** Titles of existing documents by file, for entries in which an older server stored no title. */
export type Titles = ReadonlyMap<string, string>

/** Existing pages by path, each with its title and its document. */
export type Pages = ReadonlyMap<string, { title: string; file: string | null }>

/** Names of pictures and documents, by picture or slug. */
export type Names = ReadonlyMap<string, string>

type Entry = Pick<AuditEntry, 'who' | 'action' | 'target'>

/** Older servers logged “version 0” for the site before its first publication. */
const BEFORE_FIRST = /^version 0, as /

export function logLine({ who, action, target }: Entry, titles: Titles, pages: Pages, names: Names): LogLine {
  const words = Object.entries(ACTION_WORDS).find(([known]) => known === action)?.[1] ?? action
  const did = action === 'page made' ? `${words} ${kindOf(target)}:` : words
  return { who: who ?? 'The server', did, icon: iconOf(action), ...whatOf(action, target, titles, pages, names) }
}

/** Icons by a word of the action; the first match is used. */
const ICONS: readonly (readonly [string, IconName])[] = [
  ['page made', 'plus'],
  ['preview link', 'link'],
  ['removal', 'bin'],
  ['discarded', 'undo'],
  ['draft', 'pencil'],
  ['address', 'pencil'],
  ['picture', 'picture'],
  ['publish', 'arrow-up-right'],
  ['version', 'clock'],
  ['account', 'people'],
  ['role', 'people'],
  ['passkey', 'key'],
  ['link made', 'key'],
  ['signed', 'person'],
  ['session', 'person'],
  ['settings', 'settings'],
  ['export', 'download'],
  ['erased', 'shield'],
]

const iconOf = (action: string): IconName => ICONS.find(([word]) => action.includes(word))?.[1] ?? 'inbox'

/** `content/articles/a.mdx` → `article` */
function kindOf(file: string): string {
  const collection = collectionSchema.safeParse(file.split('/')[1]).data
  return collection ? COLLECTION_NAMES[collection] : 'page'
}

/** A file, path or picture with the title it had at that time. */
const NAMED = /^(\S+): (.+)$/

/** A publication with the titles of its documents, which older servers did not log. */
const PUBLISHED = /^(version \d+): (.+)$/
const BROUGHT_BACK = /^(.+?), as (version \d+): (.+)$/

function whatOf(
  action: string,
  target: string,
  titles: Titles,
  pages: Pages,
  names: Names,
): Pick<LogLine, 'what' | 'to'> {
  const plain = (what: string) => ({ what, to: null })
  const [, subject = target, given] = NAMED.exec(target) ?? []
  switch (action) {
    case 'page made':
    case 'address changed':
    case 'draft begun':
    case 'removal begun':
    case 'draft discarded': {
      const title = titles.get(subject)
      return {
        what: given ?? title ?? nameOfFile(subject, names),
        to: title === undefined ? null : documentUrl(subject),
      }
    }
    case 'picture uploaded':
    case 'picture removed':
      return { what: shorten(given ?? names.get(subject) ?? nameOfFile(subject, names)), to: '/words/pictures' }
    case 'preview link made':
    case 'preview link ended': {
      const page = pages.get(subject)
      if (!page) return plain(given ?? names.get(lastOf(subject)) ?? pageName(subject))
      const to = page.file === null ? '/words/pages' : documentUrl(page.file, undefined, subject)
      return { what: given ?? page.title, to }
    }
    case 'settings changed':
      return plain(SETTING_WORDS[target] ?? target)
    case 'account invited':
    case 'role changed':
      return plain(withRole(target))
    case 'published':
      return { what: target.replace(PUBLISHED, '$2 ($1)'), to: '/words/versions' }
    case 'publishing failed':
    case 'publishing stopped':
      return { what: target, to: '/words/versions' }
    case 'version brought back':
      return {
        what: target
          .replace(BROUGHT_BACK, '$3 as with $1 ($2)')
          .replace('as with the site as it was before', 'as before')
          .replace(BEFORE_FIRST, 'the site as it was before version 1, as '),
        to: '/words/versions',
      }
    default: {
      const [, id] = /^enquiry (\d+)$/.exec(target) ?? []
      return {
        what: target.replace(/^1 enquiries/, '1 enquiry'),
        to: id === undefined ? null : `/leads/${id}?view=all`,
      }
    }
  }
}

/** Suffix of the names of uploaded files. */
const HASH = /-[0-9a-f]{12}$/

/** Maximum length that the server allows for the name before the hash; longer ones are cut, possibly inside a word. */
const MAX_SLUG_LENGTH = 40
const MAX_LENGTH = 60

const lastOf = (path: string) => path.split('/').findLast(Boolean) ?? path

/** Returns a name for a file without a known title: `content/articles/six-pillars.mdx` → `Six pillars`. */
function nameOfFile(file: string, names: Names): string {
  const slug = lastOf(file).replace(/\.\w+$/, '')
  const name = slug.replace(HASH, '')
  const isCut = name !== slug && name.length >= MAX_SLUG_LENGTH
  return names.get(name) ?? (isCut ? `${nameOfSlug(name.replace(/-[^-]*$/, ''))}…` : nameOfSlug(name))
}

/** Cuts a text after MAX_LENGTH characters, at the end of a word. */
const shorten = (words: string) =>
  words.length <= MAX_LENGTH ? words : `${words.slice(0, MAX_LENGTH).replace(/[\s,;:.]*\s\S*$/, '')}…`

/** `asha@example.com (sales)` → `asha@example.com (Sales)` */
const withRole = (target: string) =>
  target.replace(/\((\w+)\)$/, (whole, name: string) => {
    const role = roleSchema.safeParse(name).data
    return role ? `(${ROLE_LABELS[role]})` : whole
  })
