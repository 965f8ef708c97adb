import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { countInside, isWithin, useForm } from './form-context.tsx'
import type { FieldProps } from './form-context.tsx'
import css from './form.module.css'

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
  const { faults, changed, FieldView } = useForm()
  const count = countInside(faults, path)
  const isChanged = [...changed].some((each) => isWithin(each, path))
  return (
    <div className={css.card} data-tools={tools ? '' : undefined}>
      <details className={css.entry} data-path={path} open={isOpen || undefined}>
        <summary className={css.summary}>
          <span className={css.summaryText}>
            <span className={css.summaryTitle}>{title}</span>
            {name && <span className={css.summaryName}>{name}</span>}
          </span>
          <EntryMarks faults={count} isChanged={isChanged} />
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

/** How many faults are inside, and whether anything was changed. */
export function EntryMarks({ faults, isChanged }: { faults: number; isChanged: boolean }) {
  return (
    <>
      {isChanged && <span className={css.changed}>Changed</span>}
      {faults > 0 && <span className={css.faults}>{faults === 1 ? '1 to mend' : `${faults} to mend`}</span>}
    </>
  )
}
