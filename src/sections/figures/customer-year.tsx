import css from './figure.module.css'

/** Points at which the letters hang from the thread. */
const places = [
  [64, 70],
  [192, 42],
  [320, 34],
  [448, 44],
  [576, 42],
] as const

/** Longest label for one line, in characters: on a phone a longer one would touch its neighbour. */
const MAX_LABEL_ON_ONE_LINE = 9
const linesOf = (label: string): string[] =>
  label.length > MAX_LABEL_ON_ONE_LINE ? (/^(\S+) (.*)/.exec(label)?.slice(1) ?? [label]) : [label]

/** Draws five letters on one thread, with the chosen one open. labels: when each is sent; long ones take two rows. */
export function CustomerYear({ labels }: { labels: readonly string[] }) {
  return (
    <>
      <path d="M0 92C90 56 210 34 320 34S540 60 640 20" className={`${css.line} ${css.dash}`} />
      {places.map(([x, y], at) => (
        <g key={x} transform={`translate(${x - 52} ${y})`}>
          <path d="M52 0v54" className={css.line} />
          <g transform="translate(0 -12)">
            <g data-at={[0, 1, 2, 3, 4].filter((other) => other !== at).join(' ')}>
              <path d="M0 66h104v74H0z" className={css.sand} />
              <path d="M0 66l52 42 52-42z" className={css.bone} />
            </g>
            <g data-at={at}>
              <path d="M0 80l52-40 52 40v64H0z" className={css.laterite} />
              <path d="M14 34h76v70H14z" className={css.bone} />
              <path d="M26 50h34M26 64h52M26 78h44" className={css.line} />
              <path d="M0 80l52 36 52-36v64H0z" className={css.saffron} />
            </g>
          </g>
          <text y={224 - y} className={`${css.middle} ${css.small}`}>
            {linesOf(labels[at] ?? '').map((line, row) => (
              <tspan key={line} x="52" dy={row === 0 ? 0 : '1.15em'}>
                {line}
              </tspan>
            ))}
          </text>
        </g>
      ))}
    </>
  )
}
