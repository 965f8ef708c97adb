import { classNames } from '../../lib/class-names.ts'
import css from './point-list.module.css'

/** Short lines between hairlines, each behind a feather. */
export function PointList({ items, className }: { items: readonly string[]; className?: string | undefined }) {
  return (
    <ul className={classNames(css.list, className)}>
      {items.map((item) => (
        <li key={item} className={css.item}>
          {item}
        </li>
      ))}
    </ul>
  )
}
