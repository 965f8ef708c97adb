import css from '../../../sections/figures/figure.module.css'

/** How much each of five pipes lets through; all that comes out is what the narrow one does. */
const widths = [190, 170, 150, 40, 150]
const NARROW = 3
const MIDDLE = 230

/** Five pipes in a row, one of them narrow. labels: the pipes, and what to do with the narrow one. */
export function FivePipes({ labels }: { labels: readonly string[] }) {
  const through = widths[NARROW] ?? 0
  return (
    <>
      {widths.map((width, at) => {
        const flow = at > NARROW ? through : width
        return (
          <g key={at} transform={`translate(${at * 128} ${MIDDLE})`}>
            <path d={`M0 ${-width / 2 - 12}H128V${width / 2 + 12}H0z`} className={css.ink} />
            <path d={`M0 ${-width / 2}H128V${width / 2}H0z`} className={css.sand} />
            <path
              d={`M0 ${width / 2 - flow}H128V${width / 2}H0z`}
              className={at === NARROW ? css.laterite : css.saffron}
            />
            {at > 0 && <path d={`M-9 ${-width / 2 - 22}H9V${width / 2 + 22}H-9z`} className={css.ink} />}
            <text x="64" y={150} className={`${css.middle} ${css.small}`}>
              {labels[at]}
            </text>
          </g>
        )
      })}
      <path
        d="M36 300q26-22 52 0t52 0 52 0M60 190q26-22 52 0t52 0 52 0 52 0M40 250q26-22 52 0t52 0 52 0 52 0 52 0"
        className={css.inkLine}
        opacity=".3"
      />
      <path d="M448 96v92m-16-18l16 22 16-22" className={css.strong} />
      <text x="448" y="78" className={css.middle}>
        {labels[5]}
      </text>
      <path d="M0 420H640" className={css.line} />
      <text x="0" y="458" className={css.small}>
        {labels[6]}
      </text>
    </>
  )
}

const moves = [150, 96, 62]

/** The plan: for whom and what is promised on one page, three moves on the other. labels: two, three moves, owner, stop. */
export function TwoPages({ labels }: { labels: readonly string[] }) {
  const [who, promise, ...rest] = labels
  return (
    <>
      <g transform="translate(14 34) rotate(-2.5 150 210)">
        <path d="M0 0h296v412H0z" className={css.bone} />
        <path d="M28 32h44v44H28z" className={css.laterite} />
        <path d="M28 76l22-44 22 44z" className={css.saffron} />
        <text x="28" y="132" className={css.dark}>
          {who}
        </text>
        <path d="M28 160H250M28 184H226M28 208H180" className={css.sketch} />
        <text x="28" y="272" className={css.dark}>
          {promise}
        </text>
        <path d="M28 300H256M28 324H208" className={css.sketch} />
        <path d="M28 376q20-34 34-6t30-8 22 6 40-10" className={css.inkLine} />
      </g>
      <g transform="translate(330 20) rotate(1.5 150 210)">
        <path d="M0 0h296v412H0z" className={css.bone} />
        {moves.map((budget, at) => (
          <g key={budget} transform={`translate(28 ${at * 122 + 26})`}>
            <text y="26" className={css.dark}>
              {rest[at]}
            </text>
            <path d="M0 44h240v22H0z" className={css.sand} />
            <path d={`M0 44h${budget}v22H0z`} className={css.laterite} />
            <circle cx="13" cy="90" r="11" className={css.ink} />
            <text x="34" y="98" className={`${css.small} ${css.dark}`}>
              {rest[3]}
            </text>
            <path d="M140 80h18l10 10v0l-10 10h-18l-10-10v0z" className={css.laterite} />
            <text x="178" y="98" className={`${css.small} ${css.dark}`}>
              {rest[4]}
            </text>
          </g>
        ))}
      </g>
    </>
  )
}
