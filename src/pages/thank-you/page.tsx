import { contact } from '../../content/contact.ts'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import css from './thank-you.module.css'

/** Where a form sent without script ends. Same words as the modal. */
export function ThankYouPage() {
  const { title, text, button } = contact.thankYou
  return (
    <Section ground="saffron" labelledBy="thank-you" className={css.page}>
      <h1 id="thank-you">{title}</h1>
      <p className="lead">{text}</p>
      <Button to="/">{button}</Button>
    </Section>
  )
}
