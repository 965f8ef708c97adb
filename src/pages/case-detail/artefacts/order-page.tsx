import type { ArtefactOf } from '../../../content/cases.ts'
import css from './order-page.module.css'

/** Where the jars stand, and for which of the choices. */
const JARS = [
  { x: 108, shown: '1 3' },
  { x: 58, shown: '2' },
  { x: 158, shown: '2' },
  { x: 8, shown: '3' },
  { x: 208, shown: '3' },
]

/** The new order page, large, in front of the crowded one it replaced. */
export function OrderPage({ bundle, delivery, order, question, choices }: ArtefactOf<'order-page'>) {
  return (
    <div className={css.pages}>
      <div className={css.crowded} />
      <div className={css.page}>
        <svg viewBox="0 0 300 184" aria-hidden="true">
          <defs>
            <g id="jar">
              <path d="M4 42a14 14 0 0 1 9-12h58a14 14 0 0 1 9 12v102a12 12 0 0 1-12 12H16a12 12 0 0 1-12-12z" />
              <path d="M10 4h64a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4z" className={css.lid} />
              <path d="M16 9v16m9-16v16m9-16v16m8-16v16m8-16v16m9-16v16m9-16v16" className={css.ridges} />
              <path d="M4 62h76v72H4z" className={css.label} />
              <path
                d="M4 62h76l-9.500 12-9.500-12-9.500 12-9.500-12-9.500 12-9.500-12-9.500 12zM4 134h76l-9.500-12-9.500 12-9.500-12-9.500 12-9.500-12-9.500 12-9.500-12z"
                className={css.zigzag}
              />
              <path d="M42 82l16 16-16 16-16-16zm0 9l-7 7 7 7 7-7z" fillRule="evenodd" className={css.zigzag} />
              <path d="M13 46v98" className={css.shine} />
            </g>
          </defs>
          <path d="M32 168a118 118 0 0 1 236 0z" className={css.sun} />
          {JARS.map(({ x, shown }) => (
            <use key={x} href="#jar" x={x} y="12" data-shown={shown} />
          ))}
          <path d="M0 168h300" className={css.shelf} />
        </svg>
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
