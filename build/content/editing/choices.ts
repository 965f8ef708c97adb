/** Lists the values that reference fields accept, with the names people know. */
import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { CHOICE_KINDS, type Choice, type Choices } from '#shared/studio/documents.ts'
import { COUNT_GROUP } from '#shared/studio/site-values.ts'
import { isRecord } from '#shared/values.ts'
import { contentFiles } from '../load.ts'
import { logoFiles } from '../logo-files.ts'
import { pageFiles, pageList, type Page } from '../page-list.ts'
import { findPicture, listPictures, originalsDir } from '../pictures.ts'
import { servicePages } from '../schemas/fields.ts'
import { SITE_VALUES, siteValueOf } from '../site-values.ts'
import { uploadedLogoOwner } from '../uploads.ts'
import { readValues } from '../writing/write-document.ts'
import type { OpenDraft } from './open-draft.ts'
import { nameDocument } from './document-names.ts'

export async function listChoices(drafts: OpenDraft[] = []): Promise<Choices> {
  const titles = new Map(drafts.map(({ file, values }) => [file, nameDocument(file, values?.fields)]))
  for (const file of await contentFiles()) titles.set(file, titleOf(file))
  const inFolder = (folder: 'articles' | 'cases'): Choice[] =>
    pageFiles(folder).map(({ slug, file }) => ({ value: slug, title: titles.get(file)?.title ?? slug }))
  const pageChoice = ({ path, document, title, hidden }: Page): Choice => {
    const named = document === undefined ? undefined : titles.get(document)
    const isHidden = hidden !== undefined
    return {
      value: path,
      title: named?.title ?? title ?? path,
      group: named?.group ?? 'Other',
      ...(isHidden && { isHidden }),
    }
  }
  const clients = clientNames()
  const described = draftedWords(drafts)
  const choices: Choices = {
    picture: listPictures().map((id) => {
      const found = findPicture(id)
      if (!('base' in found)) return { value: id, title: id }
      const { base, focusX = 50, focusY = 50, widths, webpWidth } = found
      const words = described.get(id)
      const most = Math.max(found.width, webpWidth)
      const size = { width: most, height: Math.round((found.height * most) / found.width) }
      const [width] = widths
      const focus = words?.focus ?? `${focusX}% ${focusY}%`
      return {
        value: id,
        title: words?.alt ?? found.alt,
        focus,
        ...size,
        ...(width && { image: `${base}-${width}.avif` }),
      }
    }),
    page: pageList(true).map(pageChoice),
    service: servicePages(true).map(pageChoice),
    person: people(),
    article: inFolder('articles'),
    case: inFolder('cases'),
    logo: logoFiles().logos.map(({ name }) => ({
      value: name,
      title: clients.get(name) ?? uploadedLogoOwner(name) ?? plain(name.replace(HASH, '')),
    })),
    'site-value': SITE_VALUES.flatMap((value) => {
      const found = siteValueOf(value)
      return found ? { value, title: found.text, ...(found.isCount && { group: COUNT_GROUP }) } : []
    }),
  }
  for (const kind of CHOICE_KINDS) choices[kind].sort((a, b) => a.title.localeCompare(b.title))
  return choices
}

/** Returns the drafted records of pictures by the picture's id, so that fields show the latest alternative texts. */
function draftedWords(drafts: OpenDraft[]): Map<string, { alt: string; focus?: string }> {
  const words = new Map<string, { alt: string; focus?: string }>()
  for (const { file, values } of drafts) {
    if (dirname(file) !== originalsDir || !isRecord(values?.fields)) continue
    for (const [name, record] of Object.entries(values.fields)) {
      const { alt, focus } = isRecord(record) ? record : {}
      if (typeof alt !== 'string' || alt === '') continue
      words.set(`${basename(file, '.yaml')}/${name}`, { alt, ...(typeof focus === 'string' && { focus }) })
    }
  }
  return words
}

/** Matches the hash at the end of an uploaded file's name. */
const HASH = /-[0-9a-f]{12}$/

const plain = (name: string) => name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())

function titleOf(file: string) {
  try {
    return nameDocument(file, readValues(readFileSync(file, 'utf8')).fields)
  } catch {
    return nameDocument(file, null)
  }
}

/** Returns the names of the clients in content/clients.yaml, by their logos. */
function clientNames(): Map<string, string> {
  const { fields } = readValues(readFileSync('content/clients.yaml', 'utf8'))
  const all = isRecord(fields) && Array.isArray(fields['clients']) ? fields['clients'] : []
  return new Map(
    all
      .filter(isRecord)
      .flatMap(({ logo, name }) =>
        typeof logo === 'string' && typeof name === 'string' && name ? [[logo, name] as const] : [],
      ),
  )
}

/** Returns the people of content/team.yaml, even when the file has other faults. */
function people(): Choice[] {
  const { fields } = readValues(readFileSync('content/team.yaml', 'utf8'))
  const groups = isRecord(fields) && Array.isArray(fields['groups']) ? fields['groups'] : []
  return groups.flatMap((group: unknown) => {
    const members = isRecord(group) && Array.isArray(group['members']) ? group['members'] : []
    return members.filter(isRecord).map(({ id, name }) => ({ value: String(id), title: String(name) }))
  })
}
