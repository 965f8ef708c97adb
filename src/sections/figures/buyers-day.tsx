import css from './figure.module.css'

/** Five hours of a day: its cloth, and the object in the buyer's hand. */
const hours = [
  {
    paint: css.saffron,
    over: css.laterite,
    sign: 'M34 22h36v22a18 18 0 0 1-36 0zm36 6h8a8 8 0 0 1 0 16h-8M42 14v-8m10 8v-8m10 8v-8',
  },
  {
    paint: css.laterite,
    over: css.sand,
    sign: 'M52 6a22 22 0 0 1 22 22c0 18-22 36-22 36S30 46 30 28A22 22 0 0 1 52 6zm0 14a8 8 0 1 0 .1 0',
  },
  { paint: css.sand, over: css.ink, sign: 'M22 12h60v36H22zm-8 46h76' },
  { paint: css.periwinkle, over: css.cobalt, sign: 'M36 4h32v58H36zm12 50h8' },
  { paint: css.cobalt, over: css.saffron, sign: 'M18 10h68v42H18zM44 20l20 11-20 11zM36 60h32' },
]
/** Draws a day as a loom: cloth woven up to the chosen hour, with the shuttle there. */
export function BuyersDay() {
  return (
    <>
      <path d="M0 78H640v10H0zM0 220H640v10H0z" className={css.mark} />
      <path d="M9 154H640" className={css.warp} />
      <defs>
        <path
          id="weft"
          d={[0, 1, 2, 3]
            .map((row) => `M${(row % 2) * 16} ${120 + row * 30}${'l16-24 16 24'.repeat(4 - (row % 2))}z`)
            .join('')}
        />
      </defs>
      {hours.map(({ paint, over, sign }, at) => {
        const x = at * 128
        const reached = [0, 1, 2, 3, 4].filter((stage) => stage >= at).join(' ')
        return (
          <g key={sign}>
            <path d={sign} transform={`translate(${x + 10} 0)`} className={css.line} />
            <g data-at={reached}>
              <path d={`M${x} 92h128v124H${x}z`} className={paint} />
              <use href="#weft" x={x} className={over} />
            </g>
            <g data-at={at}>
              <path d={`M${x + 128} 114q28 40 0 80q-28-40 0-80z`} className={css.mark} />
              <path d={`M${x + 128} 130q11 24 0 48q-11-24 0-48z`} className={css.ground} />
            </g>
          </g>
        )
      })}
    </>
  )
}
