import { contact } from '../../content/contact.ts'
import { Sunrise } from '../../sections/sunrise/sunrise.tsx'
import { results } from '../../content/clients.ts'
import { chatLink } from '../../content/site.ts'
import { formatMetric } from '../../lib/format-metric.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import css from './thank-you.module.css'

/** The page a form sent without script leads to; same content as the success dialog. */
export function ThankYouPage() {
  const { title, text, button, answer, chat, meanwhile } = contact.thankYou
  const result = results.find(({ slug }) => slug)
  return (
    <section className={css.page} data-ground="saffron" data-below-bar="" aria-labelledby="thank-you">
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
      {result && (
        <Link to={`/case-study/${result.slug}`} className={css.chat}>
          {meanwhile.replace('{client}', result.name).replace('{figure}', formatMetric(result.metric))}
        </Link>
      )}
    </section>
  )
}
