import { useId, useState } from 'react'
import type { Choice } from '#shared/studio/documents.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
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

/** Where a link leads: a page of the site, chosen by its name, or an address elsewhere. */
export function LinkDialog({ link, pages, onDone, onClose }: Props) {
  const linked = pages.find(({ value }) => value === link.href)
  const [typed, setTyped] = useState(linked ? nameOf(pages, linked) : '')
  const [address, setAddress] = useState(linked ? '' : link.href)
  const [text, setText] = useState(link.text)
  const [isTold, setIsTold] = useState(false)
  const isNew = link.from === link.to
  const listId = useId()
  const page = pages.find((choice) => isSameName(nameOf(pages, choice), typed))
  const href = typed ? (page?.value ?? null) : linkAddress(address)
  return (
    <FormDialog
      title={link.href ? 'Change the link' : 'New link'}
      submit={link.href ? 'Change the link' : 'Set the link'}
      other={link.href ? <Button onClick={() => onDone({ ...link, href: '' })}>Remove the link</Button> : null}
      onClose={onClose}
      onSubmit={() => {
        setIsTold(true)
        if (href) onDone({ ...link, href, text: text || (page?.title ?? '') })
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
      <Field
        label="A page of this site"
        hint="Type a part of its name and choose it."
        list={listId}
        autoComplete="off"
        value={typed}
        error={isTold && typed && !page ? 'No page is called that: choose one of the list.' : undefined}
        // A link has one end: what is written in one field empties the other.
        onChange={({ target }) => {
          setTyped(target.value)
          setAddress('')
        }}
      />
      <datalist id={listId}>
        {pages.map((choice) => (
          <option key={choice.value} value={nameOf(pages, choice)}>
            {choice.group}
          </option>
        ))}
      </datalist>
      <Field
        label="Or an address elsewhere"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        value={address}
        error={
          isTold && !typed && !href
            ? address
              ? 'Begin it with https://, mailto: or tel:'
              : 'Choose a page, or write an address.'
            : undefined
        }
        onChange={({ target }) => {
          setAddress(target.value)
          setTyped('')
        }}
      />
    </FormDialog>
  )
}

const isSameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Its title; with its address where two pages have the same. */
const nameOf = (pages: readonly Choice[], { title, value }: Choice) =>
  pages.some((other) => other.value !== value && other.title === title) ? `${title} (${value})` : title
