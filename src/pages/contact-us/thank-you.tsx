import { contact } from '../../content/contact.ts'
import { Sunrise } from '../../sections/sunrise/sunrise.tsx'
import { chatLink } from '../../content/site.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Link } from '../../ui/link.tsx'
import css from './thank-you.module.css'

export function ThankYou({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { title, text, button, answer, chat } = contact.thankYou
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy="thank-you-title"
      describedBy="thank-you-text"
      className={css.dialog}
    >
      <div className={css.card} data-ground="saffron">
        {open && <Sunrise />}
        <h2 id="thank-you-title" className={css.title}>
          {title}
        </h2>
        <p id="thank-you-text" className={css.text}>
          {text}
        </p>
        <p className={css.answer}>{answer.text}</p>
        <Button size="large" onClick={onClose} className={css.button}>
          {button}
        </Button>
        <Link href={chatLink()} className={css.chat}>
          {chat}
        </Link>
      </div>
    </Dialog>
  )
}
