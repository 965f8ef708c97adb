import { useRef } from 'react'
import { CONTACT_ENDPOINT, CONTACT_LIMITS, HONEYPOT_FIELD } from '#shared/contact.ts'
import { contact } from '../../content/contact.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import css from './contact-form.module.css'
import type { Draft } from './draft.ts'
import { messageLength, NumberElsewhere } from './field-asides.tsx'
import { ThankYou } from './thank-you.tsx'
import { useContactForm } from './use-contact-form.ts'

const endpoint = import.meta.env['VITE_CONTACT_ENDPOINT'] || `${import.meta.env.BASE_URL}${CONTACT_ENDPOINT.slice(1)}`

/** Works as a plain post as well; script adds the checks in place, the retries and the modal. */
export function ContactForm({ draft, onDraft }: { draft: Draft; onDraft: (draft: Draft) => void }) {
  const form = useRef<HTMLFormElement>(null)
  const { errors, sending, notice, said, thanked, closeThanks, onSubmit, onInput } = useContactForm(form, onDraft)
  const { fields, optional, ...words } = contact.form
  const common = (name: keyof typeof fields) => ({ name, ...fields[name], error: errors[name], className: css.field })
  const mayBeEmpty = `(${optional})`

  return (
    <>
      <form
        ref={form}
        className={css.form}
        method="post"
        action={endpoint}
        encType="multipart/form-data"
        noValidate
        onSubmit={onSubmit}
        onInput={onInput}
        aria-labelledby="contact-form-title"
      >
        <div className={css.head}>
          <h2 id="contact-form-title">{words.title}</h2>
          <p className="muted">{words.text}</p>
        </div>
        <p id="contact-notice" role="alert" className={css.notice}>
          {notice && words.failureNotice}
        </p>
        <Field
          {...common('name')}
          autoComplete="name"
          autoCapitalize="words"
          maxLength={CONTACT_LIMITS.name}
          aria-required
        />
        <Field
          {...common('mobile')}
          aside={<NumberElsewhere draft={draft} />}
          inputMode="numeric"
          autoComplete="tel-national"
          aria-required
        />
        <Field
          {...common('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          aria-required
        />
        <Field
          {...common('companyName')}
          optional={mayBeEmpty}
          autoComplete="organization"
          maxLength={CONTACT_LIMITS.companyName}
        />
        <Field {...common('budget')} optional={mayBeEmpty} autoComplete="off" maxLength={CONTACT_LIMITS.budget} />
        <Field
          {...common('website')}
          optional={mayBeEmpty}
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={CONTACT_LIMITS.website}
        />
        <Field
          {...common('message')}
          kind="textarea"
          aside={messageLength(draft)}
          className={`${css.field} ${css.wide}`}
          autoComplete="off"
          aria-required
        />
        <p className={css.trap} aria-hidden="true">
          <label htmlFor={HONEYPOT_FIELD}>{words.trap}</label>
          <input type="text" id={HONEYPOT_FIELD} name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </p>
        <div className={css.foot}>
          <Button
            type="submit"
            size="large"
            disabled={sending}
            icon={sending ? false : 'arrow-right'}
            className={css.submit}
          >
            {sending && <span className={css.loader} />}
            {sending ? words.sending : words.submit}
          </Button>
          <p className={css.privacy}>
            {words.privacy} <Link to="/privacy-policy">{words.privacyLink}</Link>
          </p>
        </div>
        <p role="status" className="visually-hidden">
          {said}
        </p>
      </form>
      <ThankYou open={thanked} onClose={closeThanks} />
    </>
  )
}
