import css from './figure.module.css'

/** Percent of the viewers that are left after three seconds, and the opening: a question, a product in a hand, someone who says hello. */
const openings = [
  {
    share: 31,
    ground: css.cobalt,
    shapes: [
      [css.saffron, 'M88 12a38 38 0 1 0 .1 0z'],
      [css.ink, 'M74 42q0-16 15-16t15 14q0 9-9 14-3 2-3 6v2h-9v-4q0-8 7-12 5-3 5-6 0-5-6-5t-6 7zM83 68h9v9h-9z'],
    ],
  },
  {
    share: 62,
    ground: css.saffron,
    shapes: [
      [css.umber, 'M60 100V66q0-10 10-14h44q10 5 9 19l-5 29zM115 30q12 0 12 12v26q0 12-12 16z'],
      [css.laterite, 'M67 10h43v56H67z'],
      [css.bone, 'M67 28h43v16H67zM74 3h29v7H74z'],
      [
        css.umber,
        'M117 30h-16a6.5 6.5 0 0 0 0 13h16zM119 45h-22a6.5 6.5 0 0 0 0 13h22zM117 60h-18a6.5 6.5 0 0 0 0 13h18zM61 78q-7-18-2-36 4-7 9-5 6 2 4 11l-2 14q8 6 10 16z',
      ],
      [css.cobalt, 'M54 88h72v12H54z'],
    ],
  },
  {
    share: 44,
    ground: css.laterite,
    shapes: [
      [css.ink, 'M58 12a28 28 0 0 1 28 28q0 18 6 26H24q6-8 6-26a28 28 0 0 1 28-28zM12 100q4-28 32-28h28q28 0 32 28z'],
      [css.umber, 'M49 60h18v14q-9 8-18 0zM58 24a19 22 0 1 0 .1 0z'],
      [css.ink, 'M39 42q2-20 19-20t19 20q-12-2-17-9-7 8-21 9zM51 44a2.5 2.5 0 1 0 .1 0zM66 44a2.5 2.5 0 1 0 .1 0z'],
      [css.bone, 'M50 54q8 5 17 0-2 9-8.5 9T50 54zM104 16h54q8 0 8 8v24q0 8-8 8h-38l-16 12V56q-8 0-8-8V24q0-8 8-8z'],
      [css.ink, 'M116 31a4.5 4.5 0 1 0 .1 0zM131 31a4.5 4.5 0 1 0 .1 0zM146 31a4.5 4.5 0 1 0 .1 0z'],
    ],
  },
] as const
const best = openings.reduce((one, other) => (other.share > one.share ? other : one))
const BAR = 352

const Frame = ({ ground, shapes }: (typeof openings)[number]) => (
  <>
    <path d="M0 0h176v100H0z" className={ground} />
    {shapes.map(([paint, path]) => (
      <path key={path} d={path} className={paint} />
    ))}
  </>
)

/** Three openings of one film with those whom each holds, and the film that begins with the best. labels: each, what is counted, the film. */
export function ThreeOpenings({ labels }: { labels: readonly string[] }) {
  return (
    <>
      <text x="24" y="36" className={css.small}>
        {labels[3]}
      </text>
      {openings.map((opening, at) => {
        const isBest = opening === best
        return (
          <g key={opening.share} transform={`translate(0 ${56 + at * 112})`}>
            {isBest && <path d={`M24 50H10V${440 - 56 - at * 112}H40`} className={css.strong} />}
            <g transform="translate(24 0)">
              <Frame {...opening} />
            </g>
            <text x="224" y="36">
              {labels[at]}
            </text>
            <path d={`M224 52h${BAR}v38h-${BAR}z`} className={css.unbooked} />
            <path
              d={`M224 52h${Math.round((BAR * opening.share) / 100)}v38h-${Math.round((BAR * opening.share) / 100)}z`}
              className={isBest ? css.saffron : css.periwinkle}
            />
            <text x="236" y="81" className={`${css.big} ${css.dark}`}>
              {opening.share}%
            </text>
          </g>
        )
      })}
      <path d="M24 398h552v92H24z" className={css.sand} />
      <path d="M30 406h544M30 482h544" className={css.holes} />
      <g transform="translate(34 416) scale(.56)">
        <Frame {...best} />
      </g>
      <path d="M140 416h300v56H140z" className={css.bone} />
      <path d="M448 416h118v56H448z" className={css.laterite} />
      <text x="152" y="452" className={css.dark}>
        {labels[4]}
      </text>
    </>
  )
}
