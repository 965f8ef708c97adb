import css from './figure.module.css'

/** One shot of 320 by 180: a woman with a cup before a stall at sunrise. */
const shot = [
  [css.saffron, 'M0 0h320v180H0z'],
  [css.laterite, 'M236 36a56 56 0 1 0 .1 0z'],
  [css.ink, 'M0 148h320v32H0zM14 60h104v88H14z'],
  [css.sand, 'M26 78h80v44H26z'],
  [css.laterite, 'M6 48h120l-8 22-12-10-12 10-12-10-12 10-12-10-12 10-12-10-12 10-12-10-12 10z'],
  [css.cobalt, 'M128 180q4-56 40-56t44 56z'],
  [css.ink, 'M170 60a32 32 0 1 0 .1 0z'],
  [css.sand, 'M170 74a21 24 0 1 0 .1 0z'],
  [css.bone, 'M186 128h28v24h-28zM214 132h6q8 0 8 8t-8 8h-6v-5h5q3 0 3-3t-3-3h-5z'],
] as const
/** Each cut: its place, where its words begin, and what it takes of the shot. */
const cuts = [
  { x: 0, y: 46, width: 304, height: 171, words: [0, 246], box: '0 0 320 180' },
  { x: 322, y: 0, width: 122, height: 217, words: [322, 246], box: '120 0 101 180' },
  { x: 462, y: 0, width: 108, height: 108, words: [580, 106], box: '112 0 180 180' },
  { x: 462, y: 126, width: 162, height: 91, words: [462, 246], box: '124 52 120 68' },
] as const

/** One shot in four cuts. labels: where each is shown. */
export function FourCuts({ labels }: { labels: readonly string[] }) {
  return cuts.map(({ words: [left, line], box, ...place }, at) => (
    <g key={box}>
      <svg {...place} viewBox={box} preserveAspectRatio="xMidYMid slice">
        {shot.map(([paint, path]) => (
          <path key={path} d={path} className={paint} />
        ))}
      </svg>
      <text x={left} y={line} className={css.small}>
        {labels[at]}
      </text>
    </g>
  ))
}
