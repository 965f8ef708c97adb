import css from './use-case-drawing.module.css'

/** Of 240 by 160: the page on a phone at night, cited by a newspaper, read for longer than a pitch, its prices renewed. */
const stills = [
  [
    [css.ink, 'M0 0h240v160H0z'],
    [css.saffron, 'M224 10a18 18 0 1 0 12 30 15 15 0 0 1-12-30z'],
    [css.cobalt, 'M0 160V96h28v64zM34 160V66l14-40 14 40v94zM68 160V84h24v76z'],
    [css.saffron, 'M8 106h6v8H8zM16 124h6v8h-6zM45 76h6v8h-6zM45 104h6v8h-6zM76 94h6v8h-6zM80 118h6v8h-6z'],
    [css.sand, 'M118 20h72q10 0 10 10v130h-92V30q0-10 10-10z'],
    [css.bone, 'M114 32h80v128h-80z'],
    [css.laterite, 'M114 32h80v7h-80z'],
    [css.ink, 'M122 48h62v6h-62zM122 58h44v6h-44z'],
    [css.saffron, 'M122 72h64v16h-64z'],
    [
      css.ink,
      'M122 98h30v4h-30zM168 98h18v4h-18zM122 112h30v4h-30zM168 112h18v4h-18zM122 126h30v4h-30zM168 126h18v4h-18z',
    ],
    [css.laterite, 'M122 142h46v18h-46z'],
  ],
  [
    [css.periwinkle, 'M0 0h240v160H0z'],
    [css.sand, 'M14 18h128v142H14z'],
    [
      css.ink,
      'M26 30h104v12H26zM26 50h48v4H26zM26 60h48v4H26zM26 70h42v4H26zM26 130h48v4H26zM26 140h48v4H26zM26 150h40v4H26z',
    ],
    [css.cobalt, 'M26 82h48v40H26z'],
    [css.saffron, 'M54 88l-16 20h9l-3 10 16-18h-9z'],
    [css.ink, 'M84 50h46v4H84zM84 60h46v4H84zM84 70h38v4H84zM84 126h46v4H84zM84 136h34v4H84z'],
    [css.saffron, 'M82 82h50v36H82z'],
    [css.ink, 'M88 90h16v4H88zM116 90h10v4h-10zM88 100h16v4H88zM116 100h10v4h-10zM88 110h16v3H88zM116 110h10v3h-10z'],
    [css.bone, 'M172 34h58v96h-58z'],
    [css.laterite, 'M172 34h58v6h-58z'],
    [css.ink, 'M180 48h40v5h-40zM180 98h40v4h-40zM180 108h40v4h-40zM180 118h28v4h-28z'],
    [css.saffron, 'M178 60h46v30h-46z'],
    [css.ink, 'M183 66h14v3h-14zM209 66h10v3h-10zM183 74h14v3h-14zM209 74h10v3h-10zM183 82h14v3h-14zM209 82h10v3h-10z'],
    [css.laterite, 'M132 96h22V86l20 14-20 14v-10h-22z'],
  ],
  [
    [css.sand, 'M0 0h240v160H0z'],
    [css.laterite, 'M18 16h88v94H18z'],
    [css.saffron, 'M62 34a22 22 0 1 0 .1 0z'],
    [css.bone, 'M30 90h64v8H30z'],
    [css.bone, 'M134 16h88v94h-88z'],
    [css.laterite, 'M134 16h88v7h-88z'],
    [css.ink, 'M144 32h66v7h-66z'],
    [css.ink, 'M144 50h30v5h-30zM190 50h22v5h-22zM144 66h30v5h-30zM190 66h22v5h-22zM144 82h30v5h-30zM190 82h22v5h-22z'],
    [css.saffron, 'M144 94h44v10h-44z'],
    [css.periwinkle, 'M18 126h88v18H18zM134 126h88v18h-88z'],
    [css.ink, 'M18 126h14v18H18zM134 126h78v18h-78z'],
  ],
  [
    [css.saffron, 'M0 0h240v160H0z'],
    [css.bone, 'M24 16h104v144H24z'],
    [css.laterite, 'M24 16h104v8H24z'],
    [css.ink, 'M36 36h72v7H36zM36 58h28v5H36zM36 80h28v5H36zM36 102h28v5H36zM36 128h80v4H36zM36 138h60v4H36z'],
    [css.sand, 'M76 56h22v9H76zM76 78h22v9H76zM76 100h22v9H76z'],
    [css.laterite, 'M74 59h26v3H74zM74 81h26v3H74zM74 103h26v3H74z'],
    [css.cobalt, 'M102 56h20v9h-20zM102 78h20v9h-20zM102 100h20v9h-20z'],
    [css.ink, 'M150 26h70v110h-70z'],
    [css.bone, 'M156 46h27v40h-27zM187 46h27v40h-27zM156 90h27v40h-27zM187 90h27v40h-27z'],
    [css.laterite, 'M163 66l5-5 4 5 8-10 4 4-12 15zM194 66l5-5 4 5 8-10 4 4-12 15zM163 110l5-5 4 5 8-10 4 4-12 15z'],
  ],
] as const

/** What a return of the example's page looks like; none beyond the fourth. */
export function PageStill({ at }: { at: number }) {
  return (
    <svg viewBox="0 0 240 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {stills[at]?.map(([paint, path]) => (
        <path key={path} d={path} className={paint} />
      ))}
    </svg>
  )
}
