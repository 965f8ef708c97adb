import css from './figure.module.css'

/** Percent of the viewers that are left after three seconds, and the opening: a question, a product in a hand, a wave. */
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
      [css.laterite, 'M66 22h40v46H66z'],
      [css.bone, 'M66 38h40v14H66zM74 14h24v8H74z'],
      [css.ink, 'M34 100q4-34 32-32h40q28 0 16 13H96l32 2 20-13q14 2 4 15l-24 15z'],
    ],
  },
  {
    share: 44,
    ground: css.laterite,
    shapes: [
      [css.ink, 'M88 14a26 26 0 1 0 .1 0zM36 100q6-30 34-30h36q28 0 34 30z'],
      [css.sand, 'M88 24a18 20 0 1 0 .1 0zM138 66l-4-30 8-2 4 14 4-18 8 1-1 20 7-10 7 4-10 24-8 20h-12z'],
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
          <g key={opening.share} transform={`translate(0 ${62 + at * 122})`}>
            {isBest && <path d={`M24 50H10V${472 - 62 - at * 122}H40`} className={css.strong} />}
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
      <path d="M24 430h552v92H24z" className={css.sand} />
      <path d="M30 438h544M30 514h544" className={css.holes} />
      <g transform="translate(34 448) scale(.56)">
        <Frame {...best} />
      </g>
      <path d="M140 448h300v56H140z" className={css.bone} />
      <path d="M448 448h118v56H448z" className={css.laterite} />
      <text x="152" y="484" className={css.dark}>
        {labels[4]}
      </text>
    </>
  )
}
