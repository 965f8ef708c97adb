import css from './diagram.module.css'
import type { DrawingProps } from './drawing-props.ts'

const STAR = 'm0-17 5 11 12 1-9 8 3 12-11-7-11 7 3-12-9-8 12-1z'

/** labels: what the first search has, its words in two lines, what stands on the map; what the second has, its words, two doubts. */
export function TwoSearches({ labels }: DrawingProps) {
  return (
    <>
      <path d="M0 0h312v440H0z" className={css.sand} />
      <path d="M328 0h312v440H328z" className={css.ink} />
      {[0, 4].map((first) => (
        <text key={first} x={first ? 348 : 20} y="46" className={first ? `${css.wide} ${css.light}` : css.wide}>
          {labels[first]}
        </text>
      ))}
      <path
        d="M40 72h232a20 20 0 0 1 20 20v56a20 20 0 0 1-20 20H40a20 20 0 0 1-20-20V92a20 20 0 0 1 20-20z"
        className={css.paper}
      />
      <path
        d="M368 72h232a20 20 0 0 1 20 20v56a20 20 0 0 1-20 20H368a20 20 0 0 1-20-20V92a20 20 0 0 1 20-20z"
        className={css.paper}
      />
      {[1, 2].map((line) => (
        <text key={line} x="40" y={78 + line * 34} className={css.note}>
          {labels[line]}
        </text>
      ))}
      <text x="368" y="129" className={css.note}>
        {labels[5]}
      </text>
      {/* A map, and the one place that is found. */}
      <path d="M20 192h272v228H20z" className={css.paper} />
      <path d="M20 260 292 214M90 192l62 228M20 366l272-40M226 192v228" className={css.warp} />
      <path d="M178 330c-34-44-42-60-42-78a42 42 0 0 1 84 0c0 18-8 34-42 78z" className={css.laterite} />
      <circle cx="178" cy="252" r="15" className={css.paper} />
      <path d="M48 352h216v48H48z" className={css.ink} />
      <text x="156" y="385" className={`${css.note} ${css.middle} ${css.light}`}>
        {labels[3]}
      </text>
      {/* Stars, the last one open, and two people who ask. */}
      {[0, 1, 2, 3, 4].map((at) => (
        <path
          key={at}
          d={STAR}
          transform={`translate(${376 + at * 54} 226) scale(1.35)`}
          className={at < 4 ? css.saffron : `${css.stroke} ${css.pale}`}
        />
      ))}
      {[6, 7].map((label) => (
        <g key={label} transform={`translate(348 ${label * 84 - 232})`}>
          <path d="M0 0h272v64H0z" className={label > 6 ? css.laterite : css.sand} />
          <text x="20" y="41" className={label > 6 ? `${css.note} ${css.light}` : css.note}>
            {labels[label]}
          </text>
        </g>
      ))}
    </>
  )
}
