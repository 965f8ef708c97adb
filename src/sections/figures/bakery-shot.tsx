const bakery = `${import.meta.env.BASE_URL}drawings/bakery.svg`

type BakeryShotProps = Record<'x' | 'y' | 'width' | 'height', number> & {
  name: 'street' | 'dough' | 'bite' | 'door' | 'loaf'
  /** View box within the shot's 310 by 180. */
  box?: string
  className?: string | undefined
}

/** A shot of the invented bakery's film (art/bakery), placed within another drawing. */
export const BakeryShot = ({ name, box = '0 0 310 180', ...place }: BakeryShotProps) => (
  <svg {...place} viewBox={box} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <use href={`${bakery}#${name}`} />
  </svg>
)
