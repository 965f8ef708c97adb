import { useState } from 'react'
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
  const isPage = pages.some(({ value }) => value === link.href)
  const [page, setPage] = useState(isPage ? link.href : '')
  const [address, setAddress] = useState(isPage ? '' : link.href)
  const [text, setText] = useState(link.text)
  const [isTold, setIsTold] = useState(false)
  const isNew = link.from === link.to
  const href = page || linkAddress(address)
  const groups = [...Map.groupBy(pages, ({ group }) => group ?? 'Pages')]
  return (
    <FormDialog
      title={link.href ? 'Change the link' : 'New link'}
      submit={link.href ? 'Change the link' : 'Set the link'}
      other={link.href ? <Button onClick={() => onDone({ ...link, href: '' })}>Remove the link</Button> : null}
      onClose={onClose}
      onSubmit={() => {
        setIsTold(true)
        if (href) onDone({ ...link, href, text: text || titleOf(pages, page) })
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
      <Field kind="select" label="A page of this site" value={page} onChange={({ target }) => setPage(target.value)}>
        <option value="">None: the address below</option>
        {groups.map(([group, each]) => (
          <optgroup key={group} label={group}>
            {each.map(({ value, title }) => (
              <option key={value} value={value}>
                {each.some((other) => other.value !== value && other.title === title) ? `${title} (${value})` : title}
              </option>
            ))}
          </optgroup>
        ))}
      </Field>
      {!page && (
        <Field
          label="Or an address elsewhere"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          value={address}
          error={
            isTold && !href
              ? address
                ? 'Begin it with https://, mailto: or tel:'
                : 'Choose a page, or write an address.'
              : undefined
          }
          onChange={({ target }) => setAddress(target.value)}
        />
      )}
    </FormDialog>
  )
}

const titleOf = (pages: readonly Choice[], page: string) => pages.find(({ value }) => value === page)?.title ?? ''
