import { contact } from '../../content/contact.ts'

const { email, budget, website } = contact.form.fields

/** What the prefilled e-mail and chat say around what has been typed. */
export const messageTexts = {
  ...contact.direct,
  labels: { email: email.label, budget: budget.label, website: website.label },
}
