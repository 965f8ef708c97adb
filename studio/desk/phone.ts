/** Returns the number's digits with the country code; ten digits without a plus sign are taken as Indian. */
function international(mobile: string) {
  const digits = mobile.replace(/\D/g, '')
  return mobile.startsWith('+') || digits.length !== 10 ? digits : `91${digits}`
}

/** Formats a phone number, such as +91 98765 43210. */
export function formatPhone(mobile: string) {
  const digits = international(mobile)
  const indian = /^91(\d{5})(\d{5})$/.exec(digits)
  return indian ? `+91 ${indian[1]} ${indian[2]}` : `+${digits}`
}

export const callUrl = (mobile: string) => `tel:+${international(mobile)}`

export const whatsAppUrl = (mobile: string, text: string) =>
  `https://wa.me/${international(mobile)}?text=${encodeURIComponent(text)}`

export function mailUrl(email: string, subject: string, text: string) {
  // Spaces become %20, because mail programs show a plus sign literally.
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
}
