import css from './diagram.module.css'
import type { DrawingProps } from './drawing-props.ts'

/**
 * Draws enquiries over time from rented and from owned attention, as a sketch without scale. labels: vertical axis,
 * horizontal axis, the moment, rented, owned.
 */
export function RentedAndOwned({ labels }: DrawingProps) {
  const [enquiries, time, paused, rented, owned] = labels
  return (
    <>
      <path
        d="M60 380c30-150 60-220 120-228 70-8 150-4 220-4 20 0 22 190 62 222 30 10 90 10 138 10z"
        className={css.sand}
      />
      <path d="M60 380c120-8 210-40 340-130 60-34 120-22 200-12v142z" className={css.ink} />
      <path d="M60 380c30-150 60-220 120-228 70-8 150-4 220-4 20 0 22 190 62 222" className={css.blade} />
      <path d="M60 40v340h560" className={css.stroke} />
      <path d="M400 60v320" className={`${css.stroke} ${css.dash}`} />
      <path d="m392 46 8 16 8-16z" className={css.ink} />
      <text x="400" y="36" className={css.middle}>
        {paused}
      </text>
      <text x="176" y="132">
        {rented}
      </text>
      <text x="620" y="192" className={css.end}>
        {owned}
      </text>
      <text x="72" y="60" className={css.note}>
        {enquiries}
      </text>
      <text x="620" y="414" className={`${css.note} ${css.end}`}>
        {time}
      </text>
    </>
  )
}
