import css from './figure.module.css'

const RADIUS = 172
const circles = [
  { x: 212, y: 190, paint: css.saffron, words: css.dark, at: [138, 172] },
  { x: 428, y: 190, paint: css.laterite, words: css.light, at: [496, 172] },
  { x: 320, y: 366, paint: css.cobalt, words: css.light, at: [320, 478] },
] as const
/** Where two of them meet: which two, and the middle of what they share without the third. */
const pairs = [
  { of: [0, 1], at: [320, 128] },
  { of: [0, 2], at: [215, 306] },
  { of: [1, 2], at: [425, 306] },
] as const
const CENTRE = { x: 320, y: 250 }
const [LEGEND, ROW] = [590, 44]
/** Left edge of the first circle, which the legend keeps to. */
const EDGE = circles[0].x - RADIUS

/**
 * What makes a lead, as three circles: all of it where they meet, nearly where two do. labels: the three, the names of
 * three parts, and what is done with each.
 */
export function ThreeCircles({ labels }: { labels: readonly string[] }) {
  const [whole, nearly, alone] = labels.slice(circles.length)
  const actions = labels.slice(2 * circles.length)
  const legend = [
    { name: whole, paints: [css.bone] },
    { name: nearly, paints: [css.sand] },
    { name: alone, paints: circles.map(({ paint }) => paint) },
  ]
  return (
    <>
      {circles.map(({ x, y }, at) => (
        <clipPath key={x} id={`circle-${at}`}>
          <circle cx={x} cy={y} r={RADIUS} />
        </clipPath>
      ))}
      {circles.map(({ x, y, paint }) => (
        <circle key={x} cx={x} cy={y} r={RADIUS} className={paint} />
      ))}
      {pairs.map(({ of: [one, other] }) => (
        <g key={one + other} clipPath={`url(#circle-${one})`}>
          <circle cx={circles[other].x} cy={circles[other].y} r={RADIUS} className={css.sand} />
        </g>
      ))}
      <g clipPath="url(#circle-0)">
        <g clipPath="url(#circle-1)">
          <circle cx={circles[2].x} cy={circles[2].y} r={RADIUS} className={css.bone} />
        </g>
      </g>
      {circles.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r={RADIUS} className={css.notch} />
      ))}
      {circles.map(({ x, words, at: [left, top] }, at) => (
        <text key={x} x={left} y={top} className={`${css.sentence} ${css.middle} ${words}`}>
          {labels[at]}
        </text>
      ))}
      {pairs.map(({ at: [x, y] }) => (
        <text key={x} x={x} y={y} className={`${css.small} ${css.middle} ${css.dark}`}>
          {nearly}
        </text>
      ))}
      <text x={CENTRE.x} y={CENTRE.y} className={`${css.sentence} ${css.middle} ${css.dark}`}>
        {whole}
      </text>
      {legend.map(({ name, paints }, at) => (
        <g key={name} transform={`translate(${EDGE} ${LEGEND + at * ROW})`}>
          {paints.map((paint, dot) => (
            <circle
              key={paint}
              cx={paints.length > 1 ? [7.6, 18.4, 13][dot] : 13}
              cy={paints.length > 1 ? [-14.4, -14.4, -3.6][dot] : -9}
              r={paints.length > 1 ? 7.6 : 13}
              className={paint}
            />
          ))}
          <text x="40">{name}</text>
          <text x="175" className={css.small}>
            {actions[at]}
          </text>
        </g>
      ))}
    </>
  )
}
