import { Notice } from '../ui/notice.tsx'
import css from './mail-missing.module.css'

/** Explains that mail cannot be sent, who can change that, and which settings are needed. */
export function MailMissing() {
  return (
    <Notice>
      <p>
        Mail cannot be sent yet: the site has no mailbox to send from. Ask whoever looks after your server to set one
        up.
      </p>
      <details>
        <summary className={css.summary}>What to tell them</summary>
        <p>
          In the server’s settings, <code>SMTP_URL</code> is the mail server with user and password, and{' '}
          <code>MAIL_TO</code> the address of the agency. Then start the server again.
        </p>
      </details>
    </Notice>
  )
}
