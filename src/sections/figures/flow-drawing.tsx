import css from './figure.module.css'

/** Six steps of an enquiry: its position, its icon of 48 by 40, and whether a person still does it at the end. */
const steps = [
  { x: 0, y: 30, person: false, sign: 'M2 4h44v32H2zl22 18L46 4' },
  { x: 226, y: 30, person: false, sign: 'M20 6L4 18l16 12v-8q16-2 24 12 0-22-24-20z' },
  { x: 452, y: 30, person: false, sign: 'M4 4h40L30 20v16l-12-6V20z' },
  { x: 0, y: 230, person: true, sign: 'M14 4l8 8-6 7q4 8 11 11l7-6 9 8-5 6Q12 34 8 10z' },
  { x: 226, y: 230, person: true, sign: 'M10 2h20l8 8v28H10zM30 2v8h8M17 18h14M17 28h14' },
  { x: 452, y: 230, person: false, sign: 'M40 20a16 16 0 1 1-5-12M36 0v9h-9M24 10v11l8 5' },
]
/** Both rows run to the right, so the path from the first to the second goes back below the waiting times. */
const ways = 'M188 78h36M414 78h36M604 126v68H94v34M188 278h36M414 278h36'
const heads = 'M211 66l13 12-13 12M437 66l13 12-13 12M82 215l12 13 12-13M211 266l13 12-13 12M437 266l13 12-13 12'
const waits = [
  [207, 146],
  [433, 146],
  [433, 346],
] as const

/** Draws a workflow as it is, on paper, and as it runs later. labels: six steps, then three waits. */
export function FlowDrawing({ labels }: { labels: readonly string[] }) {
  return (
    <>
      <path d={ways + heads} className={css.outline} data-at="0" />
      <path d={ways} className={`${css.line} ${css.dash}`} data-at="1" />
      <path d={heads} className={css.outline} data-at="1" />
      <path d={ways + heads} className={css.strong} data-at="2" />
      {steps.map(({ x, y, person, sign }, at) => {
        const box = `M${x} ${y}h188v96H${x}z`
        const words = `${css.middle} ${css.big}`
        return (
          <g key={box}>
            <path d={box} className={css.sand} data-at="0" />
            <path d={box} className={`${css.frame} ${css.dash}`} data-at="1" />
            <path d={box} className={person ? css.bone : css.saffron} data-at="2" />
            {person && <path d={`M${x} ${y}h188l-14 12H${x + 14}z`} className={css.laterite} data-at="1 2" />}
            <g data-at="1">
              <path d={sign} transform={`translate(${x + 70} ${y + 13})`} className={css.outline} />
              <text x={x + 94} y={y + 82} className={words}>
                {labels[at]}
              </text>
            </g>
            <g data-at="0 2">
              <path d={sign} transform={`translate(${x + 70} ${y + 13})`} className={css.pen} />
              <text x={x + 94} y={y + 82} className={`${words} ${css.dark}`}>
                {labels[at]}
              </text>
            </g>
          </g>
        )
      })}
      <g data-at="0">
        {waits.map(([x, y], at) => (
          <g key={x + y}>
            <circle cx={x} cy={y} r="27" className={css.laterite} />
            <path d={`M${x - 12} ${y - 15}h24l-24 30h24z`} className={css.bone} />
            <text x={x + 36} y={y + 9}>
              {labels[at + 6]}
            </text>
          </g>
        ))}
      </g>
    </>
  )
}
