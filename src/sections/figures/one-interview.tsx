import css from './figure.module.css'

const signs = [
  'M0 0h44v56H0zM10 14h24M10 26h24M10 38h14',
  'M0 6h60v44H0zM24 18l16 10-16 10z',
  'M0 8h60v42H0zl30 24L60 8',
  'M0 0h50v56H0zM8 44V30h8v14m6 0V18h8v26m6 0V10',
  'M0 8h24v24H0zm32 0h24v24H32zM0 40h24v16H0zm32 0h24v16H32z',
]

/** One talk from which five threads lead to five pieces. labels: the talk, then the pieces. */
export function OneInterview({ labels }: { labels: readonly string[] }) {
  return (
    <>
      {signs.map((sign, at) => {
        const y = 46 + at * 88
        return (
          <g key={sign}>
            <path d={`M150 ${178 + at * 22}C270 ${178 + at * 22} 250 ${y} 370 ${y}`} className={css.braid} />
            <path d={`M150 ${178 + at * 22}C270 ${178 + at * 22} 250 ${y} 370 ${y}`} className={css.weft} />
            <circle cx="370" cy={y} r="9" className={css.mark} />
            <path d={sign} transform={`translate(394 ${y - 28})`} className={css.line} />
            <text x="472" y={y + 8}>
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
