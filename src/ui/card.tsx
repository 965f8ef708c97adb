import type { ReactNode } from 'react'
import type { Picture } from '../../build/content/pictures.ts'
import type { LinkPath } from '../routes.ts'
import { classNames } from '../lib/class-names.ts'
import css from './card.module.css'
import type { Ground } from './ground.ts'
import { Icon } from './icon.tsx'
import { Image } from './image.tsx'
import { Link } from './link.tsx'

type CardProps = {
  title: string
  level?: 2 | 3 | 4
  /** Route the whole card links to. */
  to?: LinkPath
  state?: unknown
  picture?: Picture
  sizes?: string
  eyebrow?: string
  ground?: Ground
  /** Visible call to action at the bottom. */
  cta?: string
  className?: string | undefined
  children?: ReactNode
}

export function Card(props: CardProps) {
  const { title, level = 3, to, state, picture, sizes = '100vw', eyebrow, ground, cta, className, children } = props
  const Title = `h${level}` as const
  return (
    <div className={classNames(css.card, className)} data-ground={ground} data-link={to ? '' : undefined}>
      {picture && <Image picture={picture} sizes={sizes} alt={to ? '' : picture.alt} className={css.picture} />}
      <div className={css.body}>
        {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
        <Title className={css.title}>
          {to ? (
            <Link to={to} state={state} className={css.link}>
              {title}
            </Link>
          ) : (
            title
          )}
        </Title>
        {children}
        {cta && (
          <span className={css.cta} aria-hidden="true">
            {cta}
            <Icon name="arrow-right" />
          </span>
        )}
      </div>
    </div>
  )
}
