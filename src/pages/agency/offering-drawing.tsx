import css from './offering-drawing.module.css'
import { MarkShapes } from './mark-parts.tsx'

/** Drawings in the order of the offerings, each 240 by 200, with the same mark on all of them. */
const DRAWINGS = [Strategy, Identity, Collateral, Screens]

export function OfferingDrawing({ at }: { at: number }) {
  const Drawing = DRAWINGS[at % DRAWINGS.length] ?? Strategy
  return (
    <svg viewBox="0 0 240 200" className={css.drawing} aria-hidden="true">
      <Drawing />
    </svg>
  )
}

function Mark({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <MarkShapes />
    </g>
  )
}

/** Draws three people who say the same thing. */
function Strategy() {
  const person = (x: number, coat: string | undefined) => (
    <g transform={`translate(${x})`}>
      <path d="M-30 200v-14a30 30 0 0 1 60 0v14z" className={coat} />
      <circle cy="134" r="17" className={css.skin} />
      <path d="M-19 136a19 19 0 0 1 38 0l-6-9h-26z" className={css.ink} />
      <path d="M-32 26h64v62H8l-8 14-8-14h-24z" className={css.paper} />
      <Mark x={-23} y={38} size={0.46} />
    </g>
  )
  return (
    <>
      <path d="M0 0h240v200H0z" className={css.deep} />
      {person(44, css.saffron)}
      {person(120, css.laterite)}
      {person(196, css.periwinkle)}
    </>
  )
}

/** Draws the mark on its grid, its colours and its pattern. */
function Identity() {
  return (
    <>
      <path d="M0 0h240v200H0z" className={css.paper} />
      <path
        d="M20 0v152M46 0v152M72 0v152M98 0v152M124 0v152M150 0v152M0 20h170M0 46h170M0 72h170M0 98h170M0 124h170"
        className={css.grid}
      />
      <circle cx="85" cy="72" r="58" className={css.grid} />
      <Mark x={25} y={26} size={1.2} />
      <path d="M170 0h70v38h-70z" className={css.saffron} />
      <path d="M170 38h70v38h-70z" className={css.laterite} />
      <path d="M170 76h70v38h-70z" className={css.deep} />
      <path d="M170 114h70v38h-70z" className={css.sand} />
      <path d="M0 152h240v48H0z" className={css.ink} />
      <path d={`M0 200${'l12-24 12 24'.repeat(10)}z`} className={css.saffron} />
      <path d={`M-12 176${'l12-24 12 24'.repeat(11)}z`} className={css.laterite} />
    </>
  )
}

/** Draws a folded sheet, a box and a sign. */
function Collateral() {
  return (
    <>
      <path d="M0 0h240v200H0z" className={css.saffron} />
      <path d="M0 170h240v30H0z" className={css.laterite} />
      <path d="M20 40 62 28v130l-42 14z" className={css.paper} />
      <path d="M62 28l42 12v132l-42-14z" className={css.sand} />
      <path d="M196 20h8v152h-8z" className={css.ink} />
      <circle cx="178" cy="56" r="44" className={css.deep} />
      <Mark x={148} y={32} size={0.6} />
      <path d="M118 122h70v62h-70z" className={css.paper} />
      <path d="M118 122h70v14h-70zM146 136h14v48h-14z" className={css.laterite} />
    </>
  )
}

/** Draws a browser window and a phone in front of it, with one button on each. */
function Screens() {
  return (
    <>
      <path d="M0 0h240v200H0z" className={css.sand} />
      <path d="M14 24h168v136H14z" className={css.paper} />
      <path d="M14 24h168v16H14z" className={css.ink} />
      <path d="M14 40h168v62H14z" className={css.deep} />
      <Mark x={62} y={46} size={0.66} />
      <path d="M142 60h78v136h-78z" className={css.ink} />
      <path d="M149 68h64v120h-64z" className={css.paper} />
      <Mark x={159} y={76} size={0.44} />
      <path d="M157 156h48v20h-48z" className={css.saffron} />
    </>
  )
}
