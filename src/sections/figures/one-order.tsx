import css from './figure.module.css'

/**
 * Systems connected to the shop: position of the box, its line from the shop, its icon of 40 by 36, and the stages at
 * which it works and is done.
 */
const parts = [
  {
    y: 6,
    way: 'M310 170H330L374 47H420',
    sign: 'M2 12L20 2l18 10v20H2zM2 12l18 9 18-9M20 21v14',
    at: '0',
    done: '1 2 3',
  },
  { y: 107, way: 'M310 190H342L374 148H420', sign: 'M2 4h36v28H2zM2 13h36M8 24h10', at: '1', done: '2 3' },
  { y: 208, way: 'M310 210H342L374 249H420', sign: 'M8 2h18l8 8v24H8zM14 16h14M14 25h14', at: '2', done: '3' },
  {
    y: 309,
    way: 'M310 230H330L374 350H420',
    sign: 'M2 6h22v20H2zM24 13h8l6 7v6H24M7 30h6M27 30h6',
    at: '2',
    done: '3',
  },
]

/** Cells of the cloth in the shop, 24 px each. */
const cells = [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3].map((column) => ({ row, column })))

/**
 * Draws one order, from the tap on a phone through a shop and back. labels: the button, the shop, its four parts, the
 * message.
 */
export function OneOrder({ labels }: { labels: readonly string[] }) {
  const [buy, shop, ...rest] = labels
  const message = rest[4]?.match(/^(.+) (\S+)$/)?.slice(1) ?? []
  return (
    <>
      <path d="M132 200H214" className={css.line} />
      <path d="M262 248V330H132" className={css.line} />
      {parts.map(({ y, way, sign, at, done }, index) => (
        <g key={y}>
          <path d={way} className={css.line} />
          <path d={way} className={css.strong} data-at={at} />
          <g data-ground="bone">
            <path d={`M420 ${y}h214v82H420z`} className={css.bone} />
            <path d={sign} transform={`translate(438 ${y + 23})`} className={css.outline} />
            <text x="496" y={y + 51} className={css.big}>
              {rest[index]}
            </text>
          </g>
          <path d={`M420 ${y}h214v82H420z`} className={css.strong} data-at={at} />
          <g data-at={done}>
            <circle cx="400" cy={y + 41} r="15" className={css.laterite} />
            <path d={`m392 ${y + 41} 6 7 10-13`} className={css.check} />
          </g>
        </g>
      ))}
      <path d="M24 20h92q16 0 16 16v328q0 16-16 16H24q-16 0-16-16V36q0-16 16-16z" className={css.periwinkle} />
      <path d="M20 48h100v304H20z" className={css.bone} />
      <g data-at="0 1 2">
        <path d="M30 60h80v104H30z" className={css.sand} />
        <path d="M46 148V100q24-44 48 0v48z" className={css.laterite} />
        <path d="m46 128 12-18 12 18 12-18 12 18z" className={css.saffron} />
        <path d="M30 184h80M30 206h52" className={css.subtitle} opacity=".3" />
      </g>
      <g data-at="0">
        <path d="M28 276h84v48H28z" className={css.laterite} />
        <text x="70" y="309" className={`${css.middle} ${css.big} ${css.light}`}>
          {buy}
        </text>
      </g>
      <path d="M28 276h84v48H28z" className={css.saffron} data-at="1 2" />
      <path d="m52 300 12 13 24-27" className={css.inkLine} data-at="1 2" />
      <path d="M132 200H214" className={css.strong} data-at="0 1" />
      <g data-at="3">
        <path d="M262 248V330H150" className={css.strong} />
        <path d="m158 314-28 16 28 16z" className={css.mark} />
        <path d="M28 84h84v96H56l-16 22v-22H28z" className={css.saffron} />
        <path d="m46 132 16 17 30-34" className={css.inkLine} />
        <g data-ground="bone">
          {message.map((line, at) => (
            <text key={line} x="70" y={244 + at * 30} className={css.middle}>
              {line}
            </text>
          ))}
        </g>
      </g>
      <path d="M214 152h96v96h-96z" className={css.ink} />
      {cells.map(({ row, column }) => (
        <path
          key={row * 4 + column}
          d={`M${217 + column * 24} ${155 + row * 24}h18v18h-18z`}
          className={(row + column) % 2 ? css.laterite : css.saffron}
        />
      ))}
      <text x="262" y="132" className={`${css.middle} ${css.big}`}>
        {shop}
      </text>
    </>
  )
}
