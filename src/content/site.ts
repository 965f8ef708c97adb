import data from '#content/site.yaml'
import type { ContentOf } from './schemas/kit.ts'
import type schema from './schemas/site.ts'

export type Site = ContentOf<typeof schema>
export type Office = Site['offices'][number]

export const site = data as Site

/** Opens a chat with a message ready to send. */
export const chatLink = (message: string = site.contact.chatMessage) =>
  `https://wa.me/${site.contact.chat}?text=${encodeURIComponent(message)}`
