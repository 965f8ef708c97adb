import heads from 'virtual:page-heads'
import { chatLink, site } from '../../content/site.ts'

/** The title of the page at this path, without the agency's name: from content in the build, from the document in the browser. */
export function pageTitle(path: string): string | undefined {
  return import.meta.env.SSR ? heads[path]?.title : document.title.split(' | ')[0]
}

export const pageChatLink = (title: string | undefined): string => {
  const { chatMessage, chatPage } = site.contact
  return chatLink(title ? `${chatMessage} ${chatPage.replace('{page}', title)}` : chatMessage)
}

/** Chat links of the document name the page that is shown when they are pressed. Returns the undoing. */
export function mountChatLinks(): () => void {
  const name = ({ target }: Event): void => {
    const link = target instanceof Element && target.closest('a[data-chat]')
    if (link) link.setAttribute('href', pageChatLink(pageTitle('')))
  }
  const types = ['pointerdown', 'click'] as const
  for (const type of types) document.addEventListener(type, name, true)
  return () => {
    for (const type of types) document.removeEventListener(type, name, true)
  }
}
