import { Fragment } from 'react'
import { fillIn } from '../../content/legal.ts'
import { site } from '../../content/site.ts'
import css from './wording.module.css'

const { email, phone, phoneShown } = site.contact

/** A sentence with the names filled in; the address and the number become links. */
export function Wording({ children }: { children: string }) {
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
    return <Fragment key={index}>{fillIn(part)}</Fragment>
  })
}
