import { useEffect } from 'react'
import { navigation } from '../../content/navigation.ts'
import { mountBars } from '../../motion/bars.ts'
import { useLocation } from '../../router/route-view.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { ChatLink } from './chat-link.tsx'
import css from './dock.module.css'
import { mountChatLinks } from './page-chat.ts'

const CONTACT = '/contact-us'

/**
 * The way to write to us, at the thumb: the last thing in the document, so that the end of the page has room for it.
 * Without script it stays there. Large screens show the chat alone, in their corner.
 */
export function Dock() {
  const { pathname } = useLocation()
  const { label, chat, write } = navigation.dock
  useEffect(() => {
    const stops = [mountBars(), mountChatLinks()]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  return (
    <aside className={css.dock} aria-label={label} data-bar="dock" data-away="" suppressHydrationWarning>
      <ChatLink className={css.chat}>
        <Icon name="whatsapp" /> {chat}
      </ChatLink>
      {pathname !== CONTACT && (
        <Link to={CONTACT} className={css.write}>
          {write}
        </Link>
      )}
    </aside>
  )
}
