import css from './diagram.module.css'
import type { DrawingProps } from './drawing-props.ts'

/** Draws one question made into three formats. labels: the question in two lines, name and use of each format. */
export function OneQuestion({ labels }: DrawingProps) {
  const [first, second, ...rest] = labels
  return (
    <>
      <path
        d="M140 16h360q20 0 20 20v68q0 20-20 20H344l-24 30-24-30H140q-20 0-20-20V36q0-20 20-20z"
        className={css.ink}
      />
      <text x="320" y="64" className={`${css.middle} ${css.light}`}>
        {first}
      </text>
      <text x="320" y="98" className={`${css.middle} ${css.light}`}>
        {second}
      </text>
      <path d="M320 160v22M110 210v-14q0-14 14-14h392q14 0 14 14v14M320 182v28" className={css.stroke} />
      <path d="M60 216h100v178H60z" className={css.laterite} />
      <circle cx="110" cy="292" r="34" className={css.saffron} />
      <path d="m100 272 32 20-32 20z" className={css.ink} />
      <path d="M76 352h68M76 370h44" className={`${css.stroke} ${css.pale}`} />
      {[0, 1, 2, 3, 4].map((page) => (
        <g key={page}>
          <path
            d={`M${296 - page * 14} ${266 - page * 12}h104v130H${296 - page * 14}z`}
            className={page % 2 ? css.sand : css.saffron}
          />
          <path d={`M${296 - page * 14} ${266 - page * 12}h104v130H${296 - page * 14}z`} className={css.thin} />
        </g>
      ))}
      <path d="M258 254h68M258 276h68M258 298h44" className={css.stroke} />
      <path d="M450 246h80v148h-80z" className={css.sand} />
      <path d="M530 246h80v148h-80z" className={css.saffron} />
      <path d="m462 362 28-52 16 26 12-16 12 22v20z" className={css.ink} opacity=".4" />
      <path d="M542 362V318l28-24 28 24v44z" className={css.laterite} />
      <path d="M530 240v160" className={css.stroke} />
      {[110, 320, 530].map((x, index) => (
        <g key={x}>
          <text x={x} y="430" className={css.middle}>
            {rest[index * 2]}
          </text>
          <text x={x} y="460" className={`${css.note} ${css.middle}`}>
            {rest[index * 2 + 1]}
          </text>
        </g>
      ))}
    </>
  )
}
