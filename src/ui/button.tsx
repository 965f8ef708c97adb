import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import css from './button.module.css'
import { Icon, type IconName } from './icon.tsx'
import { Link, type LinkProps } from './link.tsx'

type ButtonStyle = {
  /** Look of the button: the filled call to action when left out; `ghost` is text with an arrow. */
  variant?: 'ink' | 'outline' | 'ghost' | undefined
  size?: 'large'
  /** Icon after the label, or `false` for none; an arrow by default on links. */
  icon?: IconName | false
  /** Visually hidden ending of the label: “Learn More” + “ about Video Marketing”. */
  srSuffix?: string | undefined
  children: ReactNode
}

type ButtonProps = ButtonStyle & (LinkProps | ButtonHTMLAttributes<HTMLButtonElement>)

/** Renders a route link (`to`), a link (`href`) or a button. */
export function Button({ variant, size, icon, srSuffix, children, className, ...rest }: ButtonProps) {
  const attributes = { className: classNames(css.button, className), 'data-variant': variant, 'data-size': size }
  const link = 'to' in rest || 'href' in rest
  const mark = icon ?? (link ? 'arrow-right' : false)
  const inner = (
    <>
      <span>
        {children}
        {srSuffix && <span className="visually-hidden">{` about ${srSuffix}`}</span>}
      </span>
      {mark && <Icon name={mark} className={css.icon} />}
    </>
  )
  if (link) {
    return (
      <Link {...rest} {...attributes}>
        {inner}
      </Link>
    )
  }
  return (
    <button type="button" {...(rest as ButtonHTMLAttributes<HTMLButtonElement>)} {...attributes}>
      {inner}
    </button>
  )
}
