import type { ArtefactOf } from '../../../content/cases.ts'
import { Answers } from './choices.tsx'
import css from './reminder.module.css'

/** A reminder on a phone at night, with two answers of the same size. */
export function Reminder({ choices, again, stop, brand }: ArtefactOf<'reminder'> & { brand: string }) {
  return (
    <div className={css.phone}>
      <svg viewBox="0 0 320 130" aria-hidden="true">
        <circle cx="232" cy="66" r="44" className={css.moon} />
        <circle cx="212" cy="56" r="40" className={css.night} />
        <path d="M40 36h1M86 84h1M130 28h1M64 112h1M290 22h1" className={css.stars} />
      </svg>
      <div className={css.message}>
        <p className={css.brand}>{brand}</p>
        <Answers choices={choices} />
        <p className={css.buttons}>
          <span>{again}</span> <span>{stop}</span>
        </p>
      </div>
    </div>
  )
}
