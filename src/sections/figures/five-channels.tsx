import css from './five-channels.module.css'

/** Minutes that one buyer spends on each of five channels in an evening, an example: the beads of evening.svg. */
const minutes = [48, 31, 6, 3, 2]
/** On how many of them we work. */
const CHOSEN = 2

/**
 * Where one evening goes, a bead a minute: the channels that are worth the work are named above theirs, the others below
 * the end. labels: what is counted, the channels.
 */
export function FiveChannels({ labels }: { labels: readonly string[] }) {
  const [counted, ...channels] = labels
  const parts = channels.map((name, at) => (
    <span key={name} className={css.part}>
      <span>{name}</span> <b>{minutes[at]}</b>
    </span>
  ))
  return (
    <div className={css.evening}>
      <p className={css.counted}>{counted}</p>
      <div className={css.chosen}>{parts.slice(0, CHOSEN)}</div>
      <span className={css.beads} />
      <div className={css.others}>{parts.slice(CHOSEN)}</div>
    </div>
  )
}
