import css from './figure.module.css'

type PersonProps = { at: string; coat: string | undefined; skin: string | undefined; isSeated?: boolean }

/** Draws a person whose feet are at `at`; a seated one faces right. */
function Person({ at, coat, skin, isSeated = false }: PersonProps) {
  const lift = isSeated ? 0 : -46
  return (
    <g transform={`translate(${at})`}>
      <path
        d={isSeated ? 'M-28-58h82v26H52V0H30v-30h-58zM-26-30h44l-8 30h-28z' : 'M-30-100h60V0H6v-72H-6V0h-24z'}
        className={css.ink}
      />
      <g transform={`translate(0 ${lift})`}>
        <path d="M-36-48l6-68q30-22 60 0l6 68z" className={coat} />
        <path d="M-36-48l3-22 11 22 11-22 11 22 11-22 11 22 11-22 3 22z" className={css.saffron} />
        <path d="M-9-140H9v16q-9 10-18 0z" className={skin} />
        <circle cy="-152" r="24" className={skin} />
        <path d="M-25-146a25 25 0 0 1 48-16q-30 2-40 24z" className={css.ink} />
      </g>
    </g>
  )
}

/**
 * Draws three crew members with the person they film, and a fourth one at the cut. labels: the person filmed, sound,
 * questions, camera, the cut.
 */
export function FilmCrew({ labels }: { labels: readonly string[] }) {
  return (
    <>
      <circle cx="132" cy="150" r="132" className={css.saffron} />
      <path d="M0 300h600v8H0z" className={css.ink} />
      <g transform="matrix(-1 0 0 1 452 0)">
        <Person at="226 300" coat={css.cobalt} skin={css.umber} />
      </g>
      <path d="M198 104a28 28 0 0 1 56 0" className={css.inkLine} />
      <path d="M192 92h14v26h-14zm54 0h14v26h-14z" className={css.laterite} />
      <path d="M230 196L136 42" className={css.inkLine} />
      <path d="M120 22l28-18 18 28-28 18z" className={css.deep} />
      <path d="M204 150l24 26 18-10 8 12-32 22-28-30z" className={css.deep} />
      <Person at="92 300" coat={css.laterite} skin={css.umber} isSeated />
      <path d="M84 196l52 22 22-22 8 10-26 32-64-16z" className={css.laterite} />
      <g transform="matrix(-1 0 0 1 366 0)">
        <Person at="0 300" coat={css.deep} skin={css.laterite} isSeated />
        <path d="M34 202l38-10 10 44-38 10z" className={css.bone} />
        <path d="M0 196l44 30 8-12-44-34z" className={css.cobalt} />
      </g>
      <g transform="matrix(-1 0 0 1 530 0)">
        <Person at="0 300" coat={css.laterite} skin={css.umber} />
      </g>
      <path d="M456 176l-34 126m34-126v126m0-126l34 126" className={css.inkLine} />
      <path d="M420 118h84v56h-84zM420 132l-26-12v52l26-12z" className={css.ink} />
      <circle cx="474" cy="146" r="15" className={css.saffron} />
      <path d="M540 146l-42 22-6-14 42-26z" className={css.umber} />
      {labels.slice(0, 4).map((label, at) => (
        <text key={label} x={[92, 226, 352, 490][at]} y="336" className={`${css.small} ${css.middle}`}>
          {label}
        </text>
      ))}
      <path d="M0 362h600v158H0z" className={css.deep} />
      <path d="M24 402C90 412 150 414 196 420L240 466 560 478" className={css.curve} />
      <path d="M24 488h168v20H24zm216 0h88v20h-88zm96 0h64v20h-64z" className={css.periwinkle} />
      <path d="M196 488h40v20h-40z" className={css.laterite} />
      <path d="M216 382V516" className={`${css.curve} ${css.dash}`} />
      <text x="232" y="394" className={`${css.small} ${css.light}`}>
        {labels[4]}
      </text>
      <path d="M436 520q4-50 64-54 60 4 64 54z" className={css.laterite} />
      <path d="M436 520l13-20 13 20 13-20 13 20 12-20 13 20 13-20 13 20 13-20 12 20z" className={css.saffron} />
      <circle cx="500" cy="442" r="30" className={css.ink} />
      <path d="M468 440a32 32 0 0 1 64 0" className={css.curve} />
      <path d="M460 430h14v26h-14zm66 0h14v26h-14z" className={css.saffron} />
    </>
  )
}
