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
    [css.bone, 'M58 146q0-24 20-42 16-20 34-20 18 12 43 12t43-12q20 2 36 20 18 18 18 42z'],
    [
      css.umber,
      'M0 10l92 52q20 6 34 20 8 8-2 12 4 8-6 10 0 8-10 6-4 8-14 2-20-6-30-22L0 74zM310 10l-92 52q-20 6-34 20-8 8 2 12-4 8 6 10 0 8 10 6 4 8 14 2 20-6 30-22l64-16z',
    ],
    [css.saffron, 'M0 0v84l44-4 14-34L0 8zM310 0v84l-44-4-14-34 58-38z'],
    [css.bone, 'M38 152a3 3 0 1 0 .1 0zM66 164a3 3 0 1 0 .1 0zM250 160a3 3 0 1 0 .1 0zM280 150a3 3 0 1 0 .1 0z'],
  ],
  [
    [css.cobalt, 'M0 0h310v180H0z'],
    [css.sand, 'M118 4a92 88 0 1 0 .1 0z'],
    [css.ink, 'M46 44a25 25 0 1 0 .1 0zM128 20Q60 14 56 86q0 48 26 74l44-14V92l36-38q-8-30-34-34z'],
    [css.saffron, 'M52 40q20 6 22 34l-9 3q-4-22-19-28z'],
    // Her profile, the open mouth, teeth, eye, brow and hair before the ear.
    [
      css.umber,
      'M158 56q2 12 10 22 8 10 15 17 2 6-9 8l-2 7-26 7 22 9q2 6-3 9 2 18-16 20-13 1-21-6v31H88V116q6-44 40-62 14-6 30 2z',
    ],
    [css.ink, 'M172 107l-28 10 24 11z'],
    [css.bone, 'M153 113l18-6 1 5-13 5z'],
    [css.ink, 'M134 82q9 8 19 1l1 4q-11 8-22-1zM132 66q10-7 20-1l-1 5q-9-5-18 1zM104 98q-8 22-10 40 24-8 20-42z'],
    [css.saffron, 'M108 128a6 6 0 1 0 .1 0z'],
    [css.laterite, 'M130 98a10 10 0 1 0 .1 0zM20 180q8-24 42-26l28-6q20 20 36 0l24 6q28 6 34 26z'],
    [css.saffron, 'M154 117l80-46q8 40 0 88z'],
    [css.laterite, 'M234 71q8 40 0 88l-8-4 4-10-6-8 6-10-6-10 6-12-6-10 6-10-6-8 4-10z'],
    [
      css.umber,
      'M310 96l-32-6-22-8h-24a9 9 0 0 0 0 18h10-16a9 9 0 0 0 0 18h14-12a9 9 0 0 0 0 18h16-8a9 9 0 0 0 0 17h28l26-8 20 2z',
    ],
    [css.bone, 'M276 88h7v62h-7zM287 88h7v62h-7z'],
    [css.laterite, 'M298 84h12v70h-12z'],
  ],
  [
    [css.ink, 'M0 0h310v180H0z'],
    [css.laterite, 'M40 40h230v58H40z'],
    [css.saffron, 'M40 98l19 26 19-26 19 26 19-26 19 26 19-26 20 26 19-26 19 26 19-26 19 26 19-26z'],
    [css.bone, 'M118 58h74v22h-74z'],
    [css.sand, 'M130 124h50v56h-50z'],
  ],
]

/** In the film the third shot is on screen. */
const PLAYING = 2

const Shot = ({ at }: { at: number }) =>
  shots[at]?.map(([paint, path]) => <path key={path} d={path} className={paint} />)

/** Four shots as words, as a sketch, as frames and as the film they become. labels: the words, the caption in the film. */
export function Storyboard({ labels }: { labels: readonly string[] }) {
  return (
    <>
      {shots.map((shapes, at) => (
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
            <Shot at={at} />
          </g>
        </g>
      ))}
      <g data-at="3">
        <path d="M0 0h640v380H0z" className={css.ink} />
        <svg width="640" height="320" viewBox="0 10 310 155">
          <Shot at={PLAYING} />
        </svg>
        <path d="M222 280h196v36H222z" className={css.ink} />
        <text x="320" y="307" className={`${css.middle} ${css.light}`}>
          {labels[4]}
        </text>
        {shots.map((_, at) => (
          <svg key={at} x={64 + at * 142} y="328" width="134" height="44" viewBox="0 40 310 102">
            <Shot at={at} />
          </svg>
        ))}
        <path d="M18 334l32 16-32 16z" className={css.saffron} />
        <path d="M414 322h6v56h-6z" className={css.bone} />
      </g>
    </>
  )
}
