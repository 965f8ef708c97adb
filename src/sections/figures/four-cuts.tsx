import figure from './figure.module.css'
import css from './four-cuts.module.css'

/** One shot of 320 by 180: a woman with a cup before a stall at sunrise. */
const shot = [
  [figure.saffron, 'M0 0h320v180H0z'],
  [figure.laterite, 'M236 36a56 56 0 1 0 .1 0z'],
  [figure.ink, 'M0 148h320v32H0zM14 60h104v88H14z'],
  [figure.sand, 'M26 78h80v44H26z'],
  [figure.laterite, 'M6 48h120l-8 22-12-10-12 10-12-10-12 10-12-10-12 10-12-10-12 10-12-10-12 10z'],
  [figure.cobalt, 'M128 180q4-56 40-56t44 56z'],
  [figure.ink, 'M170 60a32 32 0 1 0 .1 0z'],
  [figure.sand, 'M170 74a21 24 0 1 0 .1 0z'],
  [figure.ink, 'M161 92a3 3 0 1 0 .1 0zM179 92a3 3 0 1 0 .1 0z'],
  [figure.laterite, 'M163 106q7 6 14 0l-2 5h-10z'],
  [figure.bone, 'M186 128h28v24h-28zM214 132h6q8 0 8 8t-8 8h-6v-5h5q3 0 3-3t-3-3h-5z'],
] as const
/** The same as an old recording. */
const faded = new Map([
  [figure.saffron, figure.sand],
  [figure.laterite, figure.umber],
  [figure.cobalt, figure.umber],
])

type ShotProps = Record<'x' | 'y' | 'width' | 'height', number> & { box: string; isOld?: boolean }

function Shot({ box, isOld = false, ...place }: ShotProps) {
  return (
    <svg {...place} viewBox={box} preserveAspectRatio="xMidYMid slice">
      {shot.map(([paint, path]) => (
        <path key={path} d={path} className={(isOld && faded.get(paint)) || paint} />
      ))}
    </svg>
  )
}

/** Three films, each after the one before: a face, the place, the cup with its price. */
function Sequence() {
  return (
    <>
      <path d="M0 0h280v210H0z" className={figure.cobalt} />
      <Shot x={12} y={12} width={108} height={60} box="112 60 128 72" />
      <Shot x={86} y={76} width={108} height={60} box="0 0 320 180" />
      <path d="M160 140h108v60H160z" className={figure.laterite} />
      <path d="M176 152h32v36h-32zM208 157h6q11 0 11 11t-11 11h-6v-6h5q5 0 5-5t-5-5h-5z" className={figure.bone} />
      <path d="M234 156h14l10 10v28h-24z" className={figure.saffron} />
      <path d="M239 176h14v4h-14zM239 184h14v4h-14zM246 162a3 3 0 1 0 .1 0z" className={figure.ink} />
      <path d="M124 42h18v22M198 106h18v22" className={figure.curve} />
      <path d="M132 60h20l-10 13zM206 124h20l-10 13z" className={figure.saffron} />
    </>
  )
}

/** One shot in a player, a post and a phone, each with its caption. */
function Places() {
  return (
    <>
      <path d="M0 0h280v210H0z" className={figure.laterite} />
      <Shot x={14} y={14} width={154} height={87} box="0 0 320 180" />
      <Shot x={48} y={112} width={86} height={84} box="96 0 180 180" />
      <rect x="182" y="14" width="84" height="182" rx="12" className={figure.ink} />
      <Shot x={187} y={20} width={74} height={170} box="120 0 101 180" />
      <path d="M52 80h78v14H52zM58 174h66v14H58zM194 154h60v26H194z" className={figure.ink} />
      <path d="M58 85h66v4H58zM64 179h54v4H64zM200 160h48v4H200zM200 170h32v4H200z" className={figure.bone} />
    </>
  )
}

/** Old frames of a film, and between them a new one. */
function Footage() {
  return (
    <>
      <path d="M0 0h280v210H0z" className={figure.periwinkle} />
      <path d="M0 46h280v118H0z" className={figure.ink} />
      <path d="M2 56h280M2 154h280" className={css.holes} />
      <Shot x={-14} y={66} width={94} height={78} box="0 30 130 108" isOld />
      <Shot x={200} y={66} width={94} height={78} box="190 20 130 108" isOld />
      <path d="M82 28h116v154H82z" className={figure.bone} />
      <Shot x={90} y={36} width={100} height={138} box="128 40 100 138" />
    </>
  )
}

/** A page with how many kept watching, and what was sold. */
function Report() {
  return (
    <>
      <path d="M0 0h280v210H0z" className={figure.sand} />
      <path d="M40 16h200v194H40z" className={figure.bone} />
      <Shot x={54} y={30} width={58} height={33} box="0 0 320 180" />
      <path d="M122 34h82v7h-82zM122 48h54v5h-54z" className={figure.ink} />
      <path d="M54 76q30 4 46 18t42 12 84 10v20H54z" className={figure.cobalt} />
      <path d="M103 88a8 8 0 1 0 .1 0z" className={figure.saffron} />
      <path
        d="M54 180h26v20H54zM90 172h26v28H90zM126 176h26v24h-26zM162 162h26v38h-26z"
        className={figure.periwinkle}
      />
      <path d="M198 148h28v52h-28z" className={figure.laterite} />
      <path d="M54 136h172v3H54zM54 200h172v3H54z" className={figure.ink} />
    </>
  )
}

const drawings = [Sequence, Places, Footage, Report]

/** How a film is delivered, the drawing of the way at an index of four. */
export function FourCuts({ at, alt }: { at: number; alt: string }) {
  const Drawing = drawings[at]
  return (
    <svg viewBox="0 0 280 210" className={css.place} role="img" aria-label={alt}>
      {Drawing && <Drawing />}
    </svg>
  )
}
