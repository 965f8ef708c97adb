import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import css from './button.module.css'
import { Icon, type IconName } from './icon.tsx'
import { Link, type LinkProps } from './link.tsx'

type Look = {
  /** `primary` is the saffron call to action (it follows the ground); `ghost` is text with an arrow. */
  variant?: 'primary' | 'ink' | 'outline' | 'ghost'
  size?: 'medium' | 'large'
  /** `false` for none; an arrow by default on links. */
  icon?: IconName | false
  children: ReactNode
}

type ButtonProps = Look & (LinkProps | ButtonHTMLAttributes<HTMLButtonElement>)

/** One look, three elements: a route (`to`), an address (`href`) or a button. */
export function Button({ variant = 'primary', size = 'medium', icon, children, className, ...rest }: ButtonProps) {
  const looks = { className: classNames(css.button, className), 'data-variant': variant, 'data-size': size }
  const link = 'to' in rest || 'href' in rest
  const mark = icon ?? (link ? 'arrow-right' : false)
  const inner = (
    <>
      <span>{children}</span>
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
