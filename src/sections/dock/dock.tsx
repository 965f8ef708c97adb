import { navigation } from '../../content/navigation.ts'
import { usePath } from '../../router/path-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { ChatLink } from './chat-link.tsx'
import css from './dock.module.css'

const CONTACT = '/contact-us'
/** The thank-you page has links of its own, and its visitors have just written. */
const THANKS = '/thank-you'

/**
 * Contact links, fixed at the lower edge; last in the document, so that the end of the page has room for them. Without
 * script the dock is always visible. Large screens show only the chat, in a corner. Behaviour: dock.client.ts.
 */
export function Dock() {
  const path = usePath()
  if (path === THANKS) return null
  const { label, chat, write } = navigation.dock
  return (
    <aside
      className={css.dock}
      aria-label={label}
      data-bar="dock"
      data-away={path === CONTACT ? 'form' : ''}
      data-enhance="dock"
      data-variant={path}
    >
      <ChatLink className={css.chat}>
        <Icon name="whatsapp" /> {chat}
      </ChatLink>
      {path !== CONTACT && (
        <Link to={CONTACT} className={css.write}>
          {write}
        </Link>
      )}
    </aside>
  )
}
