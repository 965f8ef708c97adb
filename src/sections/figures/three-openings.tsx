import { BakeryShot } from './bakery-shot.tsx'
import css from './figure.module.css'

/** Percent of the viewers that are left after three seconds, and the shot the film opens with. */
const openings = [
  { name: 'door', share: 31 },
  { name: 'bite', share: 62 },
  { name: 'street', share: 44 },
] as const
const best = openings.reduce((one, other) => (other.share > one.share ? other : one))
const BAR = 352
/** The film as it is cut then, after its opening. */
const rest = ['dough', 'street', 'door'] as const

/** Three openings of one film with those whom each holds, and the film that begins with the best. labels: each, what is counted, the film. */
export function ThreeOpenings({ labels }: { labels: readonly string[] }) {
  return (
    <>
      <text x="24" y="36" className={css.small}>
        {labels[3]}
      </text>
      {openings.map(({ name, share }, at) => {
        const isBest = name === best.name
        const filled = Math.round((BAR * share) / 100)
        return (
          <g key={name} transform={`translate(0 ${56 + at * 104})`}>
            {isBest && <path d={`M24 50H10V${458 - 56 - at * 104}H24`} className={css.strong} />}
            <path d="M24 0h176v100H24z" className={css.sand} />
            <BakeryShot name={name} x={27} y={3} width={170} height={94} />
            <text x="224" y="36">
              {labels[at]}
            </text>
            <path d={`M224 52h${BAR}v38h-${BAR}z`} className={css.unbooked} />
            <path d={`M224 52h${filled}v38h-${filled}z`} className={isBest ? css.saffron : css.periwinkle} />
            <text x="236" y="81" className={`${css.big} ${css.dark}`}>
              {share}%
            </text>
          </g>
        )
      })}
      <text x="24" y="402" className={css.small}>
        {labels[4]}
      </text>
      <path d="M24 412h552v92H24z" className={css.sand} />
      <path d="M30 420h544M30 496h544" className={css.holes} />
      <BakeryShot name={best.name} x={30} y={428} width={176} height={60} box="0 30 310 106" />
      {rest.map((name, at) => (
        <BakeryShot key={name} name={name} x={212 + at * 121} y={428} width={116} height={60} />
      ))}
    </>
  )
}
