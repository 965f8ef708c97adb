import css from './figure.module.css'

/** Draws a roof with solar panels and the sun, 240 by 130. */
function Roof() {
  return (
    <>
      <circle cx="196" cy="34" r="30" className={css.saffron} />
      <path d="M0 130V104L96 30l144 76v24z" className={css.laterite} />
      <path d="M110 52l34 18-16 30-34-18zM150 73l34 18-14 27h-6l-30-16z" className={css.ink} />
    </>
  )
}

/** Posts after the first: a ground, and a mark on it. */
const posts = [
  { paint: css.laterite, d: 'M504 170H640V264H504z', mark: css.bone, sign: 'M522 192h100v10H522zM522 214h74v10h-74z' },
  { paint: css.periwinkle, d: 'M504 273h63v94h-63z', mark: css.ink, sign: 'M512 348v-18l23-20 24 20v18z' },
  { paint: css.saffron, d: 'M576 273h64v94h-64z', mark: css.laterite, sign: 'M608 302a18 18 0 1 0 .1 0z' },
  {
    paint: css.sand,
    d: 'M504 376h63v94h-63z',
    mark: css.ink,
    sign: 'M514 396h43v7h-43zM514 414h43v7h-43zM514 432h26v7h-26z',
  },
  { paint: css.ink, d: 'M576 376h64v94h-64z', mark: css.saffron, sign: 'M612 392l-22 34h14l-6 26 28-38h-16z' },
]

/** Icons of the results in the order of the stages: guide, film, letter, sheet, posts; each 52 by 44. */
const signs = [
  'M6 0h40v44H6zM14 12h24M14 22h24M14 32h14',
  'M0 4h52v36H0zM21 13v18l14-9z',
  'M0 4h52v36H0zM0 4l26 20L52 4',
  'M4 0h44v44H4zM4 15h44M4 30h44M26 15v29',
  'M4 0h20v20H4zM28 0h20v20H28zM4 24h20v20H4zM28 24h20v20H28z',
]

/**
 * Draws a sentence of one talk and what it becomes, with the result's icon highlighted among five. labels: the time of
 * the talk, the sentence in two lines, the guide's question, the letter's greeting and last line, three sizes with
 * their years.
 */
export function OneInterview({ labels }: { labels: readonly string[] }) {
  const [time, first, second, question, greeting, step, ...years] = labels
  /** Renders the sentence with its second line `lead` below the first. */
  const sentence = (x: number, y: number, lead: number, className: string | undefined) => (
    <text x={x} y={y} className={className}>
      {first}
      <tspan x={x} dy={lead}>
        {second}
      </tspan>
    </text>
  )
  return (
    <>
      <g transform="translate(0 -72) scale(0.6)">
        <circle cx="104" cy="222" r="104" className={css.saffron} />
        <rect x="74" y="130" width="60" height="112" rx="30" className={css.ink} />
        <path d="M54 210q0 58 50 58t50-58M104 268v40M74 308h60" className={css.inkLine} />
      </g>
      <text y="158" className={css.small}>
        {time}
      </text>
      {signs.map((sign, at) => (
        <g key={sign} transform={`translate(36 ${192 + at * 56})`}>
          <g data-at={at}>
            <path d="M-12-6H64V50H-12z" className={css.saffron} />
            <path d="M64 22H116" className={css.strong} />
          </g>
          <path d={sign} className={css.outline} />
        </g>
      ))}
      <path d="M395 110v64" className={css.braid} />
      <path d="M395 110v64" className={css.weft} />
      <path
        d="M170 4H622q18 0 18 18V100q0 18-18 18H170q-18 0-18-18V80l-22-18 22-18V22q0-18 18-18z"
        className={css.ink}
      />
      {sentence(180, 54, 38, `${css.big} ${css.light}`)}
      <g data-at="0">
        <path d="M152 170H640V470H152z" className={css.sand} />
        <path d="M152 170H640v14H152z" className={css.laterite} />
        <text x="180" y="230" className={`${css.big} ${css.dark}`}>
          {question}
        </text>
        <path d="M172 250H612v88H172z" className={css.saffron} />
        {sentence(184, 285, 38, css.dark)}
        <path d="M180 368H600M180 394H600M180 420H480" className={css.sketch} />
      </g>
      <g data-at="1">
        <path d="M152 170H640V470H152z" className={css.ink} />
        <path d="M164 182H628M164 458H628" className={css.holes} />
        <path d="M164 196H628V444H164z" className={css.periwinkle} />
        <g transform="translate(330 196) scale(1.24)">
          <Roof />
        </g>
        <circle cx="248" cy="252" r="28" className={css.ink} />
        <path d="M190 360q0-72 58-72t58 72z" className={css.saffron} />
        <path d="M224 240q24-34 48 0z" className={css.laterite} />
        <path d="M164 350H628V444H164z" className={css.ink} />
        {sentence(396, 388, 38, `${css.middle} ${css.light}`)}
      </g>
      <g data-at="2">
        <path d="M152 320L396 210 640 320V470H152z" className={css.cobalt} />
        <path d="M184 170H608V430H184z" className={css.sand} />
        <text x="212" y="212" className={css.dark}>
          {greeting}
        </text>
        <path d="M204 228H588v80H204z" className={css.saffron} />
        {sentence(212, 261, 34, css.dark)}
        <text x="212" y="344" className={`${css.small} ${css.dark}`}>
          {step}
        </text>
        <path d="M152 320L396 420 640 320V470H152z" className={css.periwinkle} />
      </g>
      <g data-at="3">
        <path d="M152 170H640V470H152z" className={css.saffron} />
        {sentence(180, 224, 38, `${css.big} ${css.dark}`)}
        <path d="M180 282H612M180 342H612M180 402H612" className={css.rule} />
        {[0, 1, 2].map((row) => (
          <g key={row}>
            <text x="180" y={322 + row * 60} className={`${css.small} ${css.dark}`}>
              {years[row * 2]}
            </text>
            <text x="612" y={322 + row * 60} className={`${css.end} ${css.dark}`}>
              {years[row * 2 + 1]}
            </text>
          </g>
        ))}
      </g>
      <g data-at="4">
        <path d="M152 170H490V470H152z" className={css.cobalt} />
        {sentence(174, 220, 36, css.light)}
        <g transform="translate(152 288) scale(1.408 1.4)">
          <Roof />
        </g>
        {posts.map(({ paint, d, mark, sign }) => (
          <g key={d}>
            <path d={d} className={paint} />
            <path d={sign} className={mark} />
          </g>
        ))}
      </g>
    </>
  )
}
