import { Fragment } from 'react'
import type { DocumentValues, StudioDocument } from '#shared/studio/documents.ts'
import { isRecord } from '#shared/values.ts'
import { ArticleField } from './article-field.tsx'
import { partsOf } from './document-parts.ts'
import type { DocumentPart } from './document-parts.ts'
import css from './document-form.module.css'
import { EntryMarks, leftAt } from './entry-card.tsx'
import { isWithin, useForm } from './form-context.tsx'
import { Fields, FormFieldView } from './form-field.tsx'
import { Button } from '../ui/button.tsx'
import { PictureList } from './picture-list.tsx'
import { pictureFolder } from './picture-names.ts'
import { useToday } from './use-today.ts'

/** With fewer parts than this, all are open at first. */
const MANY_PARTS = 4

type Props = { document: StudioDocument; values: DocumentValues }

/** The form of a document, part by part; wide windows show a list of the parts beside it. */
export function DocumentForm({ document, values }: Props) {
  const { today } = useToday(document.page)
  const parts = partsOf({ ...document, values }, today)
  const areOpen = parts.length < MANY_PARTS
  const isText = values.body !== undefined
  if (pictureFolder(document) !== null) return <PictureList document={document} fields={values.fields} />
  return (
    <div className={css.columns}>
      {!areOpen && <PartList parts={parts} />}
      <div className={css.parts}>
        {!areOpen && !isText && <Folding />}
        {parts.map((part, at) => (
          <Fragment key={part.key}>
            <Part part={part} isOpen={areOpen || at === 0} {...{ document, values }} />
            {/* The text of an article comes before everything else. */}
            {at === 0 && isText && <Folding />}
          </Fragment>
        ))}
      </div>
    </div>
  )
}

const partId = (part: DocumentPart) => `part-${part.key}`

function openPart(part: DocumentPart) {
  const element = globalThis.document.getElementById(partId(part))
  if (!(element instanceof HTMLDetailsElement)) return
  element.open = true
  element.querySelector('summary')?.focus({ preventScroll: true })
  element.scrollIntoView({ block: 'start' })
}

function PartList({ parts }: { parts: DocumentPart[] }) {
  return (
    <nav aria-label="Parts of this document" className={css.nav}>
      <ul>
        {parts.map((part) => (
          <li key={part.key}>
            <button type="button" className={css.navItem} onClick={() => openPart(part)}>
              {part.title}
              <PartMarks part={part} />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Folding() {
  const all = (isOpen: boolean) => {
    for (const part of globalThis.document.querySelectorAll<HTMLDetailsElement>('details[data-part]')) {
      part.open = isOpen
    }
  }
  return (
    <div className={css.folding}>
      <Button size="small" variant="plain" onClick={() => all(true)}>
        Open all parts
      </Button>
      <Button size="small" variant="plain" onClick={() => all(false)}>
        Close all
      </Button>
    </div>
  )
}

/** Returns the field paths in a part. */
function pathsOf(part: Exclude<DocumentPart, { kind: 'whole' }>): string[] {
  if (part.kind === 'field') return [part.named.name]
  return [...part.fields.map(({ name }) => name), ...(part.hasBody ? ['body'] : [])]
}

function PartMarks({ part }: { part: DocumentPart }) {
  const { faults, unwritten, changed } = useForm()
  if (part.kind === 'whole') return null
  const paths = pathsOf(part)
  const isChanged = [...changed].some((each) => paths.some((path) => isWithin(each, path)))
  return <EntryMarks left={leftAt(paths, faults, unwritten)} isChanged={isChanged} />
}

function Part({ part, isOpen, document, values }: Props & { part: DocumentPart; isOpen: boolean }) {
  const fields = isRecord(values.fields) ? values.fields : {}
  return (
    <details
      id={partId(part)}
      className={css.part}
      data-part=""
      {...(part.kind === 'field' && { 'data-path': part.named.name })}
      open={isOpen || undefined}
    >
      <summary className={css.summary}>
        <h2>{part.title}</h2>
        <PartMarks part={part} />
      </summary>
      <div className={css.body}>
        {part.help && <p className={css.help}>{part.help}</p>}
        {part.kind === 'fields' && (
          <Fields fields={part.fields} value={fields} path="" hasFlags={part.hasBody || values.body === undefined} />
        )}
        {part.kind === 'fields' && part.hasBody && <ArticleField text={values.body ?? ''} />}
        {part.kind === 'whole' && <FormFieldView field={document.form} value={values.fields} path="" isBare />}
        {part.kind === 'field' && (
          <FormFieldView field={part.named.field} value={fields[part.named.name]} path={part.named.name} isBare />
        )}
      </div>
    </details>
  )
}
