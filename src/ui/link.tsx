import type { AnchorHTMLAttributes, Ref } from 'react'
import type { LinkPath } from '../routes.ts'
import { documentUrl } from '../lib/document-url.ts'

type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { ref?: Ref<HTMLAnchorElement> }

type RouteLinkProps = AnchorProps & {
  /** Path of a page, such as `/about-us`; src/routes.ts says which there are. */
  to: LinkPath
  /** Navigation state, e.g. the index of a technology tab. */
  state?: unknown
  replace?: boolean
}

export type LinkProps = RouteLinkProps | (AnchorProps & { href: string })

const newTab = ' (opens in a new tab)'

/**
 * Links to a route by `to`, to anything else by `href`. Links to other sites open in a new tab, and say so to screen
 * readers.
 */
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

/** Links to the static page; src/client/navigation.ts handles a plain click through the hash router. */
function RouteLink({ to, state, replace, ...rest }: RouteLinkProps) {
  return (
    <a
      href={documentUrl(to, import.meta.env.BASE_URL)}
      data-state={state === undefined ? undefined : JSON.stringify(state)}
      data-replace={replace ? '' : undefined}
      {...rest}
    />
  )
}
