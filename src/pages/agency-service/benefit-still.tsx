import css from './use-case-drawing.module.css'

/** Of 240 by 160: questions below a film, a cart with one article, a film that is sent on, a telephone that rings. */
const stills = [
  [
    [css.sand, 'M0 0h240v160H0z'],
    [css.ink, 'M0 0h240v50H0z'],
    [css.saffron, 'M108 10l28 16-28 16zM0 46h92v4H0z'],
    [css.cobalt, 'M26 64a12 12 0 1 0 .1 0z'],
    [css.laterite, 'M58 98a12 12 0 1 0 .1 0z'],
    [css.cobalt, 'M26 130a12 12 0 1 0 .1 0z'],
    [css.bone, 'M48 62h124q6 0 6 6v16q0 6-6 6H48zM80 96h142q6 0 6 6v16q0 6-6 6H80zM48 130h100q6 0 6 6v24H48z'],
    [css.ink, 'M58 70h66v4H58zM58 79h42v4H58zM90 104h90v4H90zM90 113h104v4H90zM58 139h70v4H58z'],
    [css.laterite, 'M156 68q2-5 7-5 7 0 7 6 0 4-4 6-2 1-2 3h-3q0-4 3-6 2-1 2-3t-3-2-3 2zM161 80h4v4h-4z'],
    [css.saffron, 'M208 103q4-6 8 0t-8 11q-12-5-8-11t8 0z'],
  ],
  [
    [css.saffron, 'M0 0h240v160H0z'],
    [css.bone, 'M24 14h116v132H24z'],
    [css.cobalt, 'M34 24h96v62H34z'],
    [css.sand, 'M70 40h24v46H70z'],
    [css.laterite, 'M70 56h24v16H70zM75 32h14v9H75z'],
    [css.ink, 'M34 96h60v6H34zM34 107h38v5H34z'],
    [css.laterite, 'M34 120h96v18H34z'],
    [css.bone, 'M58 127h48v4H58z'],
    [css.ink, 'M150 62h16l5 12h53l-11 42h-44l-15-46h-4zM178 122a8 8 0 1 0 .1 0zM204 122a8 8 0 1 0 .1 0z'],
    [css.laterite, 'M212 34a20 20 0 1 0 .1 0z'],
    [css.bone, 'M206 49l8-5h3v21h-5V50l-6 3z'],
  ],
  [
    [css.periwinkle, 'M0 0h240v160H0z'],
    [css.bone, 'M16 16h122q8 0 8 8v72q0 8-8 8H32l-16 14z'],
    [css.ink, 'M26 26h110v58H26z'],
    [css.saffron, 'M72 40l26 15-26 15z'],
    [css.ink, 'M26 91h58v5H26z'],
    [css.cobalt, 'M112 97l4-4 5 5 9-9 4 4-13 13zM104 97l4-4 3 3-4 4z'],
    [css.laterite, 'M150 52h24V40l24 20-24 20V68h-24z'],
    [css.ink, 'M98 118h114q8 0 8 8v34H90v-34q0-8 8-8z'],
    [css.saffron, 'M110 126a10 10 0 1 0 .1 0z'],
    [css.sand, 'M144 126a10 10 0 1 0 .1 0z'],
    [css.laterite, 'M178 126a10 10 0 1 0 .1 0z'],
    [css.bone, 'M98 152h24v4H98zM132 152h24v4h-24zM166 152h24v4h-24z'],
  ],
  [
    [css.ink, 'M0 0h240v160H0z'],
    [css.sand, 'M84 14h72q10 0 10 10v136H74V24q0-10 10-10z'],
    [css.cobalt, 'M80 26h80v134H80z'],
    [css.saffron, 'M120 40a22 22 0 1 0 .1 0z'],
    [css.ink, 'M120 46a9 9 0 1 0 .1 0zM104 80q2-14 16-14t16 14q-7 4-16 4t-16-4z'],
    [css.bone, 'M94 94h52v6H94zM104 106h32v4h-32z'],
    [css.laterite, 'M99 122a13 13 0 1 0 .1 0z'],
    [css.saffron, 'M141 122a13 13 0 1 0 .1 0z'],
    [css.ink, 'M135 130q2-3 5 2l-1 3q2 4 5 5l3-2q5 3 2 5-6 5-13-4-5-6-1-9z'],
    [
      css.saffron,
      'M60 50l6 3q-8 22 0 44l-6 3q-10-25 0-50zM44 42l6 3q-12 30 0 60l-6 3q-14-33 0-66zM180 50l-6 3q8 22 0 44l6 3q10-25 0-50zM196 42l-6 3q12 30 0 60l6 3q14-33 0-66z',
    ],
  ],
] as const

/** What a benefit looks like; none beyond the fourth. */
export function BenefitStill({ at }: { at: number }) {
  return (
    <svg viewBox="0 0 240 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {stills[at]?.map(([paint, path]) => (
        <path key={path} d={path} className={paint} />
      ))}
    </svg>
  )
}
