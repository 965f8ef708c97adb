import { BakeryShot } from './bakery-shot.tsx'
import css from './figure.module.css'

/** Percentage of viewers left after three seconds, and the shot each film opens with. */
const openings = [
  { name: 'bite', share: 62 },
  { name: 'street', share: 44 },
  { name: 'door', share: 31 },
] as const
const best = openings.reduce((one, other) => (other.share > one.share ? other : one))
const BAR = 352
/** Shots of the film after its opening. */
const rest = ['dough', 'street', 'door'] as const

/**
 * Draws three openings of one film with the viewers each one holds, and the film that begins with the best. labels:
 * each opening, the heading, the film.
 */
export function ThreeOpenings({ labels }: { labels: readonly string[] }) {
  return (
    <>
      <text y="34" className={css.sentence}>
        {labels[3]}
      </text>
      {openings.map(({ name, share }, at) => {
        const isBest = name === best.name
        const filled = Math.round((BAR * share) / 100)
        return (
          <g key={name} transform={`translate(0 ${66 + at * 112})`}>
            <path d="M0 0h176v100H0z" className={isBest ? css.saffron : css.sand} />
            <BakeryShot
              name={name}
              x={isBest ? 6 : 3}
              y={isBest ? 6 : 3}
              width={isBest ? 164 : 170}
              height={isBest ? 88 : 94}
            />
            <text x="200" y="32">
              {labels[at]}
            </text>
            <path d={`M200 48h${BAR}v44h-${BAR}z`} className={css.unbooked} />
            <path d={`M200 48h${filled}v44h-${filled}z`} className={isBest ? css.saffron : css.periwinkle} />
            <text x="212" y="81" className={`${css.big} ${css.dark}`}>
              {share}%
            </text>
          </g>
        )
      })}
      <text y="436" className={css.big}>
        {labels[4]}
      </text>
      <path d="M0 452h552v92H0z" className={css.sand} />
      <path d="M6 460h544M6 536h544" className={css.holes} />
      <path d="M4 466h180v64H4z" className={css.saffron} />
      <BakeryShot name={best.name} x={8} y={470} width={172} height={56} box="0 30 310 101" />
      {rest.map((name, at) => (
        <BakeryShot key={name} name={name} x={190 + at * 121} y={468} width={116} height={60} />
      ))}
    </>
  )
}
