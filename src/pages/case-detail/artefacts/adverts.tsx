import type { ArtefactOf } from '../../../content/cases.ts'
import { CONCERNS } from '../../../lib/chart-shapes.ts'
import css from './adverts.module.css'

/**
 * Draws one pot between two grounds: on the left the old advert in the laboratory, struck through; on the right a
 * mirror whose face, pot and sentence follow the chosen concern.
 */
export function Adverts({ cards }: ArtefactOf<'adverts'>) {
  const [old, ...concerns] = cards
  return (
    <div className={css.adverts}>
      {old && (
        <div className={css.old}>
          <p className={css.label}>{old.label}</p>
          <p className={css.title}>
            <s>{old.title}</s>
          </p>
          <p>{old.text}</p>
        </div>
      )}
      <div className={css.sentences}>
        {concerns.map(({ label, title, text }, at) => (
          <div key={label} data-shown={at + 1}>
            <p className={css.title}>{title}</p>
            <p>{text}</p>
          </div>
        ))}
      </div>
      <div className={css.laboratory} />
      <div className={css.room}>
        <Mirror />
      </div>
    </div>
  )
}

function Mirror() {
  return (
    <svg viewBox="0 0 440 560" className={css.mirror} aria-hidden="true">
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
        {/* Dabs of cream before they are spread. */}
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
      <path d="M180 494h104l29 66H151z" className={css.stand} />
      {/* The right half of the jar: a saffron lid, red glass, a pale label. On a phone all of it. */}
      <g id="half-pot">
        <path d="M-1 350h85a14 14 0 0 1 14 14v28H-1z" className={css.lid} />
        <path d="M-1 392h89v12h22v110q0 46-46 46H-1z" className={css.glass} />
        <path
          d={`M-1 430h1${'l5.500 9 5.500-9'.repeat(10)}v88${'l-5.500-9-5.500 9'.repeat(10)}h-1z`}
          className={css.cream}
        />
      </g>
      <use href="#half-pot" transform="scale(-1 1)" className={css.left} />
      <g className={css.sign}>
        <circle cx="52" cy="474" r="27" className={css.seal} />
        <g transform="translate(-208.400 124.700) scale(.7)">
          {CONCERNS.map((sign, at) => (
            <path key={sign} d={sign} className={css.cream} data-shown={at + 1} />
          ))}
        </g>
      </g>
    </svg>
  )
}
