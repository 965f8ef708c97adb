import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names.ts'
import css from './checked-rows.module.css'

type CheckedRowsProps = {
  rows: readonly { label: string; isChecked: boolean }[]
  className?: string | undefined
  /** The drawing, an SVG. */
  children: ReactNode
}

/**
 * A drawing with check boxes for its rows, each as large as its row. The style sheet shows elements with
 * `data-on={row}` while that row is checked, and with `data-off={row}` while it is not.
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
