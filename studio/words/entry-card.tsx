import type { ReactNode, SyntheticEvent } from 'react'
import { isAnyLeft, leftWords } from '#shared/studio/unwritten.ts'
import type { Left } from '#shared/studio/documents.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { countInside, isWithin, useForm } from './form-context.tsx'
import type { FieldProps, FormContext } from './form-context.tsx'
import { entryFace } from './entry-face.ts'
import { filledText } from './filled-text.ts'
import css from './form.module.css'
import { logoUrl, pictureUrl } from './upload-call.ts'

type Props = FieldProps & {
  title: string
  /** What it is known by, behind its title. */
  name?: string
  isOpen?: boolean
  onRemove?: () => void
  tools?: ReactNode
}

/** A record among others: its title and name on a line that opens the fields. */
export function EntryCard({ field, value, path, title, name, isOpen, onRemove, tools }: Props) {
  const { faults, unwritten, changed, choices, FieldView } = useForm()
  const face = entryFace(value, field, choices)
  const isChanged = [...changed].some((each) => isWithin(each, path))
  return (
    <div className={css.card} data-tools={tools ? '' : undefined}>
      <details className={css.entry} data-path={path} open={isOpen || undefined} onToggle={showOpened}>
        <summary className={css.summary}>
          {name && <EntryNumber title={title} />}
          {face.images.length > 0 && (
            <span className={css.faces}>
              {face.images.map((image, at) => (
                <img key={at} className={css.face} src={pictureUrl(image)} alt="" loading="lazy" />
              ))}
            </span>
          )}
          {face.logo && (
            <svg className={css.face} data-logo="" aria-hidden="true">
              <use href={logoUrl(face.logo)} />
            </svg>
          )}
          {face.isMissing && (
            <span className={css.face} data-missing="">
              <Icon name="picture" />
            </span>
          )}
          {/* Where both have no room in a row, the mark stands below the name, in line with it. */}
          <span className={css.summaryText}>
            <span className={css.summaryTitle}>{name ? filledText(name, choices['site-value'] ?? []) : title}</span>
            <EntryMarks left={leftAt([path], faults, unwritten)} isChanged={isChanged} />
          </span>
        </summary>
        <div className={css.entryBody}>
          <FieldView field={{ ...field, optional: false }} value={value} path={path} title={title} isBare />
          {onRemove && (
            <div>
              <Button size="small" variant="danger" onClick={onRemove}>
                Remove<span className="visually-hidden"> {title}</span>
              </Button>
            </div>
          )}
        </div>
      </details>
      {tools}
    </div>
  )
}

/** On a phone, what is opened by a finger begins at the top: otherwise one sees its first field alone. */
function showOpened({ currentTarget: entry, target }: SyntheticEvent<HTMLDetailsElement>) {
  const isOwn = target === entry && entry.open && document.activeElement?.parentElement === entry
  if (isOwn && matchMedia('(max-width: 47.99em)').matches) entry.scrollIntoView({ block: 'start' })
}

/** Of “Person 2” only the number is seen. */
function EntryNumber({ title }: { title: string }) {
  const [, kind = '', number = title] = /^(.* )(\d+)$/.exec(title) ?? []
  return (
    <span className={css.summaryNumber}>
      {kind && <span className="visually-hidden">{kind}</span>}
      {number}
    </span>
  )
}

/** What is left at these fields and inside them. */
export function leftAt(paths: string[], faults: FormContext['faults'], unwritten: ReadonlySet<string>): Left {
  const empty = new Map([...faults].filter(([path]) => unwritten.has(path)))
  const count = (all: FormContext['faults']) => paths.reduce((sum, path) => sum + countInside(all, path), 0)
  const toWrite = count(empty)
  return { toWrite, toMend: count(faults) - toWrite }
}

/** What is to be mended or to be written inside, and whether anything was changed. */
export function EntryMarks({ left, isChanged }: { left: Left; isChanged: boolean }) {
  return (
    <>
      {/* One mark: two do not fit beside a name, and what is left is left of a change. */}
      {isChanged && !isAnyLeft(left) && <span className={css.changed}>Changed</span>}
      {isAnyLeft(left) && (
        <span className={left.toMend > 0 ? css.faults : css.unwritten} data-left={left.toMend > 0 ? 'mend' : 'write'}>
          {leftWords(left)}
        </span>
      )}
    </>
  )
}
