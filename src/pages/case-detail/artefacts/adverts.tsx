import type { ArtefactOf } from '../../../content/cases.ts'
import { Choices } from './choices.tsx'
import css from './adverts.module.css'

/** On the label of the pot, one for each concern: a drop, the sun, a leaf. */
const SIGNS = [
  'M372 474q16 22 16 32a16 16 0 0 1-32 0q0-10 16-32z',
  'M372 486a13 13 0 0 1 0 26 13 13 0 0 1 0-26zM369 472h6v9h-6zM369 517h6v9h-6zM345 496h9v6h-9zM390 496h9v6h-9z',
  'M372 472c17 14 17 40 0 54-17-14-17-40 0-54z',
]

/** The old advert struck through, and a mirror in which the face, the pot and the sentence follow the chosen concern. */
export function Adverts({ cards, question }: ArtefactOf<'adverts'>) {
  const [old, ...concerns] = cards
  return (
    <div className={css.adverts}>
      {old && (
        <div className={css.old}>
          <p className={css.label}>{old.label}</p>
          <p className={css.actives}>
            <s>{old.title}</s>
          </p>
          {/* A ring of the laboratory. */}
          <svg viewBox="0 0 200 130" className={css.ring} aria-hidden="true">
            <path d="M30 44l44-25 44 25v50l-44 25-44-25zM42 51v36M74 33l32 18M74 105l32-18M118 44l34-20M152 24V4M152 24l34 20" />
          </svg>
          <p>{old.text}</p>
        </div>
      )}
      <svg viewBox="0 0 480 560" className={css.mirror} aria-hidden="true">
        <clipPath id="mirror">
          <ellipse cx="232" cy="256" rx="186" ry="232" />
        </clipPath>
        <g clipPath="url(#mirror)">
          <path d="M0 0h480v560H0z" className={css.evening} data-shown="1" />
          <path d="M0 0h480v560H0z" className={css.daylight} data-shown="2" />
          <path d="M0 0h480v560H0z" className={css.wedding} data-shown="3" />
          <path d="M306 60a20 20 0 1 0 21 29 24 24 0 0 1-21-29z" className={css.moon} data-shown="1" />
          <circle cx="232" cy="236" r="168" className={css.sun} data-shown="2" />
          <path
            d="M92 60v120M132 40v96M332 40v96M372 60v120M172 30v60M292 30v60"
            className={css.garland}
            data-shown="3"
          />
          <path
            d="M232 92c96 0 140 66 134 168-3 60 10 100 30 210H68c20-110 33-150 30-210C92 158 136 92 232 92z"
            className={css.hair}
          />
          <path d="M194 330h76v66c44 10 128 26 136 164H58c8-138 92-154 136-164z" className={css.skin} />
          <path d="M128 408c40 62 168 72 208 14 60 18 84 66 90 138H38c6-76 30-130 90-152z" className={css.dress} />
          <path d="M196 352c22 22 50 22 72 0v22c-24 18-48 18-72 0z" className={css.shade} />
          <ellipse cx="232" cy="250" rx="88" ry="112" className={css.skin} />
          <path
            d="M232 126c-58 0-96 40-100 136 46-24 82-60 100-116 18 56 54 92 100 116-4-96-42-136-100-136z"
            className={css.hair}
          />
          <path d="M168 230q22-16 46-3M250 227q24-13 46 3" className={css.line} />
          <path d="M170 258q21 18 42 0M252 258q21 18 42 0" className={css.line} />
          <path d="M234 258v34q0 12-14 11" className={css.thin} />
          <path d="M200 322q32-12 64 0-32 34-64 0z" className={css.lips} />
          <circle cx="232" cy="206" r="6" className={css.lips} />
          <path d="M144 296a9 9 0 1 0 .1 0zM320 296a9 9 0 1 0 .1 0z" className={css.gold} />
          {/* Dabs of cream, before they are spread. */}
          <path
            d="M178 284a10 10 0 1 0 .1 0zM286 284a10 10 0 1 0 .1 0zM232 342a7 7 0 1 0 .1 0z"
            className={css.cream}
            data-shown="1"
          />
          {/* Light on both cheeks. */}
          <g data-shown="2">
            <path d="M172 276a20 20 0 1 0 .1 0zM292 276a20 20 0 1 0 .1 0z" className={css.glow} />
            <path
              d="M170 276q3 17 18 20-15 3-18 20-3-17-18-20 15-3 18-20zM294 276q3 17 18 20-15 3-18 20-3-17-18-20 15-3 18-20z"
              className={css.cream}
            />
          </g>
          {/* Jewellery and flowers for the wedding, and one dab on the chin. */}
          <g data-shown="3">
            <path d="M232 128v54" className={css.chain} />
            <path d="M232 176a10 10 0 1 0 .1 0zM144 312l-12 26h24zM320 312l-12 26h24z" className={css.gold} />
            <path
              d="M122 190a13 13 0 1 0 .1 0zM112 216a13 13 0 1 0 .1 0zM108 244a13 13 0 1 0 .1 0zM342 190a13 13 0 1 0 .1 0zM352 216a13 13 0 1 0 .1 0zM356 244a13 13 0 1 0 .1 0zM232 342a7 7 0 1 0 .1 0z"
              className={css.cream}
            />
          </g>
        </g>
        <ellipse cx="232" cy="256" rx="195" ry="241" className={css.frame} />
        <path d="M180 494h104l26 58H154z" className={css.stand} />
        {/* The jar of the pictures: a saffron lid, red glass, a pale label. */}
        <path d="M296 444v-22a10 10 0 0 1 10-10h132a10 10 0 0 1 10 10v22z" className={css.lid} />
        <path id="jar" d="M286 444h172v70c0 26-16 40-38 40h-96c-22 0-38-14-38-40z" className={css.glass} />
        <clipPath id="label">
          <use href="#jar" />
        </clipPath>
        <path
          d={`M286 460${'l7.167 9 7.167-9'.repeat(12)}v78${'l-7.167-9-7.167 9'.repeat(12)}z`}
          clipPath="url(#label)"
          className={css.cream}
        />
        <circle cx="372" cy="499" r="25" className={css.seal} />
        <g transform="matrix(.64 0 0 .64 133.900 179.600)">
          {SIGNS.map((sign, at) => (
            <path key={sign} d={sign} className={css.cream} data-shown={at + 1} />
          ))}
        </g>
        <path d="M0 555h480" className={css.shelf} />
      </svg>
      <div className={css.words}>
        <Choices question={question} choices={concerns} chosen={0} />
        <div className={css.sentences}>
          {concerns.map(({ label, title, text }, at) => (
            <div key={label} data-shown={at + 1}>
              <p className={css.title}>{title}</p>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
