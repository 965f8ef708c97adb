import type { ArtefactOf } from '../../../content/cases.ts'
import css from './order-page.module.css'

/** The new order page, in front of the crowded one it replaced. */
export function OrderPage({ bundle, delivery, order }: ArtefactOf<'order-page'>) {
  return (
    <div className={css.pages}>
      <svg viewBox="0 0 300 420" className={css.crowded} aria-hidden="true">
        <path d="M20 24h120v16H20zM160 24h30v16h-30zM200 24h30v16h-30zM240 24h40v16h-40zM20 56h80v90H20zM110 56h80v90h-80zM200 56h80v90h-80zM20 158h60v10H20zM110 158h50v10h-50zM200 158h70v10h-70zM20 186h80v90H20zM110 186h80v90h-80zM200 186h80v90h-80zM20 290h120v12H20zM20 310h180v12H20zM20 330h90v12H20zM160 330h120v12H160zM20 356h54v34H20zM84 356h54v34H84zM148 356h54v34h-54zM212 356h68v34h-68z" />
      </svg>
      <div className={css.page}>
        <svg viewBox="0 0 300 150" aria-hidden="true">
          <defs>
            <g id="jar">
              <path d="M14 8h52v16H14z" className={css.lid} />
              <path d="M10 28h60a8 8 0 0 1 6 8v86a12 12 0 0 1-12 12H16a12 12 0 0 1-12-12V36a8 8 0 0 1 6-8z" />
              <path
                d="M4 66l12 14 12-14 12 14 12-14 12 14 12-14v36l-12-14-12 14-12-14-12 14-12-14-12 14z"
                className={css.band}
              />
            </g>
          </defs>
          <use href="#jar" x="110" y="10" data-shown="1 2 3" />
          <use href="#jar" x="22" y="10" data-shown="3 2" />
          <use href="#jar" x="198" y="10" data-shown="3" />
        </svg>
        <p className={css.bundle}>{bundle}</p>
        <p>{delivery}</p>
        <p className={css.button}>{order}</p>
      </div>
    </div>
  )
}
