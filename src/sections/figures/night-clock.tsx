import css from './figure.module.css'

/** Enquiries of a week, by hour of the day. */
const hours = [3, 1, 0, 0, 0, 1, 1, 2, 2, 3, 2, 2, 2, 3, 2, 2, 2, 3, 4, 4, 5, 6, 6, 5]
const OPENS = 10
/** Closing hour without and with a late shift. */
const [CLOSES, CLOSES_LATE] = [18, 22]

const CENTRE = 300
const DIAL = 168

const at = (hour: number, radius: number): string => {
  const angle = ((hour - 12) / 24) * 2 * Math.PI
  return `${Math.round(CENTRE + Math.sin(angle) * radius)} ${Math.round(CENTRE + Math.cos(angle) * -radius)}`
}

const isOpen = (closes: number) => (hour: number) => hour >= OPENS && hour < closes
const isClosed = (closes: number) => (hour: number) => !isOpen(closes)(hour)

const dots = (isWanted: (hour: number) => boolean): string =>
  hours
    .flatMap((count, hour) =>
      Array.from({ length: isWanted(hour) ? count : 0 }, (_, dot) => `M${at(hour + 0.5, DIAL + 22 + dot * 18)}h0`),
    )
    .join('')

/** Draws an arc in two parts, because the centre of a half circle is ambiguous. */
const arc = (from: number, to: number, radius: number): string =>
  [(from + to) / 2, to].map((hour) => `A${radius} ${radius} 0 0 1 ${at(hour, radius)}`).join('')

const sector = (closes: number): string => `M${CENTRE} ${CENTRE}L${at(OPENS, DIAL)}${arc(OPENS, closes, DIAL)}z`

/** Returns the percentage of enquiries sent while the office is closed. */
function shareOfClosed(closes: number): number {
  const count = (isWanted: (hour: number) => boolean) =>
    hours.reduce((sum, found, hour) => sum + (isWanted(hour) ? found : 0), 0)
  return Math.round((100 * count(isClosed(closes))) / count(() => true))
}

const RING = DIAL + 6

/**
 * Draws a day as a dial with noon at the top: when people write, and when somebody is there. Stages: as it is, with a
 * late shift, with a first reply by night. labels: who is there, who writes then, two hours, and who waits at last;
 * all but the hours in two lines.
 */
export function NightClock({ labels }: { labels: readonly string[] }) {
  const [there, here, gone, away, noon, midnight, waits, last] = labels
  const middle = `${css.middle} ${css.light}`
  const hour = (number: number, place: number, stages?: string, paint = css.light) => {
    const [x, y] = at(place, DIAL - 28).split(' ')
    return (
      <text x={x} y={Number(y) + 8} className={`${css.middle} ${css.small} ${paint}`} data-at={stages}>
        {number}
      </text>
    )
  }
  const share = (
    stages: string,
    x: number,
    y: number,
    percent: number,
    lines: readonly (string | undefined)[],
    start = x,
  ) => (
    <g data-at={stages}>
      <text x={x} y={y} className={`${middle} ${css.numeral}`}>
        {percent}%
      </text>
      <text x={start} y={y + 34} className={middle}>
        {lines[0]}
      </text>
      <text x={start} y={y + 62} className={middle}>
        {lines[1]}
      </text>
    </g>
  )
  return (
    <>
      <circle cx={CENTRE} cy={CENTRE} r={DIAL} className={css.ink} />
      <path d={sector(CLOSES)} className={css.saffron} data-at="0 2" />
      <path d={sector(CLOSES_LATE)} className={css.saffron} data-at="1" />
      <path d={`M${at(CLOSES, RING)}${arc(CLOSES, OPENS + 24, RING)}`} className={css.curve} data-at="2" />
      <path d={dots(isOpen(CLOSES))} className={`${css.dots} ${css.open}`} />
      <path d={dots((when) => isClosed(CLOSES)(when) && isOpen(CLOSES_LATE)(when))} className={css.dots} data-at="0" />
      <path
        d={dots((when) => isClosed(CLOSES)(when) && isOpen(CLOSES_LATE)(when))}
        className={`${css.dots} ${css.open}`}
        data-at="1"
      />
      <path d={dots(isClosed(CLOSES_LATE))} className={css.dots} data-at="0 1" />
      <g data-at="2">
        <path d={dots(isClosed(CLOSES))} className={`${css.dots} ${css.open}`} />
        <path d={dots(isClosed(CLOSES))} strokeLinecap="round" className={css.notch} />
      </g>
      <text x="368" y="224" className={`${css.middle} ${css.big} ${css.dark}`}>
        {there}
      </text>
      <text x="368" y="258" className={`${css.middle} ${css.big} ${css.dark}`}>
        {here}
      </text>
      {share('0', CENTRE, 354, shareOfClosed(CLOSES), [gone, away])}
      {share('1', 220, 312, shareOfClosed(CLOSES_LATE), [gone, away], 241)}
      {share('2', CENTRE, 354, 0, [waits, last])}
      {hour(6, 6, '0 2')}
      {hour(OPENS, OPENS - 0.6)}
      {hour(CLOSES, CLOSES + 0.6, '0 2')}
      {hour(CLOSES, CLOSES, '1', css.dark)}
      {hour(CLOSES_LATE, CLOSES_LATE + 0.6, '1')}
      <text x={CENTRE} y="162" className={`${css.middle} ${css.small} ${css.dark}`}>
        {noon}
      </text>
      <text x={CENTRE} y="454" className={`${middle} ${css.small}`} data-at="0 2">
        {midnight}
      </text>
      <text x="268" y="441" className={`${middle} ${css.small}`} data-at="1">
        {midnight}
      </text>
    </>
  )
}
