import { contact } from '../../content/contact.ts'
import { Sunrise } from '../../sections/sunrise/sunrise.tsx'
import { chatLink } from '../../content/site.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import css from './thank-you.module.css'

/** Where a form sent without script ends. Same words and scene as the modal. */
export function ThankYouPage() {
  const { title, text, button, answer, chat } = contact.thankYou
  return (
    <section className={css.page} data-ground="saffron" aria-labelledby="thank-you">
      <Sunrise />
      <h1 id="thank-you">{title}</h1>
      <p className={css.text}>{text}</p>
      <p className={css.answer}>{answer.text}</p>
      <Button to="/" size="large" className={css.button}>
        {button}
      </Button>
      <Link href={chatLink()} className={css.chat}>
        {chat}
      </Link>
    </section>
  )
}
