import { Fragment } from 'react'
import { interpolate } from '../../content/legal.ts'
import { site } from '../../content/site.ts'
import css from './interpolated-text.module.css'

const { email, phone, phoneShown } = site.contact

/** Text with its placeholders filled in; e-mail and phone become links. */
export function InterpolatedText({ children }: { children: string }) {
  return children.split(/(\{email\}|\{phone\})/).map((part, index) => {
    if (part === '{email}') {
      return (
        <a key={index} href={`mailto:${email}`}>
          {email}
        </a>
      )
    }
    if (part === '{phone}') {
      return (
        <a key={index} href={`tel:${phone}`} className={css.number}>
          {phoneShown}
        </a>
      )
    }
    return <Fragment key={index}>{interpolate(part)}</Fragment>
  })
}
