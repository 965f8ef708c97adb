import type { ArtefactOf } from '../../../content/cases.ts'
import { Answers } from './choices.tsx'
import css from './reasons.module.css'

const RIBS = 'M48 20v30M77 20v30M106 20v30M135 20v30M164 20v30M193 20v30M222 20v30M251 20v30'
/** Path of a band around the tub, with teeth above and below. */
const LABEL = `M30 104${'l12-14 12 14'.repeat(10)}v166${'l-12 14-12-14'.repeat(10)}z`

/** Draws a tub whose label and sentence change with the chosen reason. */
export function Reasons({ choices, brand }: ArtefactOf<'reasons'> & { brand: string }) {
  return (
    <div className={css.shelf}>
      <svg viewBox="0 0 300 330" aria-hidden="true">
        <path d="M34 8h232a10 10 0 0 1 10 10v42H24V18A10 10 0 0 1 34 8z" className={css.lid} />
        <path d="M30 68h240v232a24 24 0 0 1-24 24H54a24 24 0 0 1-24-24z" className={css.tub} />
        <path d={RIBS} className={css.lid} />
        <path d={LABEL} className={css.label} />
        <circle cx="150" cy="202" r="58" className={css.sun} />
        <text x="150" y="132">
          {brand}
        </text>
        <g className={css.sign}>
          {/* A leaf, a crossed-out drop, a spoon and fork. */}
          <path data-shown="1" d="M150 256c-66-30-66-76 0-106 66 30 66 76 0 106zm0 0v-70" />
          <path data-shown="2" d="M150 150c36 44 46 62 46 76a46 46 0 0 1-92 0c0-14 10-32 46-76zM92 252l116-92" />
          <path
            data-shown="3"
            d="M96 172a26 20 0 1 0 52 0 26 20 0 1 0-52 0zM122 192v66M170 160h36M188 160v98M206 160v26q-18 16-36 0v-26"
          />
        </g>
      </svg>
      <Answers choices={choices} className={css.sentence} />
    </div>
  )
}
