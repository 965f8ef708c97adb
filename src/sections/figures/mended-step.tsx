import css from './figure.module.css'

const VISITORS = 1000
/** Percentage of people who go on at each step. */
const RATES = [40, 30, 50]
/** Factor by which mending a step raises its rate. */
const MENDED = 1.5

/** The stage at which every step is mended. Stage 0 mends none, each one in between mends one. */
const ALL = RATES.length + 1
const isMended = (step: number, stage: number) => stage === ALL || stage === step

/** Returns the number of people at each stretch of the pipe at a stage of the figure. */
export function peopleAt(stage: number): number[] {
  const people = [VISITORS]
  for (const [at, rate] of RATES.entries())
    people.push(Math.round(((people.at(-1) ?? 0) * rate * (isMended(at + 1, stage) ? MENDED : 1)) / 100))
  return people
}

const height = (people: number) => 20 + Math.sqrt(people) * 9

/** Height of the pipe's middle, and of each label's line, close above the stretch where it is widest. */
const MIDDLE = 180
const LINES = [24, 57, 84, 92]

/** Draws a pipe of four stretches that leaks between them. labels: the stretches. */
export function MendedStep({ labels }: { labels: readonly string[] }) {
  return (
    <>
      {[0, 1, 2, 3, ALL].map((stage) => (
        <g key={stage} data-at={stage}>
          {peopleAt(stage).map((people, at) => {
            const x = at * 162
            const tall = height(people) / 2
            const end = height(peopleAt(stage)[at + 1] ?? people) / 2
            return (
              <g key={at}>
                <path
                  d={`M${x} ${MIDDLE - tall}L${x + 150} ${MIDDLE - end}V${MIDDLE + end}L${x} ${MIDDLE + tall}z`}
                  className={at === 3 ? css.saffron : css.laterite}
                />
                <text
                  x={x + 75}
                  y={MIDDLE + 10}
                  className={`${css.middle} ${css.big} ${at === 3 ? css.dark : css.light}`}
                >
                  {people}
                </text>
                {at < 3 &&
                  !isMended(at + 1, stage) &&
                  [0, 1, 2].map((drop) => (
                    <path
                      key={drop}
                      d={`M${x + 152 + (drop % 2) * 8} ${MIDDLE + 6 + end + drop * 20}q10 16 0 20q-10-4 0-20z`}
                      className={css.mark}
                    />
                  ))}
              </g>
            )
          })}
          {RATES.map((_, at) => {
            const half = height(peopleAt(stage)[at + 1] ?? 0) / 2 + 8
            return (
              isMended(at + 1, stage) && (
                <path key={at} d={`M${at * 162 + 134} ${MIDDLE - half}h44v${2 * half}h-44z`} className={css.patch} />
              )
            )
          })}
        </g>
      ))}
      {labels.map((label, at) => (
        <text key={label} x={at * 162 + 75} y={LINES[at]} className={css.middle}>
          {label}
        </text>
      ))}
    </>
  )
}
