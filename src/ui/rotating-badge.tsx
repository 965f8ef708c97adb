import { useId } from 'react'
import { classNames } from '../lib/class-names.ts'
import css from './rotating-badge.module.css'

/** Text that rotates around the brand's mark. Its colours are the same on every ground. */
export function RotatingBadge({ text, className }: { text: string; className?: string | undefined }) {
  const ring = useId()
  return (
    <svg className={classNames(css.badge, className)} viewBox="0 0 200 200" role="img" aria-label={text} data-play="">
      <circle className={css.disc} cx="100" cy="100" r="100" />
      <g className={css.turn} aria-hidden="true">
        <path id={ring} d="M100 29a71 71 0 1 1-.1 0" fill="none" />
        <text className={css.text}>
          <textPath href={`#${ring}`} textLength="428" lengthAdjust="spacing">
            {`${text} ✦ `}
          </textPath>
        </text>
      </g>
      <circle className={css.sun} cx="100" cy="100" r="60" pathLength="72" />
      <circle className={css.night} cx="100" cy="100" r="54" />
      <path
        className={css.mark}
        transform="translate(62 61) scale(.76)"
        fillRule="evenodd"
        d="M8 92C8 40 28 8 62 8C80 8 94 22 94 42C94 50 92 57 88 64C88 54 82 48 70 47L58 46C56 60 62 74 74 92ZM54 25.5C58.5 25.5 64 27.4 68.4 30.6C66.6 35 63 37.2 59.6 36.4C55.4 35.4 53.2 30.6 54 25.5ZM17.6 92C17.2 70 22.4 54 32.4 44.4C25.6 57 22.4 72 22.4 92ZM33.6 92C32.6 75.6 36.2 62 44.4 54C39.8 64 37.8 77.4 38.4 92ZM51.4 92C48 82 47.6 73.4 50.8 64.4C51.4 74.6 53 83.4 56.6 92Z"
      />
    </svg>
  )
}
