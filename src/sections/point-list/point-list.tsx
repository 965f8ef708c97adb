import css from './point-list.module.css'

/** Short lines between hairlines, each behind a feather. */
export function PointList({ items }: { items: readonly string[] }) {
  return (
    <ul role="list">
      {items.map((item) => (
        <li key={item} className={css.item}>
          {item}
        </li>
      ))}
    </ul>
  )
}
