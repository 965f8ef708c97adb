import css from './figure.module.css'

type Shape = [paint: string | undefined, path: string]

/** Four shots of 310 by 180: a shop at dawn, hands in dough, a first bite, the name over the door. */
const shots: Shape[][] = [
  [
    [css.saffron, 'M0 0h310v180H0z'],
    [css.laterite, 'M155 130a56 56 0 0 1 112 0z'],
    [css.ink, 'M0 130h310v50H0zM30 60h110v70H30z'],
    [css.sand, 'M44 84h82v46H44z'],
    [css.bone, 'M44 84h82v8H44zm0 14h82v8H44z'],
  ],
  [
    [css.periwinkle, 'M0 0h310v180H0z'],
    [css.laterite, 'M0 126h310v54H0z'],
    [css.bone, 'M70 128q10-54 84-54t86 54z'],
    [css.ink, 'M0 40l96 34 34 34-18 14-42-24-70-20zm310 0l-96 34-34 34 18 14 42-24 70-20z'],
  ],
  [
    [css.cobalt, 'M0 0h310v180H0z'],
    [css.saffron, 'M232 34a34 34 0 1 0 .1 0z'],
    [css.ink, 'M120 18a70 70 0 1 0 .1 0zM20 180q10-44 60-44h80q50 0 60 44z'],
    [css.laterite, 'M120 46a44 52 0 1 0 .1 0z'],
    [css.bone, 'M84 118q36 30 72 0l16 16q-14 34-52 34t-52-34z'],
  ],
  [
    [css.ink, 'M0 0h310v180H0z'],
    [css.laterite, 'M40 40h230v58H40z'],
    [css.saffron, 'M40 98l19 26 19-26 19 26 19-26 19 26 19-26 20 26 19-26 19 26 19-26 19 26 19-26z'],
    [css.bone, 'M118 58h74v22h-74z'],
    [css.sand, 'M130 124h50v56h-50z'],
  ],
]

/** Four shots as words, as a sketch and as frames. labels: the words. */
export function Storyboard({ labels }: { labels: readonly string[] }) {
  return shots.map((shapes, at) => (
    <g key={at} transform={`translate(${(at % 2) * 330} ${at > 1 ? 200 : 0})`}>
      <g data-at="0">
        <path d="M0 0h310v180H0z" className={css.bone} />
        <path d="M24 30h60M24 112h230M24 136h190" className={css.grid} />
        <text x="24" y="80" className={css.dark}>
          {labels[at]}
        </text>
      </g>
      <g data-at="1">
        {shapes.map(([paint, path]) => (
          <path key={path} d={path} className={`${css.sketch} ${paint === css.ink ? css.shaded : css.sheet}`} />
        ))}
        <circle cx="22" cy="22" r="15" className={css.mark} />
        <text x="22" y="30" className={`${css.middle} ${css.light}`}>
          {at + 1}
        </text>
      </g>
      <g data-at="2">
        {shapes.map(([paint, path]) => (
          <path key={path} d={path} className={paint} />
        ))}
      </g>
    </g>
  ))
}
