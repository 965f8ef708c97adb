import type { ChartOf } from '../../../content/cases.ts'
import { classNames } from '../../../lib/class-names.ts'
import { CUP } from '../../../lib/chart-shapes.ts'
import choicesCss from '../artefacts/choices.module.css'
import css from './cups.module.css'

const PER_ROW = 10
const WIDTH = 50
const HEIGHT = 46
const HUNDRED = Array.from({ length: 100 }, (_, at) => at)
/** Groups in which the gained cups appear, one after the other. */
const WAVES = [0, 1, 2]

/** Draws a hundred cups: full ones for the share before, then those gained, then empty ones. */
export function Cups({ before, after, beforeLabel, afterLabel }: ChartOf<'cups'>) {
  const gained = HUNDRED.slice(before, after)
  const top = Math.floor(before / PER_ROW) * HEIGHT + 4
  const bottom = Math.ceil(after / PER_ROW) * HEIGHT - 8
  return (
    <div className={css.cups}>
      <div
        role="radiogroup"
        aria-label={`${beforeLabel}, ${afterLabel}`}
        className={classNames(choicesCss.choices, css.switch)}
      >
        {[
          { value: before, label: beforeLabel },
          { value: after, label: afterLabel },
        ].map(({ value, label }) => (
          <label key={label} className={choicesCss.choice}>
            <input
              type="radio"
              name="cups"
              value={value}
              defaultChecked={value === after}
              data-before={value === before || undefined}
            />
            <b>{value}%</b> {label}
          </label>
        ))}
      </div>
      <svg viewBox="0 0 500 460" aria-hidden="true">
        <g className={css.full}>
          <Outlines cups={HUNDRED.slice(0, before)} />
        </g>
        <g className={css.gained}>
          {WAVES.map((wave) => (
            <g key={wave}>
              <Outlines cups={gained.filter((_, at) => at % WAVES.length === wave)} />
            </g>
          ))}
        </g>
        <g className={css.empty}>
          <Outlines cups={HUNDRED.slice(after)} />
        </g>
        <text x="508" y={(top + bottom) / 2} className={css.more}>
          +{after - before}
        </text>
      </svg>
    </div>
  )
}

/**
 * Draws any number of cups as three paths: as single elements a hundred cups were more than half of the page's boxes.
 */
function Outlines({ cups }: { cups: readonly number[] }) {
  const draw = ([x, y, line]: readonly [number, number, string]) =>
    cups.map((at) => `M${(at % PER_ROW) * WIDTH + x} ${Math.floor(at / PER_ROW) * HEIGHT + y}${line}`).join('')
  return (
    <>
      <path d={draw(CUP.handle)} fill="none" />
      <path d={draw(CUP.bowl)} />
      <path d={draw(CUP.band)} className={css.band} />
    </>
  )
}
