import css from './diagram.module.css'
import type { DrawingProps } from './drawing-props.ts'

/** labels: upright axis, level axis, the city that goes on, the one that pauses, what lies between. No scale: a sketch. */
export function PauseTest({ labels }: DrawingProps) {
  const [orders, weeks, running, paused, between] = labels
  const upper = 'c16-10 22 6 40-2s20-14 40-6 26 10 40-2 24-6 40 2 22-8 40-4'
  return (
    <>
      <path d="M220 60h200v320H220z" className={css.sand} />
      <path d={`M220 150${upper}v104c-40 12-70 4-110 6-60 4-80-20-90-90z`} className={css.saffron} />
      <path d="M60 158c20-12 34 8 56-2s30-10 50-4 34 4 54-2" className={css.blade} />
      <path d={`M220 150${upper}c30 6 44-10 70-4s50-10 90-2`} className={css.blade} />
      <path
        d="M60 172c22-10 36 6 56 0s30-8 50-2 34 2 54 0c8 70 30 96 90 92 40-2 70 6 110-6 20-8 26-80 60-92 24-10 60-6 120-8"
        className={css.thread}
      />
      <path d="M220 60v320M420 60v320" className={`${css.stroke} ${css.dash}`} />
      <path d="M60 40v340h560" className={css.stroke} />
      <text x="320" y="222" className={css.middle}>
        {between}
      </text>
      <text x="620" y="112" className={css.end}>
        {running}
      </text>
      <text x="320" y="310" className={css.middle}>
        {paused}
      </text>
      <text x="72" y="60" className={css.note}>
        {orders}
      </text>
      <text x="620" y="414" className={`${css.note} ${css.end}`}>
        {weeks}
      </text>
    </>
  )
}
