import titles from 'virtual:page-titles'
import type { ReactNode } from 'react'
import { chatLink, site } from '../../content/site.ts'
import { usePath } from '../../router/path-context.tsx'
import { Link } from '../../ui/link.tsx'

/** Link that opens WhatsApp with a message that names the current page. */
export function ChatLink({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const { chatMessage, chatPage } = site.contact
  const page = titles[usePath()]
  const message = page ? `${chatMessage} ${chatPage.replace('{page}', page)}` : chatMessage
  return (
    <Link href={chatLink(message)} className={className} data-chat="">
      {children}
    </Link>
  )
}
