import { Fragment, useId } from 'react'
import type { DocumentFault, Left, StudioDocument } from '#shared/studio/documents.ts'
import { fieldTitle } from '#shared/studio/field-title.ts'
import { leftSentence } from '#shared/studio/unwritten.ts'
import { valueAt } from '#shared/studio/values-at.ts'
import { isEmpty } from '#shared/values.ts'
import { Fold } from '../ui/fold.tsx'
import { Notice } from '../ui/notice.tsx'
import type { DocumentPart } from './document-parts.ts'
import { focusField } from './focus-field.ts'
import { sentence } from './form-context.tsx'
import css from './left-list.module.css'
import { usePictureTitles } from './picture-names.ts'

/** Path that stands for the list of faults instead of a field. */
export const FAULTS = '*'

/** More fields than this are folded, so that they do not push the form off the screen. */
const MANY = 14

type Props = {
  /** In the order of the form. */
  faults: readonly DocumentFault[]
  unwritten: ReadonlySet<string>
  document: StudioDocument
  left: Left
  parts: readonly DocumentPart[]
}

/** Lists what prevents the document from being published: faulty fields with the reason, empty fields by name. */
export function LeftList({ faults, unwritten, document, left, parts }: Props) {
  const titleOf = usePictureTitles(document)
  // The values that were checked: paths and names of entries refer to them.
  const checked = document.draft?.values ?? document.values
  const named = faults.map(({ path, message }): Named => {
    const titles = (titleOf(path) ?? (path ? fieldTitle(document.form, path, checked.fields) : '')).split(' › ')
    return {
      path,
      group: [partOf(parts, document, path), ...titles.slice(0, -1)].filter(Boolean).join(' › '),
      title: TITLES[path] ?? (titles.at(-1) || 'The whole document'),
      // An empty field needs no message beside its name.
      message: isEmpty(valueAt(checked, path)) && unwritten.has(path) ? '' : sentence(message),
    }
  })
  const toMend = named.filter(({ path }) => !unwritten.has(path))
  const toWrite = named.filter(({ path }) => unwritten.has(path))
  const words = `${leftSentence(left)} before this can be published`
  // Title of the part with the fields that have no group.
  const rest = parts.find(({ kind }) => kind === 'fields')?.title ?? document.title
  const isLong = toMend.length === 0 && toWrite.length > MANY
  return (
    <section aria-label="What is left to do" data-path={FAULTS}>
      <Notice {...(left.toMend > 0 ? { kind: 'problem' as const } : { icon: 'pencil' as const })}>
        {isLong ? (
          <PartsToWrite fields={toWrite} parts={parts} />
        ) : (
          <>
            <p className={css.words}>{words}</p>
            {toMend.length > 0 && <ToMend fields={toMend} />}
            {toWrite.length > 0 && <ToWrite fields={toWrite} rest={rest} />}
          </>
        )}
      </Notice>
    </section>
  )
}

/** For a long document: the number of fields to write in each part. */
function PartsToWrite({ fields, parts }: { fields: readonly Named[]; parts: readonly DocumentPart[] }) {
  const own = parts
    .map((part) => ({ title: part.title, fields: fields.filter(({ path }) => isIn(part, path)) }))
    .filter((part) => part.fields.length > 0)
  const summary = `${own.length === 1 ? '1 part' : `${own.length} parts`} with ${fields.length} fields are left to write before this can be published`
  return (
    <Fold summary={summary}>
      <ul className={css.parts}>
        {own.map(({ title, fields: [first, ...others] }) => (
          <li key={title}>
            <FieldLink path={first?.path ?? FAULTS}>{title}</FieldLink> <span>{others.length + 1} to write</span>
          </li>
        ))}
      </ul>
    </Fold>
  )
}

function isIn(part: DocumentPart, path: string): boolean {
  if (part.kind === 'whole') return true
  return part.kind === 'field' ? part.named.name === nameIn(path) : fieldNames(part).includes(nameIn(path))
}

/** Titles of paths that are not fields of the form. */
const TITLES: Record<string, string> = { body: 'Text', draft: 'On the site' }

type Named = { path: string; group: string; title: string; message: string }

function ToMend({ fields }: { fields: readonly Named[] }) {
  return (
    <ul className={css.mend}>
      {fields.map(({ path, group, title, message }) => {
        const name = [group, title].filter(Boolean).join(' › ')
        return (
          <li key={`${path} ${message}`}>
            {path ? <FieldLink path={path}>{name}</FieldLink> : <strong>{name}</strong>} <span>{message}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** Fields to write, one line per part. */
function ToWrite({ fields, rest }: { fields: readonly Named[]; rest: string }) {
  const id = useId()
  const groups = [...Map.groupBy(fields, ({ group }) => group)]
  return (
    <dl className={css.write}>
      {groups.map(([group, own], at) => (
        <Fragment key={group}>
          <dt id={`${id}-${at}`}>{group || rest}</dt>
          <dd>
            {own.map(({ path, title, message }) => (
              <span key={`${path} ${message}`}>
                <FieldLink path={path} describedBy={`${id}-${at}`}>
                  {title}
                </FieldLink>
                {message && ` ${message}`}
              </span>
            ))}
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}

type LinkProps = { path: string; describedBy?: string; children: string }

const FieldLink = ({ path, describedBy, children }: LinkProps) => (
  <button type="button" className={css.link} aria-describedby={describedBy} onClick={() => focusField(path)}>
    {children}
  </button>
)

/**
 * Returns the title of an article's part; without it, nobody would know which description or picture is meant. Empty
 * for other documents.
 */
function partOf(parts: readonly DocumentPart[], document: StudioDocument, path: string): string {
  const part = parts.find((each) => fieldNames(each).includes(nameIn(path)))
  return document.values.body !== undefined && part?.kind === 'fields' ? part.title : ''
}

const nameIn = (path: string) => /^[^.[]*/.exec(path)?.[0] ?? ''

/** Sorts the faults of an article in the order of its form, which differs from that of its file. */
export function inOrder(
  parts: readonly DocumentPart[],
  document: StudioDocument,
  faults: DocumentFault[],
): DocumentFault[] {
  if (document.values.body === undefined) return faults
  const names = parts.flatMap(fieldNames)
  return faults.toSorted((a, b) => names.indexOf(nameIn(a.path)) - names.indexOf(nameIn(b.path)))
}

const fieldNames = (part: DocumentPart): string[] =>
  part.kind === 'fields' ? [...part.fields.map(({ name }) => name), ...(part.hasBody ? ['body'] : [])] : []
