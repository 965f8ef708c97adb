import css from './pots.module.css'

const CELL = 210

/** One pot for before, and `ratio` pots for after. */
export function Pots({ ratio, before, after }: { ratio: number; before: string; after: string }) {
  const places = Array.from({ length: ratio }, (_, at) => (at + 1) * CELL + 70)
  return (
    <svg viewBox={`0 0 ${CELL * (ratio + 1) + 50} 300`} aria-hidden="true">
      <defs>
        <g id="pot">
          <path d="M22 66V38a10 10 0 0 1 10-10h126a10 10 0 0 1 10 10v28z" className={css.lid} />
          <path d="M10 74h170v88c0 30-20 46-48 46H58c-28 0-48-16-48-46z" />
          <path d="M95 176c-40-18-40-54 0-78 40 24 40 60 0 78zm0 0v-52" className={css.leaf} />
        </g>
      </defs>
      <path d={`M0 210H180M250 210H${CELL * (ratio + 1) + 50}`} className={css.shelf} />
      <g className={css.first}>
        <use href="#pot" x="-5" />
      </g>
      <g className={css.others}>
        {places.map((x) => (
          <use key={x} href="#pot" x={x - 15} />
        ))}
      </g>
      <g className={css.labels}>
        <text x="0" y="262">
          {before}
        </text>
        <text x="255" y="262">
          {after}
        </text>
      </g>
    </svg>
  )
}
