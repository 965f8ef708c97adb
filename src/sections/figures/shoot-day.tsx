import css from './figure.module.css'

type Shape = [paint: string | undefined, path: string]

/** Eight set-ups of 60 by 44, each of which can be cut upright: shop, baker, samosa, tea, loaf, sunrise, sweets, plate. */
const setups: Shape[][] = [
  [
    [css.sand, 'M0 0h60v44H0z'],
    [css.laterite, 'M6 44V20h48v24z'],
    [css.ink, 'M2 10h56v9l-7 6-7-6-7 6-7-6-7 6-7-6-7 6-7-6z'],
    [css.bone, 'M22 28h16v16H22z'],
  ],
  [
    [css.saffron, 'M0 0h60v44H0z'],
    [css.ink, 'M11 44q0-14 19-14t19 14zM18 20a12 13 0 0 1 24 0v9H18z'],
    [css.umber, 'M30 11a8 10 0 1 0 .1 0z'],
  ],
  [
    [css.cobalt, 'M0 0h60v44H0z'],
    [css.saffron, 'M10 36L30 8l20 28z'],
    [css.laterite, 'M8 35l7-4 7 4 8-4 8 4 7-4 7 4v6H8z'],
  ],
  [
    [css.periwinkle, 'M0 0h60v44H0z'],
    [css.bone, 'M18 14h24v15q0 8-8 8h-8q-8 0-8-8zM42 18h4q6 0 6 6t-6 6h-4v-4h3q3 0 3-2t-3-2h-3z'],
    [css.laterite, 'M18 14h24v6H18z'],
    [css.ink, 'M10 40h40v4H10z'],
  ],
  [
    [css.laterite, 'M0 0h60v44H0z'],
    [css.bone, 'M8 36q0-20 22-20t22 20z'],
    [css.saffron, 'M18 20l4 14h-4l-4-11zM29 17l3 17h-4l-3-16zM40 19l2 15h-4l-2-16z'],
  ],
  [
    [css.ink, 'M0 0h60v44H0z'],
    [css.saffron, 'M30 8a15 15 0 1 0 .1 0z'],
    [css.periwinkle, 'M0 32q15-6 30 0t30 0v12H0z'],
  ],
  [
    [css.bone, 'M0 0h60v44H0z'],
    [css.laterite, 'M16 24h13v13H16zM31 24h13v13H31z'],
    [css.saffron, 'M23 10h14v13H23z'],
    [css.cobalt, 'M4 38h52v4H4z'],
  ],
  [
    [css.umber, 'M0 0h60v44H0z'],
    [css.sand, 'M30 6a22 16 0 1 0 .1 0z'],
    [css.laterite, 'M21 15a6 6 0 1 0 .1 0zM38 13a6 6 0 1 0 .1 0zM30 24a6 6 0 1 0 .1 0z'],
  ],
]
const idOf = (setup: number) => `setup-${setup}`

/** A set-up as a whole, and seen closer; upright its middle. */
const crops = ['0 0 60 44', '9 5 42 31', '0 0 60 44', '16 10 30 22']
const UPRIGHT = '18 2 23 41'

type FrameProps = Record<'x' | 'y' | 'width' | 'height' | 'setup', number> & { crop: string }

const Frame = ({ setup, crop, ...place }: FrameProps) => (
  <svg {...place} viewBox={crop} preserveAspectRatio="xMidYMid slice">
    <use href={`#${idOf(setup)}`} />
  </svg>
)

const places = (count: number, row: number) =>
  Array.from({ length: count }, (_, at) => ({ at, x: at % row, y: Math.floor(at / row) }))

/** All set-ups in turn, each time beginning with another. */
const setupOf = (at: number) => (at * 5 + Math.floor(at / setups.length) * 4) % setups.length
const cropOf = (at: number) => crops[(at + Math.floor(at / 5)) % crops.length] ?? UPRIGHT

/** A day's sun over what it yields, the same set-ups in three proportions. labels: morning, evening, three yields. */
export function ShootDay({ labels }: { labels: readonly string[] }) {
  const [morning, evening, film, upright, stills] = labels
  return (
    <>
      <defs>
        {setups.map((shapes, at) => (
          <g key={at} id={idOf(at)}>
            {shapes.map(([paint, path]) => (
              <path key={path} d={path} className={paint} />
            ))}
          </g>
        ))}
      </defs>
      <path d="M20 90C180-22 460-22 620 90" className={`${css.line} ${css.dash}`} />
      {[0, 1, 2, 3, 4].map((hour) => (
        <circle
          key={hour}
          cx={[20, 150, 320, 490, 620][hour]}
          cy={[90, 27, 6, 27, 90][hour]}
          r={hour === 2 ? 26 : 14}
          className={css.saffron}
        />
      ))}
      <text x="44" y="100" className={css.small}>
        {morning}
      </text>
      <text x="596" y="100" className={`${css.small} ${css.end}`}>
        {evening}
      </text>
      <path d="M0 122h302v170H0z" className={css.saffron} />
      <path d="M150 260a64 64 0 0 1 128 0z" className={css.laterite} />
      <path d="M0 254h302v38H0zM24 178h112v76H24z" className={css.ink} />
      <path d="M40 202h80v52H40z" className={css.sand} />
      <path d="M24 178h112l8 20h-14l-10 12-12-12-12 12-12-12-12 12-12-12-12 12-12-12H16z" className={css.laterite} />
      <path d="M124 182l62 34-62 34z" className={css.bone} />
      <text x="0" y="322" className={css.small}>
        {film}
      </text>
      {places(12, 6).map(({ at, x, y }) => (
        <Frame
          key={at}
          x={326 + x * 53}
          y={122 + y * 88}
          width={46}
          height={82}
          setup={setupOf(at + 3)}
          crop={UPRIGHT}
        />
      ))}
      <text x="326" y="322" className={css.small}>
        {upright}
      </text>
      {places(40, 10).map(({ at, x, y }) => (
        <Frame key={at} x={x * 64.4} y={344 + y * 48} width={60} height={44} setup={setupOf(at)} crop={cropOf(at)} />
      ))}
      <text x="0" y="562" className={css.small}>
        {stills}
      </text>
    </>
  )
}
