import css from './example.module.css'

const [WIDTH, STEP, SIDE, LINE, HEIGHT] = [1200, 40, 34, 54, 82]
const square = `h${SIDE}v${SIDE}h-${SIDE}z`

type MonthDaysProps = { rows: readonly { label: string; waits?: true | undefined }[] }

/** Thirty days, and from each that has a note a line to its words below. Labels begin with the day. */
export function MonthDays({ rows }: MonthDaysProps) {
  const days = rows.map(({ label, waits }) => ({ x: (Number.parseInt(label, 10) - 1) * STEP, waits }))
  const at = (waits: boolean) => days.filter((day) => (day.waits === true) === waits).map(({ x }) => `M${x} 0${square}`)
  const lines = days.map(({ x }, column) => {
    const below = Math.round((column * WIDTH) / rows.length) + 6
    return `M${x + SIDE / 2} ${SIDE}V${LINE}H${below}V${HEIGHT}`
  })
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className={css.days}>
      <path d={`M0 ${SIDE / 2}h${WIDTH}`} className={css.day} />
      <path d={lines.join('')} className={css.drawn} />
      <path d={at(false).join('')} className={css.bar} />
      <path d={at(true).join('')} className={css.button} />
    </svg>
  )
}
