import css from './open-class.module.css'

/** A video class: the student with a vertical line through her, the teacher in the corner. */
export function OpenClass() {
  return (
    <div className={css.screen}>
      <svg viewBox="0 0 640 440" aria-hidden="true">
        <circle cx="300" cy="230" r="170" className={css.sun} />
        <path d="M60 404h520" className={css.floor} />
        <path d="M300 30v374" className={css.plumb} />
        <g className={css.body} data-shown="1">
          <path d="M304 400l-10-96 34-84" />
          <path d="M328 220l52 66-84 26" />
          <path d="M328 220c2-44-14-66-34-88" />
          <path d="M294 132c-46-22-60-62-36-104M294 132c36-24 34-74-6-104" />
          <circle cx="279" cy="88" r="22" />
          <path d="M328 220h44" className={css.off} />
        </g>
        <g className={css.body} data-shown="2">
          <path d="M300 400V224" />
          <path d="M300 224l64 52-62 36" />
          <path d="M300 224V134" />
          <path d="M300 134c-48-22-52-66-6-106M300 134c48-22 52-66 6-106" />
          <circle cx="300" cy="90" r="22" />
        </g>
        <g className={css.teacher}>
          <rect x="476" y="22" width="142" height="112" rx="10" />
          <path d="M508 134c0-34 16-46 39-46s39 12 39 46z" />
          <circle cx="547" cy="64" r="20" />
          <path d="M500 60q-22 8-36 30" />
        </g>
      </svg>
    </div>
  )
}
