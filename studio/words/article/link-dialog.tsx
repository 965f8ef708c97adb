import { useId, useState } from 'react'
import { DOCUMENT_GROUPS } from '#shared/studio/documents.ts'
import type { Choice } from '#shared/studio/documents.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import css from './article-editor.module.css'
import type { ChosenLink } from './commands.ts'
import { FormDialog } from './form-dialog.tsx'
import { linkAddress } from './schema.ts'

type Props = {
  link: ChosenLink
  pages: readonly Choice[]
  /** An empty address takes the link away. */
  onDone: (link: ChosenLink) => void
  onClose: () => void
}

/** Where a link leads: a page of the site, found by its name or address, or an address elsewhere. */
export function LinkDialog({ link, pages, onDone, onClose }: Props) {
  const linked = pages.find(({ value }) => value === link.href)
  const [chosen, setChosen] = useState(linked)
  const [typed, setTyped] = useState(linked?.title ?? '')
  const [address, setAddress] = useState(linked ? '' : link.href)
  const [text, setText] = useState(link.text)
  const [hasTried, setHasTried] = useState(false)
  const isNew = link.from === link.to
  const foundId = useId()
  const found = chosen ? [] : typed.trim() ? findPages(pages, typed) : byGroup(pages)
  const named = found.filter(({ title }) => title.toLowerCase() === typed.trim().toLowerCase())
  const [only, ...others] = named.length > 0 ? named : found
  const page = chosen ?? (others.length === 0 ? only : undefined)
  const href = typed.trim() ? (page?.value ?? null) : typedAddress(address)
  const choose = (next: Choice) => {
    setChosen(next)
    setTyped(next.title)
    setAddress('')
  }
  return (
    <FormDialog
      title={link.href ? 'Change the link' : 'New link'}
      submit={link.href ? 'Change the link' : 'Set the link'}
      other={link.href ? <Button onClick={() => onDone({ ...link, href: '' })}>Remove the link</Button> : null}
      onClose={onClose}
      onSubmit={() => {
        setHasTried(true)
        if (href) onDone({ ...link, href, text: text || (typed.trim() ? (page?.title ?? '') : '') })
      }}
    >
      {isNew && (
        <Field
          label="Words of the link"
          hint="Without any, the name of the page."
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      {!isNew && <p>“{link.text}” leads to</p>}
      <div className={css.search}>
        <Field
          label="A page of this site"
          autoComplete="off"
          aria-controls={foundId}
          value={typed}
          error={hasTried && typed.trim() && !page ? faultOf(found) : undefined}
          // A link has one end: what is written in one field empties the other.
          onChange={({ target }) => {
            setTyped(target.value)
            setChosen(undefined)
            setAddress('')
            setHasTried(false)
          }}
        />
        <div id={foundId} className={css.found}>
          <p role="status">{chosen ? `It leads to ${chosen.value}.` : wordsOf(typed, found)}</p>
          <ul>
            {found.map((choice) => (
              <li key={choice.value}>
                <button type="button" className={css.page} onClick={() => choose(choice)}>
                  <span>{choice.title}</span>
                  <small>{choice.value}</small>
                </button>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <Field
        label="Or an address elsewhere"
        hint="Such as example.com/page, an e-mail address or a phone number."
        inputMode="url"
        autoComplete="off"
        value={address}
        error={
          hasTried && !typed.trim() && !href
            ? address
              ? 'This is no address yet: copy it from the browser, or write it as in example.com/page.'
              : 'Choose a page, or write an address.'
            : undefined
        }
        onChange={({ target }) => {
          setAddress(target.value)
          setTyped('')
          setChosen(undefined)
          setHasTried(false)
        }}
      />
    </FormDialog>
  )
}

const faultOf = (found: readonly Choice[]) =>
  found.length === 0 ? 'No page has that in its name or address.' : 'Press the page that is meant.'

function wordsOf(typed: string, found: readonly Choice[]): string {
  if (typed.trim() === '') return `Type a part of its name or address, or press one of all ${found.length} pages:`
  if (found.length === 0) return 'No page has that.'
  return found.length === 1 ? '1 page has that:' : `${found.length} pages have that:`
}

/** What texts lead to most comes first: services, then the other pages as they are grouped on the screen of words. */
function byGroup(pages: readonly Choice[]): Choice[] {
  const groups: readonly string[] = ['Services', ...DOCUMENT_GROUPS]
  const rank = ({ group = '' }: Choice) => (groups.includes(group) ? groups.indexOf(group) : groups.length)
  return pages.toSorted((a, b) => rank(a) - rank(b))
}

/** Pages with all these words in their name, address or group; those whose name begins with them first. */
function findPages(pages: readonly Choice[], typed: string): Choice[] {
  const search = typed.trim().toLowerCase()
  const words = search.split(/\s+/)
  const rank = ({ title }: Choice) => [title.startsWith(search), title.includes(search), true].indexOf(true)
  return pages
    .filter(({ title, value, group = '' }) =>
      words.every((word) => `${title} ${value} ${group}`.toLowerCase().includes(word)),
    )
    .toSorted((a, b) => rank(lowered(a)) - rank(lowered(b)))
}

const lowered = (choice: Choice): Choice => ({ ...choice, title: choice.title.toLowerCase() })

/** As a link has it: e-mail addresses and phone numbers are written without their scheme. */
function typedAddress(typed: string): string | null {
  const text = typed.trim()
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`
  if (/^\+?[\d\s().-]{7,}$/.test(text)) return `tel:${text.replaceAll(/[^\d+]/g, '')}`
  return linkAddress(text)
}
