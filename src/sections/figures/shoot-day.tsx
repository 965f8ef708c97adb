import css from './figure.module.css'

/** So many shapes in rows. */
const frames = (count: number, row: number, shape: (x: number, y: number) => string): string =>
  Array.from({ length: count }, (_, at) => shape(at % row, Math.floor(at / row))).join('')

/** A day's sun over what it yields, each frame in its own proportion. labels: morning, evening, three yields. */
export function ShootDay({ labels }: { labels: readonly string[] }) {
  const [morning, evening, film, upright, stills] = labels
  return (
    <>
      <path d="M20 120C180-30 460-30 620 120" className={`${css.line} ${css.dash}`} />
      {[0, 1, 2, 3, 4].map((hour) => (
        <circle
          key={hour}
          cx={[20, 150, 320, 490, 620][hour]}
          cy={[120, 36, 8, 36, 120][hour]}
          r={hour === 2 ? 30 : 15}
          className={css.saffron}
        />
      ))}
      <text x="44" y="130" className={css.small}>
        {morning}
      </text>
      <text x="596" y="130" className={`${css.small} ${css.end}`}>
        {evening}
      </text>
      <path d="M0 158h302v170H0z" className={css.saffron} />
      <path d="M150 296a64 64 0 0 1 128 0z" className={css.laterite} />
      <path d="M0 290h302v38H0zM24 214h112v76H24z" className={css.ink} />
      <path d="M40 238h80v52H40z" className={css.sand} />
      <path d="M24 214h112l8 20h-14l-10 12-12-12-12 12-12-12-12 12-12-12-12 12-12-12H16z" className={css.laterite} />
      <text x="0" y="360" className={css.small}>
        {film}
      </text>
      <path d={frames(12, 6, (x, y) => `M${326 + x * 53} ${158 + y * 88}h46v82h-46z`)} className={css.periwinkle} />
      <path
        d={frames(
          12,
          6,
          (x, y) => `M${326 + x * 53} ${212 + y * 88}l${(x + y) % 2 ? 46 : 0}-18v46h${(x + y) % 2 ? -46 : 46}z`,
        )}
        className={css.cobalt}
      />
      <path
        d={frames(12, 6, (x, y) => `M${342 + x * 53} ${182 + y * 88 + (x % 3) * 4}a8 8 0 1 0 .1 0z`)}
        className={css.bone}
      />
      <text x="326" y="360" className={css.small}>
        {upright}
      </text>
      <path d={frames(40, 20, (x, y) => `M${x * 32} ${382 + y * 32}h28v28h-28z`)} className={css.sand} />
      <path
        d={frames(40, 20, (x, y) => {
          const [left, top] = [x * 32, 382 + y * 32]
          return (x + 2 * y) % 3 === 0
            ? `M${left} ${top + 28}l14-20 14 20z`
            : (x + y) % 3 === 1
              ? `M${left + 14} ${top + 6}a8 8 0 1 0 .1 0z`
              : `M${left} ${top + 16}h28v12h-28z`
        })}
        className={css.laterite}
      />
      <text x="0" y="474" className={css.small}>
        {stills}
      </text>
    </>
  )
}
