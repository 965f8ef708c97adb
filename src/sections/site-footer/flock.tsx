import css from './site-footer.module.css'

/** Birds crossing slowly behind the call; a far echo of the film. */
export function Flock() {
  return (
    <svg className={css.flock} viewBox="0 0 240 60" aria-hidden="true" data-drift="on">
      {birds.map(([x, y, size]) => (
        <path
          key={x}
          transform={`translate(${x} ${y}) scale(${size})`}
          d="M-9-3C-6-4-3-3 0 0 3-3 6-4 9-3 6-3 3-1 0 3-3-1-6-3-9-3Z"
        />
      ))}
    </svg>
  )
}

const birds = [
  [10, 34, 0.7],
  [42, 20, 0.9],
  [70, 40, 0.6],
  [104, 14, 1.1],
  [140, 30, 0.8],
  [176, 22, 0.65],
  [214, 40, 0.9],
] as const
