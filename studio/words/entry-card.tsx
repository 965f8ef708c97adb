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
  /** Name of the entry, shown after its title. */
  name?: string
  isOpen?: boolean
  onRemove?: () => void
  tools?: ReactNode
}

/** Card of a list entry: a line with its title and name that unfolds the fields. */
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
          {/* Without room for both in a row, the badge moves below the name and aligns with it. */}
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

/** On phones, an entry opened by touch is scrolled to the top; otherwise only its first field would be in view. */
function showOpened({ currentTarget: entry, target }: SyntheticEvent<HTMLDetailsElement>) {
  const isOwn = target === entry && entry.open && document.activeElement?.parentElement === entry
  if (isOwn && matchMedia('(max-width: 47.99em)').matches) entry.scrollIntoView({ block: 'start' })
}

/** Shows only the number of “Person 2”; screen readers get the whole title. */
function EntryNumber({ title }: { title: string }) {
  const [, kind = '', number = title] = /^(.* )(\d+)$/.exec(title) ?? []
  return (
    <span className={css.summaryNumber}>
      {kind && <span className="visually-hidden">{kind}</span>}
      {number}
    </span>
  )
}

/** Counts the faults of these fields and of the fields inside them. */
export function leftAt(paths: string[], faults: FormContext['faults'], unwritten: ReadonlySet<string>): Left {
  const empty = new Map([...faults].filter(([path]) => unwritten.has(path)))
  const count = (all: FormContext['faults']) => paths.reduce((sum, path) => sum + countInside(all, path), 0)
  const toWrite = count(empty)
  return { toWrite, toMend: count(faults) - toWrite }
}

/** Badge of an entry: what is left to fix or to write, or that it was changed. */
export function EntryMarks({ left, isChanged }: { left: Left; isChanged: boolean }) {
  return (
    <>
      {/* Only one badge fits beside a name; an entry with something left was always changed. */}
      {isChanged && !isAnyLeft(left) && <span className={css.changed}>Changed</span>}
      {isAnyLeft(left) && (
        <span className={left.toMend > 0 ? css.faults : css.unwritten} data-left={left.toMend > 0 ? 'mend' : 'write'}>
          {leftWords(left)}
        </span>
      )}
    </>
  )
}
