/** Ten digits are Indian; anything else says its country itself. */
function international(mobile: string) {
  const digits = mobile.replace(/\D/g, '')
  return mobile.startsWith('+') || digits.length !== 10 ? digits : `91${digits}`
}

/** Such as +91 98765 43210. */
export function formatPhone(mobile: string) {
  const digits = international(mobile)
  const indian = /^91(\d{5})(\d{5})$/.exec(digits)
  return indian ? `+91 ${indian[1]} ${indian[2]}` : `+${digits}`
}

export const callUrl = (mobile: string) => `tel:+${international(mobile)}`

export const whatsAppUrl = (mobile: string, text: string) =>
  `https://wa.me/${international(mobile)}?text=${encodeURIComponent(text)}`

export function mailUrl(email: string, subject: string, text: string) {
  // Spaces as %20: mail programs show a plus sign as it is.
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
}
