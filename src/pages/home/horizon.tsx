import type { home } from '../../content/home.ts'
import css from './horizon.module.css'
import { sunAt, SUN_WAY } from './sun-at.ts'

type Horizon = (typeof home)['process']['horizon']

/** Number of weeks of the slider. */
const WEEKS = 13
/** Initial week: the day of the strategy, with the sun up. */
const FIRST = 4

/** Returns a week's point on the path of the sun, in percent of the sky. */
function pointAt(week: number): string {
  const { left, bottom } = sunAt((week - 1) / (WEEKS - 1))
  return `${Math.round(left * 10) / 10} ${Math.round(100 - bottom)}`
}

/** View box from the first week to the last, as wide as the path of the sun. */
const SPAN = `${SUN_WAY.from} 0 ${SUN_WAY.length} 100`

/** Path that joins the line of the steps on a wide screen, behind the sun of the first week. */
const JOIN = 'M-2.2 68.5C1.7 72 5.7 73.3 10 70'

/** The first days as three stages of moments; horizon.client.ts shows the slider's week. */
export function Horizon({ heading, label, day, hint, towards, stages }: Horizon) {
  const weeks = Array.from({ length: WEEKS }, (_, index) => pointAt(index + 1))
  const begins = stages.flatMap((stage) => stage.moments.map(({ week }) => week))
  const moments = begins.map((week) => `M${pointAt(week)}h0`)
  /** Formats the weeks of a moment, which lasts until the next one, like 5–6. */
  const weeksFrom = (week: number) => {
    const last = (begins.find((each) => each > week) ?? week + 1) - 1
    return last > week ? `${week}–${last}` : week
  }
  return (
    <section className={css.horizon} data-ground="ink-2" data-enhance="horizon" aria-labelledby="horizon">
      <div className={css.sky} aria-hidden="true">
        <span className={css.dawn} />
        <div className={css.course}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={css.way}>
            <path d={JOIN} className={css.join} />
            <path d={`M${weeks.join('L')}`} />
            <path id="moments" d={moments.join('')} className={css.moments} />
          </svg>
          <span className={css.sun} data-sun={day} />
        </div>
      </div>
      <header className={css.head}>
        <h2 id="horizon" className={css.heading}>
          {heading}
        </h2>
        <p className={css.hint}>{hint}</p>
      </header>
      <label className={css.control}>
        <span className="visually-hidden">{label}</span>
        <svg viewBox={SPAN} preserveAspectRatio="none" aria-hidden="true" className={css.ticks}>
          <use href="#moments" />
        </svg>
        <input type="range" min="1" max={WEEKS} defaultValue={FIRST} aria-describedby="horizon" className={css.range} />
      </label>
      <ol className={css.stages}>
        {stages.map((stage) => (
          <li key={stage.heading} className={css.stage}>
            <h3 className={css.title}>
              <span className={css.towards}>{towards} </span>
              {stage.heading}
            </h3>
            {stage.moments.map(({ week, text }) => (
              <p key={week} className={css.moment} data-week={week}>
                <b className={css.week}>{`${label} ${weeksFrom(week)}`}</b> <span>{text}</span>
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}
