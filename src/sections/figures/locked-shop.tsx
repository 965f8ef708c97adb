import css from './figure.module.css'

type Shape = readonly [paint: string | undefined, path: string]

/**
 * A shop front of 640 by 394 after closing: the house, a window with clothes on either side of the door, the awning.
 */
const shop: readonly Shape[] = [
  [css.deep, 'M40 0h560v380H40z'],
  [css.saffron, 'M72 128h168v192H72zM400 128h168v192H400z'],
  [css.sand, 'M72 292h168v28H72zM400 292h168v28H400z'],
  // Left window: a shirt, a dress and folded cloth. Right window: a blue dress and a bag.
  [css.laterite, 'M104 156h20q8 12 16 0h20l18 26-18 12-6-8v58h-44v-58l-6 8-18-12z'],
  [css.bone, 'M186 262h44v30h-44z'],
  [css.laterite, 'M186 262h44v10h-44z'],
  [css.cobalt, 'M432 150l16 12 16-12 10 18-10 18 26 98h-84l26-98-10-18z'],
  [css.ink, 'M512 236h44v56h-44zM520 236q0-22 14-22t14 22h-6q0-15-8-15t-8 15z'],
  [css.ink, 'M264 128h112v252H264z'],
  [css.umber, 'M276 142h88v108h-88zM276 264h88v104h-88z'],
  [css.saffron, 'M286 152h68v88h-68z'],
  // Stripes of the awning.
  [
    css.laterite,
    'M24 40h592v56q-37 24-74 0-37 24-74 0-37 24-74 0-37 24-74 0-37 24-74 0-37 24-74 0-37 24-74 0-37 24-74 0z',
  ],
  [css.bone, 'M98 40h74v56q-37 24-74 0zM246 40h74v56q-37 24-74 0zM394 40h74v56q-37 24-74 0zM542 40h74v56q-37 24-74 0z'],
  [css.ink, 'M24 28h592v14H24zM0 380h640v14H0z'],
]

/** Left end and width of each message. */
const bubbles = [
  [56, 124],
  [250, 124],
  [400, 208],
] as const

/** Draws a shop with its lights on, its door locked, and the people who asked before it. labels: three messages. */
export function LockedShop({ labels }: { labels: readonly string[] }) {
  return (
    <>
      {shop.map(([paint, path]) => (
        <path key={path} d={path} className={paint} />
      ))}
      <path d="M304 262v-18a16 16 0 0 1 32 0v18" className={css.check} />
      <path d="M294 258h52v44h-52z" className={css.bone} />
      <path d="M320 270a7 7 0 0 1 4 13l3 12h-14l3-12a7 7 0 0 1 4-13z" className={css.ink} />
      {labels.map((words, at) => {
        const [x = 0, width = 0] = bubbles[at] ?? []
        return (
          <g key={words} transform={`translate(${x} 426)`}>
            <rect width={width} height="68" rx="18" className={css.ink} />
            <path d="M26 2l18-24 14 24z" className={css.ink} />
            <text x={width / 2} y="43" className={`${css.middle} ${css.light}`}>
              {words}
            </text>
          </g>
        )
      })}
    </>
  )
}
