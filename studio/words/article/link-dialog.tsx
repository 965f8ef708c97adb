import { useId, useRef, useState } from 'react'
import { DOCUMENT_GROUPS } from '#shared/studio/documents.ts'
import type { Choice } from '#shared/studio/documents.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import css from './link-dialog.module.css'
import type { ChosenLink } from './commands.ts'
import { FormDialog } from './form-dialog.tsx'
import { linkAddress } from './schema.ts'

type Props = {
  link: ChosenLink
  pages: readonly Choice[]
  /** Gets an empty `href` when the link is to be removed. */
  onDone: (link: ChosenLink) => void
  onClose: () => void
}

/** Chooses the target of a link: a page of the site, found by title or path, or another URL. */
export function LinkDialog({ link, pages, onDone, onClose }: Props) {
  const [chosen, setChosen] = useState(pages.find(({ value }) => value === link.href))
  const [typed, setTyped] = useState('')
  const [isElsewhere, setIsElsewhere] = useState(link.href !== '' && !chosen)
  const [address, setAddress] = useState(isElsewhere ? link.href : '')
  const [text, setText] = useState(link.text)
  const [hasTried, setHasTried] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const isNew = link.from === link.to
  const offered = pages.filter(({ isHidden }) => !isHidden)
  const found = typed.trim() ? findPages(offered, typed) : byGroup(offered)
  const named = found.filter(({ title }) => title.toLowerCase() === typed.trim().toLowerCase())
  const [only, ...others] = named.length > 0 ? named : found
  const page = chosen ?? (typed.trim() && others.length === 0 ? only : undefined)
  const href = isElsewhere ? typedAddress(address) : (page?.value ?? null)
  // The focused element was removed, and with it the keyboard of a phone.
  const goTo = (selector: string) =>
    requestAnimationFrame(() => {
      const next = form.current?.querySelector<HTMLElement>(selector)
      next?.focus()
      if (next instanceof HTMLInputElement) next.select()
    })
  const choose = (next: Choice) => {
    setChosen(next)
    if (text.trim() === '') setText(next.title)
    goTo(isNew ? 'input' : 'button')
  }
  const chooseAgain = () => {
    // Removes the text that choosing the page had filled in.
    if (isNew && text === chosen?.title) setText('')
    setChosen(undefined)
    setTyped('')
    goTo('input')
  }
  const turnTo = (isNext: boolean) => {
    setIsElsewhere(isNext)
    setHasTried(false)
    setTyped('')
    setAddress('')
    goTo('input')
  }
  const isSearching = !isElsewhere && !chosen
  const elsewhere = <Button onClick={() => turnTo(true)}>Link to another address</Button>
  const remove = <Button onClick={() => onDone({ ...link, href: '' })}>Remove the link</Button>
  return (
    <FormDialog
      title={link.href ? 'Change the link' : 'New link'}
      submit={link.href ? 'Change the link' : 'Add the link'}
      // The list leaves no room for a third button.
      other={isSearching ? elsewhere : link.href ? remove : null}
      onClose={onClose}
      onSubmit={() => {
        setHasTried(true)
        if (href) onDone({ ...link, href, text: text.trim() || (isElsewhere ? '' : (page?.title ?? '')) })
      }}
    >
      <div ref={form} className={css.link}>
        {!isNew && <p className={css.linked}>“{link.text}” links to</p>}
        {isElsewhere ? (
          <Field
            label="Another address"
            hint="Such as example.com/page, an e-mail address or a phone number."
            inputMode="url"
            autoComplete="off"
            value={address}
            error={
              hasTried && !href
                ? address
                  ? 'This is not an address yet: copy it from the browser, or type it like example.com/page.'
                  : 'Write an address.'
                : undefined
            }
            onChange={({ target }) => {
              setAddress(target.value)
              setHasTried(false)
            }}
          />
        ) : chosen ? (
          <p className={css.chosenPage}>
            <span>
              Chosen: <b>{chosen.title}</b> <small>{chosen.value}</small>
            </span>
            <Button size="small" variant="plain" onClick={chooseAgain}>
              Change<span className="visually-hidden"> the page</span>
            </Button>
          </p>
        ) : (
          <PageSearch
            typed={typed}
            found={found}
            error={hasTried && !page ? faultOf(typed, found) : undefined}
            onType={(next) => {
              setTyped(next)
              setHasTried(false)
            }}
            onChoose={choose}
          />
        )}
        {isNew && (chosen || isElsewhere) && (
          <Field
            label="Text of the link"
            hint={chosen ? 'Leave empty to use the page’s name.' : 'Leave empty to show the address itself.'}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
        {isElsewhere && (
          <div>
            <Button size="small" variant="plain" onClick={() => turnTo(false)}>
              A page of this site instead
            </Button>
          </div>
        )}
      </div>
    </FormDialog>
  )
}

const NONE_FOUND = 'No page has that in its name or address.'

type SearchProps = {
  typed: string
  found: readonly Choice[]
  error: string | undefined
  onType: (typed: string) => void
  onChoose: (page: Choice) => void
}

/** Search for pages by title or path. The arrow keys move from the field through the results. */
function PageSearch({ typed, found, error, onType, onChoose }: SearchProps) {
  const id = useId()
  return (
    <div
      className={css.search}
      role="presentation"
      onKeyDown={(event) => {
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
        if (!step) return
        const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li button')]
        const next = stops[stops.findIndex((each) => each === document.activeElement) + step]
        event.preventDefault()
        next?.focus()
      }}
    >
      <Field
        label="A page of this site"
        autoComplete="off"
        aria-controls={id}
        placeholder="Part of its name or address"
        value={typed}
        error={error}
        onChange={({ target }) => onType(target.value)}
      />
      <p role="status" className={css.count}>
        {wordsOf(typed, found)}
      </p>
      <ul id={id} className={css.found}>
        {found.length === 0 && (
          <li className={css.none}>
            <p>{NONE_FOUND} Try a shorter word, or link to another address.</p>
            <Button
              size="small"
              onClick={({ currentTarget }) => {
                onType('')
                currentTarget.closest('dialog')?.querySelector('input')?.focus()
              }}
            >
              Show all pages
            </Button>
          </li>
        )}
        {found.map((choice) => (
          <li key={choice.value}>
            <button type="button" className={css.page} onClick={() => onChoose(choice)}>
              <span>{choice.title}</span>
              <small>{choice.value}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function faultOf(typed: string, found: readonly Choice[]): string {
  if (typed.trim() === '') return 'Choose a page.'
  return found.length === 0 ? 'Choose a page, or link to another address.' : 'Choose a page from the list.'
}

function wordsOf(typed: string, found: readonly Choice[]): string {
  if (found.length === 0) return 'No page found.'
  const count = found.length === 1 ? '1 page' : `${found.length} pages`
  return typed.trim() === '' ? count : `${count} with that`
}

/** Orders pages by group: services first, because articles mostly link to them, then as in the list of documents. */
function byGroup(pages: readonly Choice[]): Choice[] {
  const groups: readonly string[] = ['Services', ...DOCUMENT_GROUPS]
  const rank = ({ group = '' }: Choice) => (groups.includes(group) ? groups.indexOf(group) : groups.length)
  return pages.toSorted((a, b) => rank(a) - rank(b))
}

/**
 * Finds pages with all these words in their title, path or group; titles that begin with the text come first, then
 * titles that contain it.
 */
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

/**
 * Turns typed text into a URL: e-mail addresses and phone numbers get their scheme. Null if it is neither these nor a
 * valid URL.
 */
function typedAddress(typed: string): string | null {
  const text = typed.trim()
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`
  if (/^\+?[\d\s().-]{7,}$/.test(text)) return `tel:${text.replaceAll(/[^\d+]/g, '')}`
  return linkAddress(text)
}
