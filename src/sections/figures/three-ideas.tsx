import { classNames } from '../../lib/class-names.ts'
import { railKeys } from '../../ui/rail.ts'
import rail from '../../ui/rail.module.css'
import css from './figure.module.css'
import ideas from './three-ideas.module.css'

const posters = [
  /* A moon over the roofs, with the cuts and crust of a loaf. */
  <>
    <path d="M0 0h200v280H0z" className={css.ink} />
    <path d="M0 232h38v-26h44v26h26l24-24 24 24h44v48H0z" className={css.deep} />
    <path d="M130 28A84 84 0 1 0 168 160 64 64 0 1 1 130 28z" className={css.saffron} />
    <path d="M90 42l16 16M64 64l22 12M52 94l24 4M54 126l24-6M68 154l20-14M94 172l12-18" className={css.crust} />
    <path d="M52 216h12v12H52zM120 236h24v30h-24z" className={css.saffron} />
    <path
      d="M150 84l3 9 9 3-9 3-3 9-3-9-9-3 9-3zM28 34l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM176 196l2 6 6 2-6 2-2 6-2-6-6-2 6-2z"
      className={css.bone}
    />
  </>,
  /* A brick oven with a clock as its door. */
  <>
    <path d="M220 0h200v280H220z" className={css.saffron} />
    <path d="M232 280V134a88 88 0 0 1 176 0v146z" className={css.laterite} />
    <path
      d="M232 216h176M232 248h176M258 184v32m124-32v32M244 248v32m76-32v32m76-32v32M320 46v20M258 72l14 16m110-16l-14 16"
      className={css.joint}
    />
    <circle cx="320" cy="134" r="68" className={css.ink} />
    <circle cx="320" cy="134" r="58" className={css.bone} />
    <path
      d="M320 82v12m0 80v12m-52-52h12m80 0h12M294 89l5 9m42 72l5 9m19-71l-9 5m-72 42l-9 5m0-52l9 5m72 42l9 5m-71 19l5-9m42-72l5-9"
      className={css.inkLine}
    />
    <path d="M320 138V96M320 134l26 15" className={css.hands} />
    <path d="M274 280v-24q0-22 46-22t46 22v24z" className={css.ink} />
    <path d="M292 280q-4-18 10-30 2 10 8 12 0-16 14-22-2 14 8 18 4-6 3-12 14 14 5 34z" className={css.saffron} />
  </>,
  /* A dark street with one lit door. */
  <>
    <path d="M440 0h200v280H440z" className={css.ink} />
    <path d="M440 40l76 34v136l-76 42zM640 20l-62 50v140l62 40z" className={css.deep} />
    <path
      d="M454 84h18v26h-18zm32 8h16v22h-16zM454 136h18v26h-18zm160-46h16v28h-16zm-22 4h12v22h-12zm22 50h16v28h-16z"
      className={css.ink}
    />
    <path d="M516 96h62v114h-62z" className={css.laterite} />
    <path d="M510 128h74l-6 16h-62z" className={css.bone} />
    <path d="M516 144l8 14 8-14 8 14 7-14 8 14 8-14 7 14 8-14z" className={css.sand} />
    <path d="M532 160h30v50h-30zM528 210h38l52 70H480z" className={css.saffron} />
    <path d="M546 220a9 9 0 1 0 .1 0zM536 280v-28q0-14 10-14t10 14v28z" className={css.ink} />
    <path d="M600 20a14 14 0 1 0 .1 0z" className={css.sand} />
  </>,
]
/** Width, height and pitch of the posters. */
const [WIDTH, HEIGHT, STEP] = [200, 280, 220]

/**
 * Draws one sentence and three posters that say it, side by side; on a phone in a row that snaps. labels: the content
 * of each.
 */
export function ThreeIdeas({ alt, labels }: { alt: string; labels: readonly string[] }) {
  return (
    <ul aria-label={alt} className={classNames(rail.rail, ideas.posters)} {...railKeys}>
      {posters.map((poster, at) => (
        <li key={labels[at]} className={ideas.poster}>
          <svg viewBox={`${at * STEP} 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className={ideas.sheet}>
            {poster}
          </svg>
          {labels[at]}
        </li>
      ))}
    </ul>
  )
}
