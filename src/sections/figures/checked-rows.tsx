import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names.ts'
import css from './checked-rows.module.css'

type CheckedRowsProps = {
  rows: readonly { label: string; isChecked: boolean }[]
  className?: string | undefined
  /** An SVG. */
  children: ReactNode
}

/**
 * A drawing whose four rows are check boxes, each pressed as a whole. What has `data-on={row}` in it is shown while that
 * row is checked, `data-off={row}` while it is not: by the style sheet alone.
 */
export function CheckedRows({ rows, className, children }: CheckedRowsProps) {
  return (
    <div className={classNames(css.drawing, className)}>
      {children}
      <div className={css.rows}>
        {rows.map(({ label, isChecked }, at) => (
          <input
            key={label}
            type="checkbox"
            value={at}
            defaultChecked={isChecked}
            aria-label={label}
            className={css.row}
          />
        ))}
      </div>
    </div>
  )
}
