import { classNames } from '../../lib/class-names.ts'
import css from './sunrise.module.css'

/** Illustration of the thank-you page; animates once. */
export function Sunrise({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={classNames(css.scene, className)}
      viewBox="0 0 800 600"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <g className={css.sun}>
        <circle className={css.rays} cx="400" cy="290" r="268" pathLength="96" />
        <circle className={css.disc} cx="400" cy="290" r="236" />
      </g>
      <path className={css.far} d="M0 452c120-44 210-52 316-22 96 27 190 32 288-4 80-30 136-34 196-22v196H0z" />
      <path className={css.middle} d="M0 508c90 8 168-38 270-34 128 5 178 62 306 50 96-9 150-50 224-56v132H0z" />
      <path className={css.near} d="M0 560c130-44 260-30 390-6 140 26 270 20 410-34v80H0z" />
      <path
        className={css.lines}
        d="M0 580c130-40 260-28 390-6 140 24 270 18 410-30M0 598c130-36 260-26 390-6 140 22 270 16 410-26"
      />
      <path
        className={css.bird}
        transform="translate(70 -78)"
        d="M556 128c-26-14-52-16-80-4 26 0 44 6 58 18-10 4-18 10-22 18 14-6 28-8 40-4 6 12 18 20 36 24-8-10-12-20-12-30 20-12 44-16 72-12-24-18-52-24-80-16-3-1-8-1-12 6z"
      />
    </svg>
  )
}
