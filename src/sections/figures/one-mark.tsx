import css from './figure.module.css'

/** The mark: four petals around a seed, 100 by 100. */
const petals =
  'M50 44Q28 30 30 4 56 10 50 44zM56 50Q70 28 96 30 90 56 56 50zM50 56Q72 70 70 96 44 90 50 56zM44 50Q30 72 4 70 10 44 44 50z'

/**
 * Draws one mark on its grid, on a sign, a bag and a hoarding at a road. The stages are its colours. labels: the name.
 */
export function OneMark({ labels: [name] }: { labels: readonly string[] }) {
  return (
    <g className={css.brand}>
      <defs>
        <path id="mark" d={petals} />
      </defs>
      <path d="M0 0h206v206H0z" className={css.bone} />
      <path
        d="M26 0v206M52 0v206M77 0v206M103 0v206M129 0v206M154 0v206M180 0v206M0 26h206M0 52h206M0 77h206M0 103h206M0 129h206M0 154h206M0 180h206"
        className={css.grid}
      />
      <circle cx="103" cy="103" r="77" className={css.frame} />
      <g transform="translate(23 23) scale(1.6)" className={css.one}>
        <use href="#mark" />
      </g>
      <path d="M244 0h186v206H244z" className={css.unbooked} />
      <path d="M262 30h150v16H262z" className={css.ink} />
      <path d="M274 46v20m126-20v20" className={css.inkLine} />
      <circle cx="337" cy="122" r="64" className={css.one} />
      <g transform="translate(289 74) scale(.96)" className={css.two}>
        <use href="#mark" />
      </g>
      <path d="M514 46q0-44 40-44t40 44" className={css.inkLine} />
      <path d="M488 46h132l20 160H468z" className={css.two} />
      <path d="M474 160h160l6 46H468z" className={css.one} />
      <g transform="translate(506 54) scale(.96)" className={css.one}>
        <use href="#mark" />
      </g>
      <path d="M60 400v80m520-80v80" className={css.inkLine} />
      <path d="M0 480h640v44H0z" className={css.ink} />
      <path
        d="M20 499h60v6H20zm108 0h60v6h-60zm108 0h60v6h-60zm108 0h60v6h-60zm108 0h60v6h-60zm108 0h60v6h-60z"
        className={css.bone}
      />
      <path d="M0 236h640v172H0z" className={css.one} />
      <path d={`M0 380${'l16-28 16 28'.repeat(20)}v28H0z`} className={css.two} />
      <g transform="translate(30 248) scale(1)" className={css.two}>
        <use href="#mark" />
      </g>
      <text x="610" y="340" className={css.brandName}>
        {name}
      </text>
    </g>
  )
}
