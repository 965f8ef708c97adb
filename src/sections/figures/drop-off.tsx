import css from './figure.module.css'

/** Who is still watching, from the first second to the last: 280 units are all, with the share at the end and where its words stand. */
const cuts = [
  { curve: 'M0 20C40 22 60 60 90 150S130 226 210 240 420 252 640 262', end: 262, words: 246, share: '14%' },
  { curve: 'M0 20C120 22 180 40 300 62S520 104 640 124', end: 124, words: 66, share: '63%' },
]
/** Scenes as they follow each other, by the order of the labels. */
const orders = [
  [0, 1, 2, 3],
  [2, 1, 3, 0],
]
const widths = [96, 150, 250, 144]
const paints = [css.periwinkle, css.sand, css.laterite, css.saffron]

/** Who is still watching, above the scenes in two orders. labels: four scenes, the curve. */
export function DropOff({ labels }: { labels: readonly string[] }) {
  return (
    <>
      <path d="M0 300H640" className={css.line} />
      {cuts.map(({ curve, words, share }, at) => {
        const other = cuts[1 - at]
        let x = 0
        return (
          <g key={curve} data-at={at}>
            <path d={`${curve}V300H0z`} className={css.mark} />
            <path d="M12 150H640" className={css.gaps} />
            <path d={other?.curve} className={`${css.strong} ${css.open} ${css.dash}`} />
            <text x="640" y={words} className={`${css.big} ${css.end}`}>
              {share} {labels[4]}
            </text>
            <text x="640" y={(other?.end ?? 0) - 12} className={`${css.end} ${css.halo}`}>
              {other?.share}
            </text>
            {orders[at]?.map((scene) => {
              const width = widths[scene] ?? 0
              const left = x
              x += width
              return (
                <g key={scene}>
                  <path d={`M${left} 316h${width - 6}v84h-${width - 6}z`} className={paints[scene]} />
                  <path d={`M${left + 6} 324h${width - 18}M${left + 6} 392h${width - 18}`} className={css.holes} />
                  <text x={left + 12} y="366" className={scene === 2 ? css.light : css.dark}>
                    {labels[scene]}
                  </text>
                </g>
              )
            })}
          </g>
        )
      })}
      <path d="M92 0V300" className={`${css.line} ${css.dash}`} data-at="0" />
    </>
  )
}
