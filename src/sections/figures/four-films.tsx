import css from './figure.module.css'

/** A drop, a mended pipe, a price tag, a bell. */
const scenes = [
  { ground: css.cobalt, sign: css.bone, path: 'M60 58q34 50 34 74a34 34 0 0 1-68 0q0-24 34-74z' },
  { ground: css.saffron, sign: css.ink, path: 'M24 120l14-14 16 16 40-44 14 14-54 60z' },
  { ground: css.laterite, sign: css.sand, path: 'M22 84l38-36h38v38l-38 62zm58-20a8 8 0 1 0 .1 0z' },
  {
    ground: css.sand,
    sign: css.laterite,
    path: 'M60 60q30 0 30 44v24l12 16H18l12-16v-24q0-44 30-44zm-12 92h24q-4 14-12 14t-12-14z',
  },
]
const audience = [44, 26, 14, 8]

/** Four films one after another, each for those whom the one before it held. labels: what they do, and who watches. */
export function FourFilms({ labels }: { labels: readonly string[] }) {
  return (
    <>
      <path
        d={`M0 ${270 - 44}${audience.map((width, at) => `L${at * 166 + 60} ${270 - width}`).join('')}L640 264V276${audience
          .map((width, at) => `L${at * 166 + 60} ${270 + width}`)
          .toReversed()
          .join('')}L0 314z`}
        className={css.mark}
      />
      {scenes.map(({ ground, sign, path }, at) => (
        <g key={path} transform={`translate(${at * 166 + 4} 0)`}>
          <rect width="134" height="240" rx="14" className={css.fg} />
          <path d="M8 12h118v216H8z" className={ground} />
          <path d={path} transform="translate(7 14)" className={sign} />
          <path d="M24 196h86M24 210h52" className={css.subtitle} />
          <text x="67" y="352" className={`${css.middle} ${css.small}`}>
            {labels[at]}
          </text>
        </g>
      ))}
      <text x="0" y="396" className={css.small}>
        {labels[4]}
      </text>
    </>
  )
}
