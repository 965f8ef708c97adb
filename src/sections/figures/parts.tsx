import type { FigureOf } from '../../content/services.ts'
import css from './parts.module.css'

/** An object as it is seen, each part with its name and reason beside it. */
export function Parts({ drawing, parts }: FigureOf<'letter' | 'enquiry-form' | 'guide'>) {
  return (
    <dl className={css.object} data-object={drawing}>
      {parts.map(({ name, shown, why }) => (
        <div key={name} className={css.part}>
          <dt className={css.shown}>
            <span>{shown}</span>
          </dt>
          <dd className={css.why}>
            <b className={css.name}>{name}.</b> {why}
          </dd>
        </div>
      ))}
    </dl>
  )
}
