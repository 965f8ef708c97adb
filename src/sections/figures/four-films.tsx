import figure from './figure.module.css'
import css from './four-films.module.css'

type Shape = [paint: string | undefined, path: string]

const star = 'M12 0l3.6 8 8.4.9-6.3 5.7 1.8 8.4L12 18.7 4.5 23l1.8-8.4L0 8.9 8.4 8z'

/**
 * Scenes on a screen of 180 by 320, with room for words below: a tap that drips at night, a customer at a dry tap, a
 * price tag, a free day.
 */
const scenes: Shape[][] = [
  [
    [figure.deep, 'M0 0h180v320H0z'],
    [figure.periwinkle, 'M140 26a26 26 0 1 0 22 40 24 24 0 0 1-22-40z'],
    [figure.bone, 'M26 38h4v4h-4zM100 34h3v3h-3zM156 118h4v4h-4zM30 142h3v3h-3z'],
    [figure.bone, 'M0 80h78q36 0 36 32v16H82v-12q0-10-10-10H0zM36 80V64h16v16zM20 50h48v14H20z'],
    [figure.cobalt, 'M0 206h180v114H0z'],
    [figure.periwinkle, 'M98 134q8 12 8 19a8 8 0 0 1-16 0q0-7 8-19zM98 164q5 8 5 12a5 5 0 0 1-10 0q0-4 5-12z'],
    [figure.sand, 'M40 186h116q-3 40-58 40t-58-40z'],
    [figure.periwinkle, 'M50 186h96q-4 8-48 8t-48-8z'],
  ],
  [
    [figure.saffron, 'M0 0h180v320H0z'],
    [figure.bone, 'M0 82h38q18 0 18 18v10H38v-4q0-6-6-6H0zM14 82V72h9v10zM5 63h27v9H5z'],
    // The customer: hair, neck with the shadow of the chin, dress, face, fringe, brows and eyes, nose, teeth.
    [figure.ink, 'M112 58a50 50 0 0 1 50 50q0 34 9 56H53q9-22 9-56a50 50 0 0 1 50-50z'],
    [figure.laterite, 'M32 320q0-138 54-148h52q54 12 54 148z'],
    [figure.umber, 'M99 140h26v30q8 2 12 2-25 26-50 0 4 0 12-2z'],
    [css.shadow, 'M99 146q13 14 26 0v4q-13 22-26 8z'],
    [figure.umber, 'M112 76c20 0 31 14 31 36 0 24-15 42-31 42s-31-18-31-42c0-22 11-36 31-36z'],
    [figure.ink, 'M79 110q-1-40 33-40t33 40q-13-5-21-20-13 17-45 20z'],
    [css.shadow, 'M94 104q6-4 12-1v-3q-6-3-12 1zM118 103q6-3 12 1v-3q-6-4-12-1zM111 112l-4 13q5 4 10 0-5 0-6-2z'],
    [figure.ink, 'M100 108a3.6 3.6 0 1 0 .1 0zM124 108a3.6 3.6 0 1 0 .1 0z'],
    [figure.bone, 'M97 131q15 6 30 0-2 14-15 14t-15-14z'],
  ],
  [
    [figure.laterite, 'M0 0h180v320H0z'],
    [figure.ink, 'M88 24h4v24h-4z'],
    [figure.sand, 'M90 30l66 54v142H24V84zm0 22a11 11 0 1 0 .1 0z'],
    [
      figure.ink,
      'M54 98h74v12h-18q8 7 10 15h8v12h-8q-6 23-31 25l41 38h-22L58 153v-2h24q19 0 22-14H54v-12h50q-3-15-22-15H54z',
    ],
  ],
  [
    [figure.sand, 'M0 0h180v320H0z'],
    [figure.bone, 'M18 44h144v156H18z'],
    [figure.cobalt, 'M18 44h144v32H18z'],
    [figure.ink, 'M44 30h9v28h-9zM127 30h9v28h-9z'],
    [
      figure.shaded,
      'M32 90h22v22H32zm31 0h22v22H63zm31 0h22v22H94zm31 0h22v22h-22zM32 124h22v22H32zm31 0h22v22H63zm62 0h22v22h-22zM32 158h22v22H32zm31 0h22v22H63zm31 0h22v22H94zm31 0h22v22h-22z',
    ],
    [figure.saffron, 'M105 109a26 26 0 1 0 .1 0z'],
    [figure.ink, 'M90 136l6-6 7 8 14-16 6 6-20 23z'],
  ],
]
/** Viewers of each film, of a thousand who see the first one: viewers.svg has a bead for ten of them. */
export const viewers = [1000, 420, 160, 70]
const STARS = [0, 1, 2, 3, 4]
/** Four films on phones, one after another, each for those whom the one before it held. labels: what each does, what a round bead is, their opening lines, what a flat bead is: the key to all charts of the page. */
export function FourFilms({ labels }: { labels: readonly string[] }) {
  return (
    <div className={css.room}>
      <div className={css.films}>
        {scenes.map((shapes, at) => {
          const count = viewers[at] ?? 0
          return (
            <div key={labels[at]} className={css.film}>
              <div className={css.phone}>
                <svg
                  viewBox="0 0 180 320"
                  preserveAspectRatio="xMidYMin slice"
                  className={css.screen}
                  aria-hidden="true"
                >
                  {shapes.map(([paint, path]) => (
                    <path key={path} d={path} className={paint} />
                  ))}
                  {at === 1 &&
                    STARS.map((place) => (
                      <path
                        key={place}
                        d={star}
                        transform={`translate(${16 + place * 31} 28)`}
                        className={figure.bone}
                      />
                    ))}
                  {viewers.map((_, film) => (
                    <path
                      key={film}
                      d={`M${10 + film * 41} 12h37v4h-37z`}
                      className={film <= at ? figure.bone : css.toCome}
                    />
                  ))}
                </svg>
                <span className={css.opening}>
                  <span>{labels[at + 5]}</span>
                </span>
              </div>
              <span className={css.caption}>
                <b className={css.count}>{count.toLocaleString('en-IN')}</b> <span>{labels[at]}</span>
              </span>
              <span className={css.beads} />
              {at === 0 && (
                <span className={css.key}>
                  <span>{labels[4]}</span> <span className={css.flat}>{labels[9]}</span>
                </span>
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}
