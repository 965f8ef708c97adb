import css from './figure.module.css'

/** Enquiries of a week by the hour. */
const hours = [3, 1, 0, 0, 0, 1, 1, 2, 2, 3, 2, 2, 2, 3, 2, 2, 2, 3, 4, 4, 5, 6, 6, 5]
const OPENS = 10
const CLOSES = 18

/** Hours that are written on the dial besides noon and midnight: where, a little outside of the open hours. */
const marks = [
  { hour: 6, place: 6 },
  { hour: OPENS, place: OPENS - 0.55 },
  { hour: CLOSES, place: CLOSES + 0.55 },
]

const CENTRE = 300
const DIAL = 168

const at = (hour: number, radius: number): string => {
  const angle = ((hour - 12) / 24) * 2 * Math.PI
  return `${Math.round(CENTRE + Math.sin(angle) * radius)} ${Math.round(CENTRE + Math.cos(angle) * -radius)}`
}

const isOpen = (hour: number): boolean => hour >= OPENS && hour < CLOSES

const dots = (isWanted: (hour: number) => boolean): string =>
  hours
    .flatMap((count, hour) =>
      Array.from({ length: isWanted(hour) ? count : 0 }, (_, dot) => `M${at(hour + 0.5, DIAL + 22 + dot * 18)}h0`),
    )
    .join('')

const count = (isWanted: (hour: number) => boolean): number =>
  hours.reduce((sum, found, hour) => sum + (isWanted(hour) ? found : 0), 0)
/** Of those who write, how many do so while nobody is there. */
const SHARE_PERCENT = Math.round((100 * count((hour) => !isOpen(hour))) / count(() => true))

/** A day as a dial, noon at the top: when people write, and which share does so while nobody is there. labels: both in two lines each, and two hours. */
export function NightClock({ labels }: { labels: readonly string[] }) {
  const [there, here, gone, away, noon, midnight] = labels
  return (
    <>
      <circle cx={CENTRE} cy={CENTRE} r={DIAL} className={css.ink} />
      <path
        d={`M${CENTRE} ${CENTRE}L${at(OPENS, DIAL)}A${DIAL} ${DIAL} 0 0 1 ${at(CLOSES, DIAL)}z`}
        className={css.saffron}
      />
      <path d={dots((hour) => isOpen(hour))} className={`${css.dots} ${css.open}`} />
      <path d={dots((hour) => !isOpen(hour))} className={css.dots} />
      <text x="368" y="224" className={`${css.middle} ${css.big} ${css.dark}`}>
        {there}
      </text>
      <text x="368" y="258" className={`${css.middle} ${css.big} ${css.dark}`}>
        {here}
      </text>
      <text x={CENTRE} y="354" className={`${css.middle} ${css.numeral} ${css.light}`}>
        {SHARE_PERCENT}%
      </text>
      <text x={CENTRE} y="388" className={`${css.middle} ${css.light}`}>
        {gone}
      </text>
      <text x={CENTRE} y="416" className={`${css.middle} ${css.light}`}>
        {away}
      </text>
      {marks.map(({ hour, place }) => {
        const [x, y] = at(place, DIAL - 24).split(' ')
        return (
          <text key={hour} x={x} y={Number(y) + 8} className={`${css.middle} ${css.small} ${css.light}`}>
            {hour}
          </text>
        )
      })}
      <text x={CENTRE} y="162" className={`${css.middle} ${css.small} ${css.dark}`}>
        {noon}
      </text>
      <text x={CENTRE} y="454" className={`${css.middle} ${css.small} ${css.light}`}>
        {midnight}
      </text>
    </>
  )
}
