import { BakeryShot } from './bakery-shot.tsx'
import figure from './figure.module.css'
import css from './four-cuts.module.css'

/** Draws three films in a row: the street, hands in dough, the loaf with its price. */
function Sequence() {
  return (
    <>
      <path d="M0 0h280v210H0z" className={figure.bone} />
      <BakeryShot name="street" x={12} y={12} width={112} height={64} />
      <BakeryShot name="dough" x={84} y={76} width={112} height={64} />
      <path d="M156 140h112v60H156z" className={figure.laterite} />
      <path d="M166 190q0-34 31-34t31 34z" className={figure.bone} />
      <path d="M180 162l5 22h-5l-5-17zM196 157l4 27h-5l-4-26zM211 161l3 23h-5l-3-25z" className={figure.saffron} />
      <path d="M236 156h14l10 10v28h-24z" className={figure.saffron} />
      <path d="M241 176h14v4h-14zM241 184h14v4h-14zM248 162a3 3 0 1 0 .1 0z" className={figure.ink} />
      <path d="M128 42h18v20M200 106h18v20" className={figure.inkLine} />
      <path d="M134 58h24l-12 14zM206 122h24l-12 14z" className={figure.ink} />
    </>
  )
}

/** Draws one shot in a player, a post and a phone, each with its caption. */
function Places() {
  return (
    <>
      <path d="M0 0h280v210H0z" className={figure.laterite} />
      <BakeryShot name="loaf" x={14} y={14} width={154} height={87} />
      <BakeryShot name="loaf" x={48} y={112} width={86} height={84} box="65 0 180 180" />
      <rect x="182" y="14" width="84" height="182" rx="12" className={figure.ink} />
      <BakeryShot name="loaf" x={187} y={20} width={74} height={170} box="92 20 70 160" />
      <path d="M52 80h78v14H52zM58 174h66v14H58zM194 154h60v26H194z" className={figure.ink} />
      <path d="M58 85h66v4H58zM64 179h54v4H64zM200 160h48v4H200zM200 170h32v4H200z" className={figure.bone} />
    </>
  )
}

/** Draws old frames of a film with a new one between them. */
function Footage() {
  return (
    <>
      <path d="M0 0h280v210H0z" className={figure.saffron} />
      <path d="M0 46h280v118H0z" className={figure.ink} />
      <path d="M2 56h280M2 154h280" className={css.holes} />
      <BakeryShot name="door" x={-14} y={66} width={94} height={78} box="40 10 200 170" className={css.old} />
      <BakeryShot name="street" x={200} y={66} width={94} height={78} box="80 10 200 170" className={css.old} />
      <path d="M82 28h116v154H82z" className={figure.bone} />
      <BakeryShot name="dough" x={90} y={36} width={100} height={138} box="90 0 130 180" />
    </>
  )
}

/** Draws a report page with the share of viewers who kept watching, and the sales. */
function Report() {
  return (
    <>
      <path d="M0 0h280v210H0z" className={figure.sand} />
      <path d="M40 16h200v194H40z" className={figure.bone} />
      <BakeryShot name="loaf" x={54} y={30} width={58} height={33} />
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

/** Draws one of four ways to deliver a film, the one at the index `at`. */
export function FourCuts({ at, alt }: { at: number; alt: string }) {
  const Drawing = drawings[at]
  return (
    <svg viewBox="0 0 280 210" className={css.place} role="img" aria-label={alt}>
      {Drawing && <Drawing />}
    </svg>
  )
}
