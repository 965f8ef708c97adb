import site from '#content/site.yaml'

export { site }
export type Site = typeof site
export type Office = Site['offices'][number]

/** Returns a link that opens a WhatsApp chat with `message` ready to send. */
export const chatLink = (message: string = site.contact.chatMessage) =>
  `https://wa.me/${site.contact.chat}?text=${encodeURIComponent(message)}`
