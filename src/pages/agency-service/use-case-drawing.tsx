import css from './use-case-drawing.module.css'

/** A product in a hand, a customer who speaks, a logo in the sky, a lesson. */
const drawings = [
  [
    [css.saffron, 'M0 0h200v110H0z'],
    [css.umber, 'M70 110V76q0-12 12-16h44q12 6 10 22l-6 28zM126 36q14 0 14 14v28q0 14-14 18z'],
    [css.laterite, 'M76 12h48v62H76z'],
    [css.bone, 'M76 32h48v18H76zM84 4h32v8H84z'],
    [
      css.umber,
      'M132 36h-22a7 7 0 0 0 0 14h22zM134 52h-26a7 7 0 0 0 0 14h26zM132 68h-22a7 7 0 0 0 0 14h22zM70 88q-8-20-2-40 4-8 10-6 6 2 4 12l-2 16q8 6 10 18z',
    ],
    [css.cobalt, 'M62 97h76v13H62z'],
  ],
  [
    [css.laterite, 'M0 0h200v110H0z'],
    [css.ink, 'M62 24a28 28 0 1 0 .1 0zM10 110q4-32 36-32h34q30 0 34 32z'],
    [css.sand, 'M62 36a19 22 0 1 0 .1 0z'],
    [css.ink, 'M54 52a3 3 0 1 0 .1 0zM70 52a3 3 0 1 0 .1 0zM54 65q8 6 16 0l-3 5h-10z'],
    [css.bone, 'M110 18h74v40h-52l-18 14 4-14h-8z'],
  ],
  [
    [css.cobalt, 'M0 0h200v110H0z'],
    [css.saffron, 'M100 16a44 44 0 1 0 .1 0z'],
    [css.ink, 'M0 78q50-26 100 0t100 0v32H0z'],
    [css.bone, 'M70 52q20-16 30 0 12-16 32 0-20-6-31 8-10-14-31-8z'],
  ],
  [
    [css.sand, 'M0 0h200v110H0z'],
    [css.ink, 'M20 14h110v66H20z'],
    [css.saffron, 'M34 62l16-28 16 28zM76 62V34h24v28zM108 48a7 7 0 1 0 .1 0z'],
    [css.laterite, 'M160 36a14 14 0 1 0 .1 0zM136 110q0-38 24-38t24 38zM118 56l26 22-4 8-28-22z'],
  ],
] as const

export function UseCaseDrawing({ at }: { at: number }) {
  return (
    <svg viewBox="0 0 200 110" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {drawings[at]?.map(([fill, path]) => (
        <path key={path} d={path} className={fill} />
      ))}
    </svg>
  )
}
