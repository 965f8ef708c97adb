import css from './open-class.module.css'

/** A video class: the student with a vertical line over her, the teacher in the corner. */
export function OpenClass() {
  return (
    <div className={css.screen}>
      <svg viewBox="0 0 640 440" aria-hidden="true">
        <circle cx="300" cy="244" r="168" className={css.sun} />
        <path d="M60 416h520" className={css.floor} />
        <g className={css.body} data-shown="1">
          <path d="M290 406h22M300 400l32-130M336 270l70 42-90 36" />
          <g transform="translate(32 0) rotate(-15 300 264)">
            <UpperBody />
          </g>
        </g>
        <g className={css.body} data-shown="2">
          <path d="M290 406h22M300 400V268M304 270l76 38-76 36" />
          <UpperBody />
        </g>
        <path d={PLUMB} className={css.halo} />
        <path d={PLUMB} className={css.plumb} />
        <path d="M300 266h32" className={css.off} data-shown="1" />
        <circle cx="332" cy="266" r="8" className={css.hip} data-shown="1" />
        <circle cx="300" cy="266" r="8" className={css.hip} data-shown="2" />
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

const PLUMB = 'M300 18v394'

/** From the hands above her head to the hip, upright over x 300. */
function UpperBody() {
  return (
    <>
      <path d="M274 174l-38-66 64-60M326 174l38-66-64-60M300 160v-30" className={css.arm} />
      <path
        d="M297 146c-1 11-18 15-26 19-6 4-5 12-3 19 4 14 13 24 13 38 0 15-10 25-10 40 0 14 12 18 20 24h18c8-6 20-10 20-24 0-15-10-25-10-40 0-14 9-24 13-38 2-7 3-15-3-19-8-4-25-8-26-19z"
        className={css.torso}
      />
      <circle cx="300" cy="112" r="20" />
      <circle cx="300" cy="88" r="9" />
      <path d="M300 24c9 11 9 25 0 37-9-12-9-26 0-37z" className={css.torso} />
    </>
  )
}
