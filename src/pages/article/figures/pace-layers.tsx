import css from './diagram.module.css'
import type { DrawingProps } from './drawing-props.ts'

/** Layers; the faster one moves, the steeper its crest. */
const layers = [
  { crest: 'M0 130q53-62 107 0t107 0 107 0 107 0 107 0 107 0V590H0z', ground: css.saffron, light: false, top: 142 },
  { crest: 'M0 262q80-44 160 0t160 0 160 0 160 0V590H0z', ground: css.sand, light: false, top: 264 },
  { crest: 'M0 376q160-34 320 0t320 0V590H0z', ground: css.laterite, light: true, top: 372 },
  { crest: 'M0 478q320-14 640 0v112H0z', ground: css.ink, light: true, top: 478 },
]

/**
 * Draws four layers of marketing by the speed of their change. labels: name and pace of each from the top, the word
 * for the upper two, the word for the lower two.
 */
export function PaceLayers({ labels }: DrawingProps) {
  const tone = (light: boolean) => (light ? css.light : '')
  return (
    <>
      <circle cx="540" cy="96" r="58" className={css.laterite} />
      {layers.map(({ crest, ground, light, top }, index) => (
        <g key={crest}>
          <path d={crest} className={ground} />
          <text x="36" y={top + 56} className={`${css.big} ${tone(light)}`}>
            {labels[index * 2]}
          </text>
          <text x="36" y={top + 84} className={`${css.note} ${tone(light)}`}>
            {labels[index * 2 + 1]}
          </text>
        </g>
      ))}
      <path d="M488 170h14v180h-14" className={css.stroke} />
      <path d="M488 404h14v156h-14" className={`${css.stroke} ${css.pale}`} />
      <text x="522" y="272" className={css.big}>
        {labels[8]}
      </text>
      <text x="522" y="494" className={`${css.big} ${css.light}`}>
        {labels[9]}
      </text>
    </>
  )
}
