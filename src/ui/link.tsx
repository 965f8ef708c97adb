import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import { useLinkClickHandler } from 'react-router'
import { twinAddress } from '../lib/twin-address.ts'
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

/** A route by `to`, anything else by `href`; other sites open in a new tab. */
export function Link(props: LinkProps) {
  if ('to' in props) return <RouteLink {...props} />
  const { href, ...rest } = props
  const elsewhere = /^https?:/.test(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return <a href={href} {...elsewhere} {...rest} />
}

/** A real link to the prerendered twin; a plain click goes through the hash router. */
function RouteLink({ to, state, replace, onClick, ...rest }: RouteLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    viewTransition: true,
    ...(rest.target !== undefined && { target: rest.target }),
    ...(replace !== undefined && { replace }),
  })
  const click = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
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
