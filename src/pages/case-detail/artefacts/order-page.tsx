import type { ArtefactOf } from '../../../content/cases.ts'
import css from './order-page.module.css'

/** Draws the new order page, large, in front of the crowded page it replaced. */
export function OrderPage({ bundle, delivery, order, question, choices }: ArtefactOf<'order-page'>) {
  return (
    <div className={css.pages}>
      <div className={css.crowded} />
      <div className={css.page}>
        <div className={css.shelf}>
          {choices.map(({ label }, at) => (
            <div key={label} data-shown={at + 1} />
          ))}
        </div>
        <p className={css.bundle}>{bundle}</p>
        <p className={css.row}>
          {question}
          {choices.map(({ label }, at) => (
            <b key={label} data-shown={at + 1}>
              {label}
            </b>
          ))}
        </p>
        <p className={css.row}>{delivery}</p>
        <p className={css.button}>{order}</p>
      </div>
    </div>
  )
}
