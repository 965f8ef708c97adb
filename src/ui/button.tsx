import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import css from './button.module.css'
import { Icon, type IconName } from './icon.tsx'
import { Link, type LinkProps } from './link.tsx'

type Look = {
  /** Without one it is the saffron call to action, which follows the ground; `ghost` is text with an arrow. */
  variant?: 'ink' | 'outline' | 'ghost'
  size?: 'large'
  /** `false` for none; an arrow by default on links. */
  icon?: IconName | false
  /** What a label such as “Learn More” leaves to the eye: unseen, it is read out and found by search engines. */
  about?: string | undefined
  children: ReactNode
}

type ButtonProps = Look & (LinkProps | ButtonHTMLAttributes<HTMLButtonElement>)

/** One look, three elements: a route (`to`), an address (`href`) or a button. */
export function Button({ variant, size, icon, about, children, className, ...rest }: ButtonProps) {
  const looks = { className: classNames(css.button, className), 'data-variant': variant, 'data-size': size }
  const link = 'to' in rest || 'href' in rest
  const mark = icon ?? (link ? 'arrow-right' : false)
  const inner = (
    <>
      <span>
        {children}
        {about && <span className="visually-hidden">{` about ${about}`}</span>}
      </span>
      {mark && <Icon name={mark} className={css.icon} />}
    </>
  )
  if (link) {
    return (
      <Link {...rest} {...looks}>
        {inner}
      </Link>
    )
  }
  return (
    <button type="button" {...(rest as ButtonHTMLAttributes<HTMLButtonElement>)} {...looks}>
      {inner}
    </button>
  )
}
