import css from './figure.module.css'

/** Four flows: the sign of each, of 48 by 40, and whether it is switched on. */
const flows = [
  { sign: 'M20 6L4 18l16 12v-8q16-2 24 12 0-22-24-20z', isOn: true },
  { sign: 'M24 2q13 0 13 15v9l6 7H5l6-7v-9Q11 2 24 2zm-5 33h10', isOn: true },
  { sign: 'M4 4h40L30 20v16l-12-6V20z', isOn: true },
  { sign: 'M40 20a16 16 0 1 1-5-12M36 0v9h-9M24 10v11l8 5', isOn: false },
]
const thread = (at: number) => 132 + at * 112

/** Flows with a switch each; cloth is woven of those that run. labels: the flows, each with a line of its own. */
export function SwitchBoard({ labels }: { labels: readonly string[] }) {
  return (
    <>
      {flows.map(({ sign, isOn }, at) => (
        <path
          key={sign}
          d={isOn ? `M${thread(at)} 400V524` : `M${thread(at)} 400v44q0 20 18 16t10-20`}
          className={isOn ? css.weft : css.joint}
        />
      ))}
      <rect x="24" y="16" width="552" height="412" rx="20" className={css.bone} />
      {flows.map(({ sign, isOn }, at) => (
        <g key={sign} transform={`translate(24 ${20 + at * 102})`}>
          {at > 0 && <path d="M24 0h504" className={css.grid} />}
          <path d={sign} transform="translate(32 32)" className={css.pen} />
          <text x="104" y="48" className={`${css.big} ${css.dark}`}>
            {labels[2 * at]}
          </text>
          <text x="104" y="78" className={`${css.small} ${css.dark}`}>
            {labels[2 * at + 1]}
          </text>
          <rect x="420" y="26" width="104" height="52" rx="26" className={isOn ? css.saffron : css.sand} />
          <circle cx={isOn ? 498 : 446} cy="52" r="20" className={isOn ? css.ink : css.bone} />
          {!isOn && <circle cx="446" cy="52" r="20" className={css.pen} />}
        </g>
      ))}
      <path d="M76 478h342v44H76z" className={css.laterite} />
      <path
        d={Array.from({ length: 9 }, (_, at) => `M${76 + at * 38} 522l19-40 19 40z`).join('')}
        className={css.saffron}
      />
      <path d="M76 468h342v10H76z" className={css.bone} />
    </>
  )
}
