import css from './bullet-list.module.css'

export function BulletList({ items }: { items: readonly string[] }) {
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
