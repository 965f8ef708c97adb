import css from './five-channels.module.css'

/** Buyers on each of five channels in one evening, an example: evening.svg has a bead for ten of them. */
const buyers = [480, 310, 60, 30, 20]
/** Number of the channels that we work on. */
const CHOSEN = 2

/**
 * Where buyers spend one evening, ten to a bead: the channels that are worth the work are named above theirs, the others below
 * the end. labels: what is counted, the channels.
 */
export function FiveChannels({ labels }: { labels: readonly string[] }) {
  const [counted, ...channels] = labels
  const parts = channels.map((name, at) => (
    <span key={name} className={css.part}>
      <span>{name}</span> <b>{buyers[at]}</b>
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
