import css from './figure.module.css'

/** Positions of the three businesses on the map; the last is the reader's own. */
const pins = [
  [72, 300],
  [244, 336],
  [150, 362],
] as const

const pin = (x: number, y: number, size: number): string =>
  `M${x} ${y}c${-size * 0.3} ${-size * 0.5} ${-size * 0.55} ${-size * 0.75} ${-size * 0.55} ${-size * 1.15}a${size * 0.55} ${size * 0.55} 0 0 1 ${size * 1.1} 0c0 ${size * 0.4} ${-size * 0.25} ${size * 0.65} ${-size * 0.55} ${size * 1.15}z`

/**
 * Draws a page of search results on which one business is found three times. labels: the query; place and words in the
 * answer; place and words on the map; place, number and title in the list.
 */
export function ResultsPage({ labels }: { labels: readonly string[] }) {
  const [typed, quoted, answer, mapped, open, listed, position, title] = labels
  return (
    <>
      <path d="M0 0H640V600H0z" className={css.bone} />
      <path d="M0 0H640V88H0z" className={css.ink} />
      <rect x="24" y="18" width="592" height="52" rx="26" className={css.bone} />
      <path d="M50 41a11 11 0 1 1 22 0a11 11 0 1 1-22 0zM69 50l11 11" className={css.pen} />
      <text x="94" y="53" className={css.dark}>
        {typed}
      </text>
      <path d="M24 108H616V216H24z" className={css.saffron} />
      <text x="48" y="148" className={`${css.small} ${css.dark}`}>
        {quoted}
      </text>
      <text x="48" y="193" className={`${css.sentence} ${css.dark}`}>
        {answer}
      </text>
      <path d="M24 236H312V386H24z" className={css.sand} />
      <path d="M24 284L312 262M96 236L140 386M24 350L312 318M232 236L262 386" className={css.check} />
      {pins.map(([x, y], at) => (
        <path key={x} d={pin(x, y, at === 2 ? 54 : 28)} className={at === 2 ? css.laterite : css.tired} />
      ))}
      <circle cx="150" cy="300" r="13" className={css.bone} />
      <text x="340" y="298" className={`${css.small} ${css.dark}`}>
        {mapped}
      </text>
      <text x="340" y="342" className={`${css.sentence} ${css.dark}`}>
        {open}
      </text>
      <path d="M24 422H72V442H24zM96 422H420V436H96zM96 446H330V456H96z" className={css.sand} />
      <path d="M0 474H640V558H0z" className={css.cobalt} />
      <text x="46" y="535" className={`${css.numeral} ${css.light} ${css.middle}`}>
        {position}
      </text>
      <text x="96" y="507" className={`${css.small} ${css.light}`}>
        {listed}
      </text>
      <text x="96" y="544" className={css.light}>
        {title}
      </text>
      <path d="M24 576H72V596H24zM96 576H380V590H96z" className={css.sand} />
    </>
  )
}
