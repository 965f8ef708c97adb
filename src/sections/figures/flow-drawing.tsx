import css from './figure.module.css'

/** Six steps of an enquiry: where each stands, and whether a person does it in the end. */
const steps = [
  { x: 0, y: 30, person: false },
  { x: 226, y: 30, person: false },
  { x: 452, y: 30, person: false },
  { x: 452, y: 220, person: true },
  { x: 226, y: 220, person: true },
  { x: 0, y: 220, person: false },
]
const ways = 'M188 78h38M414 78h38M546 126v94M452 268h-38M226 268h-38'
const waits = [
  [207, 168],
  [433, 168],
  [207, 358],
] as const

/** A flow as it is, drawn on paper, and as it runs. labels: six steps, then where each of three waited. */
export function FlowDrawing({ labels }: { labels: readonly string[] }) {
  return (
    <>
      <path d={ways} className={css.line} data-at="0" />
      <path d={ways} className={`${css.line} ${css.dash}`} data-at="1" />
      <path d={ways} className={css.strong} data-at="2" />
      {steps.map(({ x, y, person }, at) => {
        const box = `M${x} ${y}h188v96H${x}z`
        return (
          <g key={box}>
            <path d={box} className={css.unbooked} data-at="0" />
            <path d={box} className={`${css.frame} ${css.dash}`} data-at="1" />
            <path d={box} className={person ? css.bone : css.saffron} data-at="2" />
            {person && <path d={`M${x} ${y}h188l-14 12H${x + 14}z`} className={css.laterite} data-at="1 2" />}
            <text x={x + 94} y={y + 58} className={`${css.middle} ${css.big}`} data-at="0 1">
              {labels[at]}
            </text>
            <text x={x + 94} y={y + 58} className={`${css.middle} ${css.big} ${css.dark}`} data-at="2">
              {labels[at]}
            </text>
          </g>
        )
      })}
      <g data-at="0">
        {waits.map(([x, y], at) => (
          <g key={x + y}>
            <path d={`M${x - 12} ${y - 34}h24l-24 30h24z`} className={css.mark} />
            <text x={x} y={y + 24} className={`${css.middle} ${css.small}`}>
              {labels[at + 6]}
            </text>
          </g>
        ))}
      </g>
    </>
  )
}
