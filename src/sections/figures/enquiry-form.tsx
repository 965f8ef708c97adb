import type { ReactNode } from 'react'
import type { FigureOf } from '../../content/services.ts'
import { documentUrl } from '../../lib/document-url.ts'
import { Button } from '../../ui/button.tsx'
import css from './enquiry-form.module.css'
import parts from './parts.module.css'

const ID = 'enquiry'

/**
 * A form whose two answers go to the contact form, with the purpose of each part beside it. Without script the browser
 * submits it.
 */
export function EnquiryForm({ offer, written, chosen, sending, action }: FigureOf<'enquiry-form'>) {
  return (
    <form
      action={documentUrl('/contact-us', import.meta.env.BASE_URL)}
      data-enhance="enquiry-form"
      data-object="enquiry-form"
    >
      <input type="hidden" name="message" value={`${lineOf('sells', written)}\n${lineOf('when', chosen)}`} />
      <div className={parts.object}>
        <Part id="offer" {...offer}>
          <p className={css.offer}>{offer.shown}</p>
        </Part>
        <Part id="sells" {...written}>
          <label htmlFor={`${ID}-sells`} className={css.question}>
            {written.shown}
          </label>
          <input
            id={`${ID}-sells`}
            type="text"
            name="sells"
            maxLength={80}
            placeholder={written.example}
            autoComplete="off"
            aria-describedby={`${ID}-sells-why`}
            className={css.field}
          />
        </Part>
        <Part id="when" {...chosen}>
          <fieldset className={css.choice} aria-describedby={`${ID}-when-why`}>
            <legend className={css.question}>{chosen.shown}</legend>
            {chosen.answers.map((answer) => (
              <label key={answer} className={css.answer}>
                <input type="radio" name="when" value={answer} className={css.radio} />
                {answer}
              </label>
            ))}
          </fieldset>
        </Part>
        <Part id="sending" {...sending}>
          <Button type="submit" icon="arrow-right" className={css.send} aria-describedby={`${ID}-next`}>
            {action.label}
          </Button>
          <p id={`${ID}-next`} className={css.next}>
            {sending.shown}
          </p>
        </Part>
      </div>
    </form>
  )
}

/** Returns a line of the message with a placeholder that the contact page fills in. */
const lineOf = (name: string, { line }: { line: string }): string => line.replace('{answer}', `{${name}}`)

type PartProps = { id: string; name: string; why: string; children: ReactNode }

const Part = ({ id, name, why, children }: PartProps) => (
  <div className={parts.part}>
    <div className={parts.shown}>{children}</div>
    <p id={`${ID}-${id}-why`} className={parts.why}>
      <b className={parts.name}>{name}.</b> {why}
    </p>
  </div>
)
