import css from './figure.module.css'

const curves = [
  'M0 20C40 22 60 60 90 150S130 226 210 240 420 252 640 262V300H0z',
  'M0 20C120 22 180 40 300 62S520 104 640 124V300H0z',
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
      {curves.map((curve, at) => {
        let x = 0
        return (
          <g key={curve} data-at={at}>
            <path d={curve} className={css.mark} />
            <path d="M12 150H640" className={css.gaps} />
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
      <text x="640" y="24" className={`${css.small} ${css.end}`}>
        {labels[4]}
      </text>
    </>
  )
}
