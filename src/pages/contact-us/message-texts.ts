import { contact } from '../../content/contact.ts'

const { email, budget, website } = contact.form.fields

/** Words of the prefilled e-mail and chat message around the typed values. */
export const messageTexts = {
  ...contact.direct,
  labels: { email: email.label, budget: budget.label, website: website.label },
}
