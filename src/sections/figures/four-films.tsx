import css from './figure.module.css'

type Shape = [paint: string | undefined, path: string]

/** A tap on a wall, 118 by 216. */
const tap = 'M0 62h66q28 0 28 28v16H70V94q0-8-8-8H0zM34 62V46h12v16zM20 34h40v12H20z'
const basin = 'M8 150h102q-2 38-51 38T8 150z'

/** It drips; it is mended and the sun is in it; the price hangs from it; a bell by the calendar. */
const scenes: Shape[][] = [
  [
    [css.cobalt, 'M0 0h118v216H0z'],
    [css.periwinkle, 'M0 184h118v32H0z'],
    [css.bone, tap],
    [css.sand, basin],
    [css.saffron, 'M82 110q12 17 12 25a12 12 0 0 1-24 0q0-8 12-25z'],
    [css.periwinkle, 'M59 158a36 8 0 1 0 .1 0z'],
  ],
  [
    [css.saffron, 'M0 0h118v216H0z'],
    [css.laterite, 'M0 184h118v32H0zM84 4a18 18 0 1 0 .1 0z'],
    [css.bone, tap],
    [css.ink, 'M6 56h16v36H6zM68 100h28v10H68z'],
    [css.sand, basin],
    [css.laterite, 'M36 150q4-30 23-30t23 30z'],
    [css.bone, 'M94 118l4 10 10 4-10 4-4 10-4-10-10-4 10-4z'],
  ],
  [
    [css.laterite, 'M0 0h118v216H0z'],
    [css.ink, 'M57 0h4v62h-4z'],
    [css.sand, 'M59 48l40 36v92H19V84zm0 16a8 8 0 1 0 .1 0z'],
    [css.ink, 'M38 100h42v7H70q5 4 6 9h4v7h-4q-3 13-18 14l24 23H71L40 131v-1h14q11 0 13-7H38v-7h29q-2-9-13-9H38z'],
  ],
  [
    [css.sand, 'M0 0h118v216H0z'],
    [css.bone, 'M14 44h76v84H14z'],
    [css.cobalt, 'M14 44h76v18H14zM60 96h18v18H60z'],
    [
      css.ink,
      'M22 72h14v10H22zm19 0h14v10H41zm19 0h14v10H60zM22 90h14v10H22zm19 0h14v10H41zM28 34h6v18h-6zm42 0h6v18h-6z',
    ],
    [css.laterite, 'M78 100q24 0 24 36v22l10 14H44l10-14v-22q0-36 24-36zm-9 76h18q-2 12-9 12t-9-12z'],
  ],
]
const audience = [44, 26, 14, 8]
/** Of the audience's band, below the phones. */
const MIDDLE = 328

/** Four films one after another, each for those whom the one before it held. labels: what they do, and who watches. */
export function FourFilms({ labels }: { labels: readonly string[] }) {
  return (
    <>
      <path
        d={`M0 ${MIDDLE - 44}${audience.map((width, at) => `L${at * 166 + 60} ${MIDDLE - width}`).join('')}L640 ${MIDDLE - 6}V${MIDDLE + 6}${audience
          .map((width, at) => `L${at * 166 + 60} ${MIDDLE + width}`)
          .toReversed()
          .join('')}L0 ${MIDDLE + 44}z`}
        className={css.mark}
      />
      {scenes.map((shapes, at) => (
        <g key={at} transform={`translate(${at * 166 + 4} 0)`}>
          <rect width="134" height="240" rx="14" className={css.fg} />
          <g transform="translate(8 12)">
            {shapes.map(([paint, path]) => (
              <path key={path} d={path} className={paint} />
            ))}
            <path d="M14 198h90M14 208h52" className={css.subtitle} />
          </g>
          <text x="67" y="252" dominantBaseline="hanging" className={`${css.middle} ${css.small}`}>
            {labels[at]}
          </text>
        </g>
      ))}
      <text x="10" y={MIDDLE + 8} className={`${css.small} ${css.light}`}>
        {labels[4]}
      </text>
    </>
  )
}
