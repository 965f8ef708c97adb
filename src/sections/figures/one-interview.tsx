import css from './figure.module.css'

/** A sheet of 64 by 64 for each piece, and what is drawn on it. */
const signs = [
  { paint: css.sand, sheet: 'M6-4h52v72H6z', sign: 'M16 12h32M16 26h32M16 40h32M16 54h18' },
  {
    paint: css.laterite,
    sheet: 'M-4 8h72v50H-4z',
    sign: 'M24 20l20 13-20 13zM0 14h8m8 0h8m16 0h8m8 0h8M0 52h8m8 0h8m16 0h8m8 0h8',
  },
  { paint: css.periwinkle, sheet: 'M-4 8h72v50H-4z', sign: 'M-4 8l36 28L68 8' },
  { paint: css.saffron, sheet: 'M6-4h52v72H6z', sign: 'M16 56V42m10 14V30m10 26V36m10 20V14M14 56h36' },
  {
    paint: css.cobalt,
    sheet: 'M-4 2h20v28H-4zm26 0h20v28H22zm26 0h20v28H48zM-4 36h20v28H-4zm26 0h20v28H22zm26 0h20v28H48z',
    sign: '',
  },
]

/** One talk from which five threads lead to five pieces. labels: the talk, then the pieces. */
export function OneInterview({ labels }: { labels: readonly string[] }) {
  return (
    <>
      {signs.map(({ paint, sheet, sign }, at) => {
        const y = 46 + at * 88
        return (
          <g key={at}>
            <path d={`M150 ${178 + at * 22}C270 ${178 + at * 22} 250 ${y} 370 ${y}`} className={css.braid} />
            <path d={`M150 ${178 + at * 22}C270 ${178 + at * 22} 250 ${y} 370 ${y}`} className={css.weft} />
            <circle cx="370" cy={y} r="9" className={css.mark} />
            <g transform={`translate(396 ${y - 32})`}>
              <path d={sheet} className={paint} />
              {sign && <path d={sign} className={css.pen} />}
            </g>
            <text x="484" y={y + 8}>
              {labels[at + 1]}
            </text>
          </g>
        )
      })}
      <circle cx="104" cy="222" r="104" className={css.saffron} />
      <rect x="74" y="130" width="60" height="112" rx="30" className={css.ink} />
      <path d="M54 210q0 58 50 58t50-58M104 268v40M74 308h60" className={css.inkLine} />
      <text x="0" y="372">
        {labels[0]}
      </text>
    </>
  )
}
