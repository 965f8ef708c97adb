import { CONTACT_LIMITS } from '#shared/contact.ts'
import { contact } from '../../content/contact.ts'
import { chatLink } from '../../content/site.ts'
import { groupDigits } from '../../lib/format-metric.ts'
import { Link } from '../../ui/link.tsx'
import css from './contact-form.module.css'
import { directWords } from './direct-words.ts'
import { draftMessage, type Draft } from './draft.ts'

/** The way for a number that the field does not take: a chat that starts with what has been typed. */
export function NumberElsewhere({ draft }: { draft: Draft }) {
  const { question, link } = contact.form.elsewhere
  return (
    <>
      {`${question} `}
      <Link href={chatLink(draftMessage(draft, directWords))}>{link}</Link>
    </>
  )
}

const SHOWN_FROM = 0.8

/** How long the message is, once that is near what can be sent; undefined before. */
export function messageLength(draft: Draft) {
  const count = draft.message?.trim().length ?? 0
  const limit = CONTACT_LIMITS.message
  if (count < limit * SHOWN_FROM) return undefined
  const shown = contact.form.length.replace('{count}', groupDigits(count)).replace('{limit}', groupDigits(limit))
  return <span className={count > limit ? css.over : undefined}>{shown}</span>
}
