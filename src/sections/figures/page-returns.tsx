import css from './figure.module.css'
import { NumberMarks } from './number-marks.tsx'

/** Centres of the numbers: the question at night, the newspaper, the advert, the season of prices. */
const NUMBERS = [
  [168, 62],
  [392, 96],
  [168, 326],
  [392, 310],
] as const
const PRICES = [80, 108, 148]
const QUARTERS = [
  [416, 366],
  [474, 366],
  [416, 412],
  [474, 412],
] as const

/**
 * Draws a page of prices, with a number on each thing that comes of it. labels: its question in two lines, when it is
 * asked, who prints it, the advert, what is new.
 */
export function PageReturns({ labels }: { labels: readonly string[] }) {
  const [first, second, hour, paper, advert, fresh] = labels
  return (
    <>
      <path d="M136 20h288v456H136z" className={css.bone} />
      <path d="M136 20h288v14H136z" className={css.laterite} />
      {/* Left of the numbers, where wider fallback letters have room. */}
      <text x="158" y="196" className={css.dark}>
        {first}
      </text>
      <text x="158" y="228" className={css.dark}>
        {second}
      </text>
      <g transform="translate(190 0)">
        {PRICES.map((width, at) => (
          <g key={width} transform={`translate(0 ${252 + at * 26})`}>
            <path d="M0 0h56v14H0z" className={css.ink} />
            <path d={`M68 0h${width}v14H68z`} className={css.laterite} />
          </g>
        ))}
      </g>
      <path d="M190 58h180v84H190z" className={css.sand} />
      <path d="M206 142l42-44h84l22 44z" className={css.cobalt} />
      <path d="M238 98l-14 44M266 98l-6 44M294 98l2 44M322 98l12 44M222 120h122" className={css.grid} />
      <path d="M338 62a15 15 0 1 0 .1 0z" className={css.saffron} />
      <path
        d="M190 346h176v6H190zM190 364h150v6H190zM244 398h120v6H244zM244 416h96v6h-96zM244 434h110v6H244z"
        className={css.tired}
      />

      <path d="M14 62h140q14 0 14 14v84q0 14-14 14H72l-26 26v-26H14q-14 0-14-14V76q0-14 14-14z" className={css.ink} />
      <path d="M92 78a24 24 0 1 0 22 36 22 22 0 0 1-22-36z" className={css.saffron} />
      <text x="84" y="160" className={`${css.small} ${css.middle} ${css.light}`}>
        {hour}
      </text>

      <path d="M366 278Q380 262 400 236" className={css.joint} />
      <path d="M392 96h168v152H392z" className={css.bone} />
      <path d="M392 96h168v152H392z" className={css.pen} />
      <text x="476" y="132" className={`${css.middle} ${css.dark}`}>
        {paper}
      </text>
      <path
        d="M408 146h136v4H408zM408 164h60v5h-60zM408 180h60v5h-60zM408 196h60v5h-60zM408 212h60v5h-60z"
        className={css.ink}
      />
      <path d="M484 164h28v12h-28zM484 184h40v12h-40zM484 204h56v12h-56z" className={css.laterite} />

      <path d="M0 326h168v116H0z" className={css.cobalt} />
      <path d="M22 402l28-30 28 30zM34 402h32v20H34z" className={css.saffron} />
      <path d="M98 372h48v8H98zM98 392h34v8H98z" className={css.bone} />
      <text x="16" y="360" className={css.light}>
        {advert}
      </text>
      <path d="M146 408h52v-18l32 30-32 30v-18h-52z" className={css.laterite} />

      <path d="M392 310h168v156H392z" className={css.bone} />
      <path d="M392 310h168v156H392z" className={css.pen} />
      <path d="M392 310h168v44H392z" className={css.ink} />
      <text x="476" y="341" className={`${css.middle} ${css.light}`}>
        {fresh}
      </text>
      {QUARTERS.map(([x, y], at) => (
        <g key={x + y} transform={`translate(${x} ${y})`}>
          <path d="M0 0h50v38H0z" className={at < 3 ? css.saffron : css.sand} />
          {at < 3 && <path d="M14 19l8 9 15-17" className={css.pen} />}
        </g>
      ))}
      <NumberMarks at={NUMBERS} />
    </>
  )
}
