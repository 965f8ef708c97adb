import css from './figure.module.css'

const bakery = `${import.meta.env.BASE_URL}drawings/bakery.svg`

/**
 * Draws four shots as words, as a sketch, as frames and as the finished film (art/bakery). labels: the words, the
 * caption in the film.
 */
export function Storyboard({ labels }: { labels: readonly string[] }) {
  const [caption] = labels.slice(-1)
  const words = labels.slice(0, -1).map((label, at) => ({ label, x: (at % 2) * 330, y: at > 1 ? 200 : 0 }))
  return (
    <>
      <g data-at="0">
        {words.map(({ label, x, y }) => (
          <g key={label} transform={`translate(${x} ${y})`}>
            <path d="M0 0h310v180H0z" className={css.bone} />
            <path d="M24 30h60M24 112h230M24 136h190" className={css.grid} />
            <text x="24" y="80" className={css.dark}>
              {label}
            </text>
          </g>
        ))}
      </g>
      <g data-at="1">
        <use href={`${bakery}#sketch`} />
        {words.map(({ label, x, y }, at) => (
          <g key={label} transform={`translate(${x} ${y})`}>
            <circle cx="22" cy="22" r="15" className={css.mark} />
            <text x="22" y="30" className={`${css.middle} ${css.light}`}>
              {at + 1}
            </text>
          </g>
        ))}
      </g>
      <g data-at="2">
        <use href={`${bakery}#frames`} />
      </g>
      <g data-at="3">
        <use href={`${bakery}#film`} />
        <text x="320" y="300" className={`${css.middle} ${css.light}`}>
          {caption}
        </text>
      </g>
    </>
  )
}
