import css from './figure.module.css'

const READERS = Array.from({ length: 50 }, (_, reader) => reader)
/** Readers of fifty who have opened each letter, by hour. */
const opened = [
  [0, 0],
  [6, 15],
  [9, 21],
] as const
const last = opened.length - 1
/** Fifteen rows of sixty dots; the dots are very short dashes. */
const others = Array.from({ length: 15 }, (_, row) => `M4 ${304 + row * 10.73}H638`).join('')
/** Spreads `count` readers over the fifty: 50 and 17 have no common factor. */
const hasOpened = (reader: number, count: number) => (reader * 17) % 50 < count

/**
 * Draws two subject lines with fifty readers each, and the other readers, who get the better one. labels: the two
 * subjects, the others.
 */
export function TwoSubjects({ labels }: { labels: readonly string[] }) {
  return (
    <>
      {labels.slice(0, 2).map((subject, letter) => (
        <g key={subject} transform={`translate(0 ${letter * 134})`}>
          <path d="M0 0H640V56H0z" className={css.surface} />
          <path d="M18 14h44v28H18zl22 16 22-16" className={css.sketch} />
          <text x="82" y="39" className={css.big}>
            {subject}
          </text>
          {opened.map((counts, hour) => {
            const count = counts[letter] ?? 0
            return (
              <g key={hour} data-at={hour}>
                {READERS.map((reader) => (
                  <circle
                    key={reader}
                    cx={10 + (reader % 25) * 25.8}
                    cy={reader < 25 ? 82 : 108}
                    r="9"
                    className={hasOpened(reader, count) ? css.mark : css.line}
                  />
                ))}
                <text x="622" y="39" className={`${css.big} ${css.end}`}>
                  {count} / {READERS.length}
                </text>
                {hour === last && letter === 0 && <path d="M74 30H302" className={css.strike} />}
              </g>
            )
          })}
        </g>
      ))}
      <text y="286" className={css.small}>
        {labels[2]}
      </text>
      <path d={others} className={css.others} data-at="0 1" />
      <path d={others} className={`${css.others} ${css.sent}`} data-at={last} />
    </>
  )
}
