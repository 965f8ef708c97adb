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
          <path d="M290 400h22M300 394l27-150" />
          <path d="M330 246l74 44-84 38" />
          <path d="M262 142l-36-52 46-56M326 154l14-64-64-56" className={css.arm} />
          <path d="M258 136l70 12c1 30-4 48 2 62l22 34-54 8 0-40c-4-18-26-38-40-76z" className={css.torso} />
          <path d="M294 142l-8-26" className={css.arm} />
          <circle cx="280" cy="98" r="20" />
          <circle cx="274" cy="74" r="9" />
          <path d="M272 6c10 10 12 24 4 36-12-8-14-22-4-36z" className={css.torso} />
          <path d="M300 232h52" className={css.off} />
        </g>
        <g className={css.body} data-shown="2">
          <path d="M290 400h22M300 394V244" />
          <path d="M304 246l76 42-76 36" />
          <path d="M268 146l-30-56 58-56M332 146l30-56-58-56" className={css.arm} />
          <path d="M265 138h70c-3 34-14 50-13 64l6 42h-56l6-42c1-14-10-30-13-64z" className={css.torso} />
          <path d="M300 142v-26" className={css.arm} />
          <circle cx="300" cy="94" r="20" />
          <circle cx="300" cy="70" r="9" />
          <path d="M300 4c9 11 9 25 0 37-9-12-9-26 0-37z" className={css.torso} />
        </g>
        <g className={css.teacher}>
          <rect x="476" y="22" width="142" height="112" rx="10" />
          <path d="M479 62l-40 28 40 8" className={css.tail} />
          <path d="M508 134c0-34 16-46 39-46s39 12 39 46z" />
          <circle cx="547" cy="64" r="20" />
        </g>
      </svg>
    </div>
  )
}
