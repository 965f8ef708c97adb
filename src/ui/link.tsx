import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import { twinAddress } from '../lib/twin-address.ts'
import { navigate } from '../router/navigate.ts'
import { prefetch } from './link-prefetch.ts'

type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { ref?: Ref<HTMLAnchorElement> }

type RouteLinkProps = AnchorProps & {
  /** Route path such as `/about-us`. */
  to: string
  /** Navigation state, e.g. the index of a technology tab. */
  state?: unknown
  replace?: boolean
}

export type LinkProps = RouteLinkProps | (AnchorProps & { href: string })

const newTab = ' (opens in a new tab)'

/** A route by `to`, anything else by `href`; other sites open in a new tab and say so to those who do not see it. */
export function Link(props: LinkProps) {
  if ('to' in props) return <RouteLink {...props} />
  const { href, children, 'aria-label': label, ...rest } = props
  const elsewhere = /^https?:/.test(href)
  return (
    <a
      href={href}
      {...(elsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
      aria-label={label && elsewhere ? label + newTab : label}
      {...rest}
    >
      {children}
      {elsewhere && !label && <span className="visually-hidden">{newTab}</span>}
    </a>
  )
}

/** A real link to the prerendered twin; a plain click goes through the hash router. */
function RouteLink({ to, state, replace, onClick, ...rest }: RouteLinkProps) {
  const click = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (event.defaultPrevented || !plain(event) || (rest.target && rest.target !== '_self')) return
    if (navigate(to, { state, replace })) event.preventDefault()
  }
  const ahead = (): void => prefetch(to)
  return (
    <a
      href={twinAddress(to, import.meta.env.BASE_URL)}
      onClick={click}
      onPointerEnter={ahead}
      onFocus={ahead}
      onTouchStart={ahead}
      {...rest}
    />
  )
}

/** A press that does not ask for a new tab, a new window or a download. */
const plain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
