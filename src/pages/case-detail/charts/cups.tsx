import type { ChartOf } from '../../../content/cases.ts'
import { classNames } from '../../../lib/class-names.ts'
import choicesCss from '../artefacts/choices.module.css'
import css from './cups.module.css'

const PER_ROW = 10
const WIDTH = 50
const HEIGHT = 46
const HUNDRED = Array.from({ length: 100 }, (_, at) => at)

/** A hundred cups: full ones for the share before, then those gained, then empty ones. */
export function Cups({ before, after, beforeLabel, afterLabel }: ChartOf<'cups'>) {
  const groups = [
    { name: css.full, cups: HUNDRED.slice(0, before) },
    { name: css.gained, cups: HUNDRED.slice(before, after) },
    { name: css.empty, cups: HUNDRED.slice(after) },
  ]
  return (
    <div className={css.cups}>
      <fieldset className={classNames(choicesCss.choices, css.switch)}>
        <legend className="visually-hidden">
          {beforeLabel}, {afterLabel}
        </legend>
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
      </fieldset>
      <svg viewBox="0 0 500 460" aria-hidden="true">
        <defs>
          <g id="cup">
            <path d="M33 12h4a6 6 0 0 1 0 12h-5" fill="none" />
            <path d="M5 7h28v15c0 8-5 13-14 13S5 30 5 22z" />
            <path d="M6 17l4 5 4.500-5 4.500 5 4.500-5 4.500 5 4-5" className={css.band} />
          </g>
        </defs>
        {groups.map(({ name, cups }) => (
          <g key={name} className={name}>
            {cups.map((at) => (
              <use key={at} href="#cup" x={(at % PER_ROW) * WIDTH} y={Math.floor(at / PER_ROW) * HEIGHT} />
            ))}
          </g>
        ))}
      </svg>
    </div>
  )
}
