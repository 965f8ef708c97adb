import { CheckedRows } from './checked-rows.tsx'
import figure from './figure.module.css'
import css from './switch-board.module.css'

/** Four workflows: their icons of 48 by 40, and whether each is switched on at first. */
const flows = [
  { sign: 'M20 6L4 18l16 12v-8q16-2 24 12 0-22-24-20z', isOn: true },
  { sign: 'M24 2q13 0 13 15v9l6 7H5l6-7v-9Q11 2 24 2zm-5 33h10', isOn: true },
  { sign: 'M4 4h40L30 20v16l-12-6V20z', isOn: true },
  { sign: 'M40 20a16 16 0 1 1-5-12M36 0v9h-9M24 10v11l8 5', isOn: false },
]
const PIECE = 112
const piece = (at: number) => 76 + at * PIECE

type SwitchBoardProps = { alt: string; labels: readonly string[] }

/**
 * Draws workflows with a switch each, and cloth woven of those that run. labels: the workflows, each with a line of
 * its own, and the line of the last one while it runs.
 */
export function SwitchBoard({ alt, labels }: SwitchBoardProps) {
  return (
    <div role="group" aria-label={alt}>
      <CheckedRows
        className={css.board}
        rows={flows.map(({ isOn }, at) => ({ label: labels[2 * at] ?? '', isChecked: isOn }))}
      >
        <svg viewBox="24 14 552 512" className={figure.drawing} aria-hidden="true">
          {flows.map(({ sign }, at) => (
            <g key={sign}>
              <path data-off={at} d={`M${piece(at) + 56} 400v44q0 20 18 16t10-20`} className={figure.joint} />
              <path data-on={at} d={`M${piece(at) + 56} 400V524`} className={figure.weft} />
              <path data-on={at} d={`M${piece(at)} 478h112v44h-112z`} className={figure.laterite} />
              <path
                data-on={at}
                d={[0, 1, 2].map((tooth) => `M${piece(at) + (tooth * PIECE) / 3} 522l18.660-40 18.660 40z`).join('')}
                className={figure.saffron}
              />
              <path data-on={at} d={`M${piece(at)} 468h112v10h-112z`} className={figure.bone} />
            </g>
          ))}
          <rect x="24" y="16" width="552" height="412" rx="20" className={figure.bone} />
          {flows.map(({ sign, isOn }, at) => (
            <g key={sign} transform={`translate(24 ${20 + at * 102})`}>
              {at > 0 && <path d="M24 0h504" className={figure.grid} />}
              <path d={sign} transform="translate(32 32)" className={figure.pen} />
              <text x="104" y="48" className={`${figure.big} ${figure.dark}`}>
                {labels[2 * at]}
              </text>
              <text x="104" y="78" className={`${figure.small} ${figure.dark}`} data-off={isOn ? undefined : at}>
                {labels[2 * at + 1]}
              </text>
              {!isOn && (
                <text x="104" y="78" className={`${figure.small} ${figure.dark}`} data-on={at}>
                  {labels[2 * flows.length]}
                </text>
              )}
              <g data-off={at}>
                <rect x="420" y="26" width="104" height="52" rx="26" className={figure.sand} />
                <circle cx="446" cy="52" r="20" className={figure.bone} />
                <circle cx="446" cy="52" r="20" className={figure.pen} />
              </g>
              <g data-on={at}>
                <rect x="420" y="26" width="104" height="52" rx="26" className={figure.saffron} />
                <circle cx="498" cy="52" r="20" className={figure.ink} />
              </g>
            </g>
          ))}
        </svg>
      </CheckedRows>
    </div>
  )
}
