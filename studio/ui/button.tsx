import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'
import { Link } from 'react-router'
import type { LinkProps } from 'react-router'
import { classNames } from '../../src/lib/class-names.ts'
import css from './button.module.css'
import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'

type Look = {
  /** Default: outlined. */
  variant?: 'primary' | 'plain' | 'danger'
  icon?: IconName
  size?: 'small'
  children: ReactNode
  className?: string | undefined
}

const looksOf = ({ variant, size, className }: Omit<Look, 'children'>) => ({
  className: classNames(css.button, className),
  'data-variant': variant,
  'data-size': size,
})

function Inner({ icon, children }: Pick<Look, 'icon' | 'children'>) {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </>
  )
}

type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement> & { isBusy?: boolean }

export function Button({ variant, icon, size, isBusy, children, className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...looksOf({ ...(variant && { variant }), ...(size && { size }), className })}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : rest.onClick}
    >
      <Inner {...(icon && { icon })}>{children}</Inner>
    </button>
  )
}

/** A link to another screen that looks like a button. */
export function ButtonLink({ variant, icon, size, children, className, ...rest }: Look & LinkProps) {
  return (
    <Link {...rest} {...looksOf({ ...(variant && { variant }), ...(size && { size }), className })}>
      <Inner {...(icon && { icon })}>{children}</Inner>
    </Link>
  )
}

/** A link out of the studio: WhatsApp, mail, phone. */
export function ButtonAnchor({
  variant,
  icon,
  size,
  children,
  className,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return (
    <a {...rest} {...looksOf({ ...(variant && { variant }), ...(size && { size }), className })}>
      <Inner {...(icon && { icon })}>{children}</Inner>
    </a>
  )
}
