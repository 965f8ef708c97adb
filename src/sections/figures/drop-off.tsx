import { BakeryShot } from './bakery-shot.tsx'
import css from './figure.module.css'

/**
 * Share of viewers from the first second to the last (a height of 280 is all of them), the share at the end, and the
 * heights of its point and words.
 */
const cuts = [
  { curve: 'M0 20C40 22 70 60 104 150S150 226 220 240 420 252 640 262', end: 262, words: 244, share: '14%' },
  { curve: 'M0 20C120 22 180 40 300 62S520 104 640 124', end: 124, words: 60, share: '63%' },
]
/** Scenes in the order of the labels; their widths are their lengths in time. */
const scenes = [
  { name: 'door', width: 124 },
  { name: 'street', width: 146 },
  { name: 'dough', width: 150 },
  { name: 'bite', width: 220 },
] as const
/** Indexes of the scenes in the order of each film. */
const orders = [
  [0, 1, 2, 3],
  [3, 2, 1, 0],
]
const LEFT_AT = scenes[0].width

/**
 * Draws how many are still watching, above the scenes in two orders; the film runs on to the edge of the window.
 * labels: four scenes, the curve, where most leave.
 */
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
            <text x="640" y={(other?.end ?? 0) - 34} className={`${css.end} ${css.halo}`}>
              {other?.share}
            </text>
            <path d="M0 312h1400v136H0z" className={css.sand} />
            <path d="M6 320h1394M6 440h1394" className={css.holes} />
            <path d="M644 328h180v104H644z" className={css.deep} />
            <path d="M832 328h180v104H832z" className={css.deep} />
            {orders[at]?.map((index) => {
              const scene = scenes[index]
              if (!scene) return null
              const left = x
              x += scene.width
              return (
                <g key={scene.name}>
                  <BakeryShot name={scene.name} x={left + 4} y={328} width={scene.width - 8} height={104} />
                  <text x={left + scene.width / 2} y="482" className={css.middle}>
                    {labels[index]}
                  </text>
                </g>
              )
            })}
          </g>
        )
      })}
      <g data-at="0">
        <path d={`M${LEFT_AT} 96V448`} className={`${css.line} ${css.dash}`} />
        <text x={LEFT_AT + 16} y="130">
          {labels[5]}
        </text>
      </g>
    </>
  )
}
