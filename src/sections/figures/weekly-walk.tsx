import css from './figure.module.css'

/** Content of three screens of 112 by 124. */
const screens = [
  [
    [css.saffron, 'M0 0h112v84H0z'],
    [css.laterite, 'M56 14a30 30 0 1 0 .1 0z'],
    [css.bone, 'M40 52l28-18 3 5-28 18z'],
    [css.bone, 'M44 32a6 6 0 1 0 .1 0zm24 16a6 6 0 1 0 .1 0z'],
    [css.ink, 'M12 94h70v9H12zm0 15h50v7H12z'],
  ],
  [
    [css.periwinkle, 'M0 0h112v58H0z'],
    [css.cobalt, 'M0 58l34-30 24 20 20-12 34 22z'],
    [css.ink, 'M12 70h84v10H12z'],
    [css.sand, 'M12 90h88v7H12zm0 14h88v7H12zm0 14h60v7H12z'],
  ],
  [
    [css.sand, 'M12 12h88v20H12zm0 28h88v20H12z'],
    [css.saffron, 'M12 78h88v34H12z'],
    [css.ink, 'M34 90h44v10H34z'],
  ],
] as const
/** Position of each screen, x of its words, and whether the promise is kept there. */
const stops = [
  { x: 24, y: 6, words: 168, isKept: true },
  { x: 448, y: 160, words: 418, isKept: false },
  { x: 24, y: 314, words: 168, isKept: true },
]

/** Draws a path over three screens, with what was found on each. labels: each screen, and what was found there. */
export function WeeklyWalk({ labels }: { labels: readonly string[] }) {
  return (
    <>
      <path
        d="M176 118C300 102 430 98 500 144M432 286C320 286 120 250 92 300"
        className={css.dots}
        fill="none"
        strokeDasharray="0 24"
      />
      {stops.map(({ x, y, words, isKept }, at) => {
        const side = x < words ? undefined : css.end
        return (
          <g key={y}>
            <g transform={`translate(${x} ${y})`}>
              <rect width="128" height="144" rx="16" className={css.fg} />
              <path d="M8 10h112v124H8z" className={css.bone} />
              <g transform="translate(8 10)">
                {screens[at]?.map(([paint, path]) => (
                  <path key={path} d={path} className={paint} />
                ))}
              </g>
              <g transform={`translate(${side ? 0 : 128} 30)`}>
                <circle r="26" className={isKept ? css.saffron : css.laterite} />
                <path d={isKept ? 'M-11 0l8 9 14-17' : 'M-9-9L9 9M9-9L-9 9'} className={css.inkLine} />
              </g>
            </g>
            <text x={words + (side ? -8 : 26)} y={y + 40} className={`${css.big} ${side}`}>
              {labels[2 * at]}
            </text>
            <text x={words + (side ? -8 : 26)} y={y + 74} className={`${css.small} ${side}`}>
              {labels[2 * at + 1]}
            </text>
          </g>
        )
      })}
    </>
  )
}
