import css from './figure.module.css'

/** Enquiries of a week by the hour. */
const hours = [3, 1, 0, 0, 0, 1, 1, 2, 2, 3, 2, 2, 2, 3, 2, 2, 2, 3, 4, 4, 5, 6, 6, 5]
const OPENS = 10
const CLOSES = 18

const at = (hour: number, radius: number): string => {
  const angle = ((hour - 12) / 24) * 2 * Math.PI
  return `${Math.round(220 + Math.sin(angle) * radius)} ${Math.round(220 + Math.cos(angle) * -radius)}`
}

const isOpen = (hour: number): boolean => hour >= OPENS && hour < CLOSES

const dots = (isWanted: (hour: number) => boolean): string =>
  hours
    .flatMap((count, hour) =>
      Array.from({ length: isWanted(hour) ? count : 0 }, (_, dot) => `M${at(hour + 0.5, 132 + dot * 15)}h0`),
    )
    .join('')

/** A day as a dial, noon at the top: when people write, and when somebody is there. labels: both, and four hours. */
export function NightClock({ labels }: { labels: readonly string[] }) {
  const [there, gone, noon, midnight] = labels
  return (
    <>
      <circle cx="220" cy="220" r="112" className={css.ink} />
      <path d={`M220 220L${at(OPENS, 112)}A112 112 0 0 1 ${at(CLOSES, 112)}z`} className={css.saffron} />
      <path d={dots((hour) => isOpen(hour))} className={`${css.dots} ${css.open}`} />
      <path d={dots((hour) => !isOpen(hour))} className={css.dots} />
      <text x="220" y="158" className={`${css.middle} ${css.dark}`}>
        {noon}
      </text>
      <text x="220" y="306" className={`${css.middle} ${css.light}`}>
        {midnight}
      </text>
      <circle cx="424" cy="150" r="9" className={css.fg} />
      <text x="441" y="158" className={css.small}>
        {there}
      </text>
      <circle cx="424" cy="292" r="9" className={css.mark} />
      <text x="441" y="300" className={css.small}>
        {gone}
      </text>
    </>
  )
}
