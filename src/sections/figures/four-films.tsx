import figure from './figure.module.css'
import css from './four-films.module.css'

type Shape = [paint: string | undefined, path: string]

const star = 'M12 0l3.6 8 8.4.9-6.3 5.7 1.8 8.4L12 18.7 4.5 23l1.8-8.4L0 8.9 8.4 8z'

/** Of a screen of 180 by 320, with room for words below: a tap that drips at night, a customer before a dry one, a price on a tag, a day that is free. */
const scenes: Shape[][] = [
  [
    [figure.deep, 'M0 0h180v320H0z'],
    [figure.periwinkle, 'M140 26a26 26 0 1 0 22 40 24 24 0 0 1-22-40z'],
    [figure.bone, 'M26 38h4v4h-4zM100 34h3v3h-3zM156 118h4v4h-4zM30 142h3v3h-3z'],
    [figure.bone, 'M0 80h78q36 0 36 32v16H82v-12q0-10-10-10H0zM36 80V64h16v16zM20 50h48v14H20z'],
    [figure.cobalt, 'M0 206h180v114H0z'],
    [figure.saffron, 'M98 134q8 12 8 19a8 8 0 0 1-16 0q0-7 8-19zM98 164q5 8 5 12a5 5 0 0 1-10 0q0-4 5-12z'],
    [figure.sand, 'M40 186h116q-3 40-58 40t-58-40z'],
    [figure.periwinkle, 'M50 186h96q-4 8-48 8t-48-8z'],
  ],
  [
    [figure.saffron, 'M0 0h180v320H0z'],
    [figure.bone, 'M0 82h38q18 0 18 18v10H38v-4q0-6-6-6H0zM14 82V72h9v10zM5 63h27v9H5z'],
    // The customer: hair, neck, face, fringe, dress, teeth and eyes.
    [figure.ink, 'M112 62a46 46 0 0 1 46 46q0 34 10 56H56q10-22 10-56a46 46 0 0 1 46-46z'],
    [figure.umber, 'M100 146h24v30h-24zM112 80a30 36 0 1 0 .1 0z'],
    [figure.ink, 'M82 106q2-28 30-28t30 28q-14-4-22-14-12 14-38 14z'],
    [figure.laterite, 'M32 320q0-140 52-150h18q10 12 20 0h20q50 12 50 150z'],
    [figure.bone, 'M98 124q14 8 28 0-2 14-14 14t-14-14z'],
    [figure.ink, 'M100 108a4 4 0 1 0 .1 0zM124 108a4 4 0 1 0 .1 0z'],
  ],
  [
    [figure.laterite, 'M0 0h180v320H0z'],
    [figure.ink, 'M88 0h4v48h-4z'],
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
/** Of a thousand viewers of the first film, those that see each. */
const viewers = [1000, 420, 160, 70]
const STARS = [0, 1, 2, 3, 4]
/** A side of the square that a piece of the band is drawn in, and its MIDDLE. */
const SIDE = 100
const MIDDLE = SIDE / 2
const halfOf = (count: number) => (count / 1000) * MIDDLE

/** Four films on phones, one after another, each for those whom the one before it held. labels: what each does, who is counted, its opening line. */
export function FourFilms({ labels }: { labels: readonly string[] }) {
  return (
    <div className={css.room}>
      <div className={css.films}>
        {scenes.map((shapes, at) => {
          const count = viewers[at] ?? 0
          const here = halfOf(count)
          const next = halfOf(viewers[at + 1] ?? count)
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
              <svg
                viewBox={`0 0 ${SIDE} ${SIDE}`}
                preserveAspectRatio="none"
                className={css.segment}
                aria-hidden="true"
              >
                <path
                  d={`M0 ${MIDDLE - here}C${MIDDLE} ${MIDDLE - here} ${MIDDLE} ${MIDDLE - next} ${SIDE} ${MIDDLE - next}V${MIDDLE + next}C${MIDDLE} ${MIDDLE + next} ${MIDDLE} ${MIDDLE + here} 0 ${MIDDLE + here}z`}
                  className={figure.mark}
                />
              </svg>
              {at === 0 && <span className={css.watching}>{labels[4]}</span>}
            </div>
          )
        })}
      </div>
    </div>
  )
}
