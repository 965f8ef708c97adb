import css from './example.module.css'

const DOT = 'a9 9 0 1 0 .1 0z'
/** Presses of five people: on a first sketch two of them found the small link, later all found the button. */
const strayed = ['M74 28', 'M52 92', 'M196 70'].map((at) => at + DOT).join('')
const arrived = {
  sketch: ['M186 222', 'M222 226'],
  mended: ['M44 178', 'M92 178', 'M140 178', 'M188 178', 'M236 178'],
}

/**
 * Draws a page with everything it could say, or with the one thing people came for; the dots are the people who tried
 * it.
 */
export function TrialScreen({ isMended }: { isMended: boolean }) {
  return (
    <svg viewBox="0 0 280 262" aria-hidden="true" className={css.screen}>
      <path d="M-4-4h288v270H-4z" className={css.sheet} />
      <path d="M-4-4h288v18H-4z" className={css.bar} />
      {isMended ? (
        <>
          <path d="M20 34h150v16H20z" className={css.bar} />
          <path d="M20 74h72v48H20zM104 74h72v48h-72zM188 74h72v48h-72z" className={css.block} />
          <path d="M104 74h72v48h-72z" className={css.chosen} />
          <path d="M20 146h240v84H20z" className={css.button} />
        </>
      ) : (
        <>
          <path
            d="M20 30h36v8H20zM64 30h36v8H64zM108 30h36v8h-36zM152 30h36v8h-36zM196 30h36v8h-36zM20 52h110v64H20zM142 52h54v30h-54zM206 52h54v30h-54zM142 90h118v26H142z"
            className={css.block}
          />
          <path
            d="M20 180h110v62H20zM20 130h110v6H20zM20 144h96v6H20zM20 158h104v6H20zM142 130h118v6H142zM142 144h74v6h-74z"
            className={css.block}
          />
          <path d="M174 240h70v8h-70z" className={css.bar} />
          <path d={strayed} className={css.strayed} />
        </>
      )}
      <path d={(isMended ? arrived.mended : arrived.sketch).map((at) => at + DOT).join('')} className={css.arrived} />
    </svg>
  )
}
