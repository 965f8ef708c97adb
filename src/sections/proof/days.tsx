import css from './proof.module.css'

const [MONTH, STEP, SIDE] = [30, 10, 8]

/** Draws a square for each day, with a month in each row. */
export function Days({ count }: { count: number }) {
  const rows = Array.from({ length: Math.ceil(count / MONTH) }, (_, row) => {
    return `M0 ${row * STEP + SIDE / 2}h${Math.min(count - row * MONTH, MONTH) * STEP - STEP + SIDE}`
  })
  return (
    <svg viewBox={`0 0 298 ${rows.length * STEP - STEP + SIDE}`} className={css.days} aria-hidden="true">
      <path d={rows.join('')} />
    </svg>
  )
}
