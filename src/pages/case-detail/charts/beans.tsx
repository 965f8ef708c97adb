import css from './beans.module.css'

const PER_ROW = 10
const CELL = { width: 38, height: 34 }
const BEAN = { rx: 15, ry: 10.5 }

type BeansProps = { ratio: number; inLabel: string; backLabel: string }

/** Draws one bean for the spend, and below it the return in beans, the last one cut to its fraction. */
export function Beans({ ratio, inLabel, backLabel }: BeansProps) {
  const whole = Math.floor(ratio)
  const rest = ratio - whole
  const rows = Math.ceil(ratio / PER_ROW)
  const placeOf = (at: number) => ({ x: (at % PER_ROW) * CELL.width, y: Math.floor(at / PER_ROW) * CELL.height })
  const last = placeOf(whole)
  return (
    <div className={css.beans} aria-hidden="true">
      <p>{inLabel}</p>
      <svg viewBox={`0 0 ${PER_ROW * CELL.width} ${CELL.height}`} className={css.spent}>
        <Bean x={0} y={0} />
      </svg>
      <p>{backLabel}</p>
      <svg viewBox={`0 0 ${PER_ROW * CELL.width} ${rows * CELL.height}`}>
        {Array.from({ length: whole }, (_, at) => (
          <Bean key={at} {...placeOf(at)} />
        ))}
        {rest > 0 && (
          <svg x={last.x} y={last.y} width={17 + BEAN.rx * (2 * rest - 1)} height={CELL.height}>
            <Bean x={0} y={0} />
          </svg>
        )}
      </svg>
    </div>
  )
}

/** Draws a leaning bean with its seam. */
function Bean({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x + 17} ${y + 17}) rotate(-14)`}>
      <ellipse rx={BEAN.rx} ry={BEAN.ry} />
      <path d="M-9 1q9-5 18-1" />
    </g>
  )
}
