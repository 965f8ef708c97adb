import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CONTACT_ENDPOINT, CONTACT_LIMITS, HONEYPOT_FIELD, type ContactField } from '#shared/contact.ts'
import { contact } from '../../content/contact.ts'
import { chatLink } from '../../content/site.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'
import css from './contact-form.module.css'
import { CountrySelect } from './country-select.tsx'
import { messageTexts } from './message-texts.ts'
import { draftMessage, type Draft } from './draft.ts'
import { messageLength, numberHint, suggestedCountry } from './field-asides.tsx'
import { ThankYou } from './thank-you.tsx'
import { useContactForm } from './use-contact-form.ts'

const elsewhere: unknown = import.meta.env['VITE_CONTACT_ENDPOINT']
const endpoint =
  typeof elsewhere === 'string' && elsewhere ? elsewhere : `${import.meta.env.BASE_URL}${CONTACT_ENDPOINT.slice(1)}`

const readerNames = contact.form.readers.map(({ name }) => name.split(' ')[0]).join(' or ')

/** The contact form. Works as a plain POST; script adds inline validation, retries and the success dialog. */
export function ContactForm({ draft, onDraft }: { draft: Draft; onDraft: (draft: Draft) => void }) {
  const form = useRef<HTMLFormElement>(null)
  const contactForm = useContactForm(form, onDraft)
  const { errors, sending, notice, status, isSent } = contactForm
  const [hasMore, setHasMore] = useState(false)
  const { fields, optional, ...words } = contact.form
  const common = (name: ContactField) => ({ name, ...fields[name], error: errors[name], className: css.field })
  const suggested = errors.mobile ? suggestedCountry(draft) : undefined
  const mayBeEmpty = `(${optional})`

  const showMore = (): void => {
    flushSync(() => setHasMore(true))
    form.current?.querySelector<HTMLElement>('#companyName')?.focus()
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- blur and input bubble up from the fields */}
      <form
        ref={form}
        className={css.form}
        method="post"
        action={endpoint}
        encType="multipart/form-data"
        noValidate
        onSubmit={contactForm.onSubmit}
        onInput={contactForm.onInput}
        onBlur={contactForm.onBlur}
        aria-labelledby="contact-form-title"
      >
        <div className={css.head}>
          <h2 id="contact-form-title">{words.title}</h2>
          <span className={css.readers}>
            {words.readers.map(({ name, picture }) => (
              <Image key={name} picture={picture} sizes="5rem" widest={360} alt="" cover className={css.reader} />
            ))}
          </span>
          <p className="muted">{words.text.replace('{names}', readerNames)}</p>
        </div>
        <p id="contact-notice" role="alert" className={css.notice}>
          {notice && words.failureNotice}
        </p>
        <Field
          {...common('name')}
          className={`${css.field} ${css.wide}`}
          autoComplete="name"
          autoCapitalize="words"
          maxLength={CONTACT_LIMITS.name}
          aria-required
        />
        <Field
          {...common('mobile')}
          hint={numberHint(draft)}
          aside={
            suggested?.suggestion && (
              <button type="button" className={css.suggestion} onClick={() => contactForm.takeCountry(suggested.code)}>
                {suggested.suggestion}
              </button>
            )
          }
          before={<CountrySelect all={contactForm.hasAllCountries} onTouch={contactForm.addCountries} />}
          type="tel"
          autoComplete="tel"
          enterKeyHint="next"
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
        <div className={css.extra} data-open={hasMore ? '' : undefined}>
          <div className={css.fold}>
            <button type="button" className={css.more} onClick={showMore}>
              <Icon name="plus" />
              <span>
                {words.more} <span className="muted">{mayBeEmpty}</span>
              </span>
            </button>
          </div>
          <div className={css.optional}>
            <Field
              {...common('companyName')}
              optional={mayBeEmpty}
              placeholder=" "
              autoComplete="organization"
              maxLength={CONTACT_LIMITS.companyName}
            />
            <Field
              {...common('budget')}
              optional={mayBeEmpty}
              placeholder=" "
              list="budgets"
              autoComplete="off"
              maxLength={CONTACT_LIMITS.budget}
            />
            <datalist id="budgets">
              {words.budgets.map((budget) => (
                <option key={budget}>{budget}</option>
              ))}
            </datalist>
            <Field
              {...common('website')}
              optional={mayBeEmpty}
              placeholder=" "
              inputMode="url"
              autoComplete="url"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={CONTACT_LIMITS.website}
            />
            {!elsewhere && (
              <Field
                name="heardFrom"
                kind="select"
                label={fields.heardFrom.label}
                optional={mayBeEmpty}
                className={css.field}
                autoComplete="off"
              >
                {words.sources.map((source, index) => (
                  <option key={source} value={index ? source : ''}>
                    {source}
                  </option>
                ))}
              </Field>
            )}
          </div>
        </div>
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
          <p className={css.chat}>
            <Link href={chatLink(draftMessage(draft, messageTexts))}>{words.chat}</Link>
          </p>
          <p className={css.privacy}>
            {words.privacy} <Link to="/privacy-policy">{words.privacyLink}</Link>
          </p>
        </div>
        <p role="status" className="visually-hidden">
          {status}
        </p>
      </form>
      <ThankYou open={isSent} onClose={contactForm.closeSuccess} />
    </>
  )
}
