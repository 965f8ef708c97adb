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

/** The new order page, in front of the crowded one it replaced. */
export function OrderPage({ bundle, delivery, order }: ArtefactOf<'order-page'>) {
  return (
    <div className={css.pages}>
      <svg viewBox="0 0 300 440" className={css.crowded} aria-hidden="true">
        <path
          d="M0 34h300M0 62h300M84 8h120a9 9 0 0 1 0 18H84a9 9 0 0 1 0-18zM14 72h272v74H14zM14 156h82v112H14zM109 156h82v112h-82zM204 156h82v112h-82zM14 278h82v112H14zM109 278h82v112h-82zM204 278h82v112h-82zM14 400h176v30H14zM200 400h86v30h-86zM253 17a8 8 0 1 0 .1 0zM274 10h4l3 12h10l3-9h-14"
          className={css.boxes}
        />
        <path
          d="M12 12h40v4H12zM12 20h28v4H12zM14 46h36v5H14zM62 46h30v5H62zM104 46h40v5h-40zM156 46h28v5h-28zM196 46h40v5h-40zM248 46h38v5h-38zM30 84h96v10H30zM30 100h70v6H30zM30 110h84v6H30zM20 226h60v5H20zM20 235h38v5H20zM115 226h60v5h-60zM115 235h30v5h-30zM210 226h56v5h-56zM210 235h44v5h-44zM20 348h54v5H20zM20 357h38v5H20zM115 348h60v5h-60zM115 357h40v5h-40zM210 348h60v5h-60zM210 357h34v5h-34zM24 411h104v8H24zM210 411h64v8h-64z"
          className={css.text}
        />
        <path
          d="M30 124h56v14H30zM20 246h70v15H20zM115 246h70v15h-70zM210 246h70v15h-70zM20 368h70v15H20zM115 368h70v15h-70zM210 368h70v15h-70z"
          className={css.buttons}
        />
        <path
          d="M236 84l7 9 11-3 1 11 11 4-5 10 7 9-10 5 1 11-11 1-5 10-10-5-9 7-5-10-11 1-1-11-10-5 6-9-6-10 10-4 1-11 11 2zM84 150l5 6 8-2 1 8 8 3-4 7 4 6-8 3-1 8-8-1-5 6-5-6-8 1-1-8-7-3 4-6-4-7 7-3 1-8 8 2zM280 272l5 6 8-2 1 8 8 3-4 7 4 6-8 3-1 8-8-1-5 6-5-6-8 1-1-8-7-3 4-6-4-7 7-3 1-8 8 2z"
          className={css.bursts}
        />
        <path
          d="M38 172h28v6H38zM36 182h32v36H36zM133 172h28v6h-28zM131 182h32v36h-32zM228 172h28v6h-28zM226 182h32v36h-32zM38 294h28v6H38zM36 304h32v36H36zM133 294h28v6h-28zM131 304h32v36h-32zM228 294h28v6h-28zM226 304h32v36h-32zM142 82h20v5h-20zM140 91h24v44h-24zM172 82h20v5h-20zM170 91h24v44h-24z"
          className={css.jars}
        />
      </svg>
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
                className={css.band}
              />
              <path d="M42 82l16 16-16 16-16-16zm0 9l-7 7 7 7 7-7z" fillRule="evenodd" className={css.band} />
              <path d="M13 46v98" className={css.shine} />
            </g>
          </defs>
          <path d="M62 168a88 88 0 0 1 176 0z" className={css.sun} />
          {JARS.map(({ x, shown }) => (
            <use key={x} href="#jar" x={x} y="12" data-shown={shown} />
          ))}
          <path d="M0 168h300" className={css.shelf} />
        </svg>
        <p className={css.bundle}>{bundle}</p>
        <p>{delivery}</p>
        <p className={css.button}>{order}</p>
      </div>
    </div>
  )
}
