import type { ReactNode } from 'react'
import { useLocation } from '../../router/route-view.tsx'
import { Link } from '../../ui/link.tsx'
import { pageChatLink, pageTitle } from './page-chat.ts'

/** Opens WhatsApp with a message that names the page one is on. */
export function ChatLink({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const title = pageTitle(useLocation().pathname)
  return (
    // The document's own link is right; what the browser would make of it may name the page that is being left.
    <Link href={pageChatLink(title)} className={className} data-chat="" suppressHydrationWarning>
      {children}
    </Link>
  )
}
