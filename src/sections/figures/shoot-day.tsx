import css from './figure.module.css'

const bakery = `${import.meta.env.BASE_URL}drawings/bakery.svg`

/** Draws the sun of a shooting day above its results (art/bakery). labels: morning, evening, three results. */
export function ShootDay({ labels }: { labels: readonly string[] }) {
  const [morning, evening, film, upright, stills] = labels
  return (
    <>
      <path d="M20 90C180-22 460-22 620 90" className={`${css.line} ${css.dash}`} />
      {[0, 1, 2, 3, 4].map((hour) => (
        <circle
          key={hour}
          cx={[20, 150, 320, 490, 620][hour]}
          cy={[90, 27, 6, 27, 90][hour]}
          r={hour === 2 ? 26 : 14}
          className={css.saffron}
        />
      ))}
      <text x="44" y="100" className={css.small}>
        {morning}
      </text>
      <text x="596" y="100" className={`${css.small} ${css.end}`}>
        {evening}
      </text>
      <use href={`${bakery}#yield`} />
      <text x="0" y="322" className={css.small}>
        {film}
      </text>
      <text x="326" y="322" className={css.small}>
        {upright}
      </text>
      <text x="0" y="562" className={css.small}>
        {stills}
      </text>
    </>
  )
}
