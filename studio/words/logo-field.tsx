import { useId, useState } from 'react'
import type { FormField } from '#shared/studio/form.ts'
import { isRecord } from '#shared/values.ts'
import { classNames } from '../../src/lib/class-names.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import fieldCss from '../ui/field.module.css'
import { Field } from '../ui/field.tsx'
import { useForm, useNotes } from './form-context.tsx'
import css from './logo-field.module.css'
import pictureCss from './picture-field.module.css'
import { logoUrl } from './upload-call.ts'
import { FREE_SLOT, UploadDialog } from './upload-dialog.tsx'

type Props = { field: Extract<FormField, { kind: 'text' }>; value: unknown; path: string; label: string }

type Logo = { value: string; title: string; isUsed: boolean }

/** A client’s logo: chosen by sight from those the site has, or sent. Whose it is is asked once, and fills an empty name. */
export function LogoField({ field, value, path, label }: Props) {
  const { change, valueOf } = useForm()
  const { error } = useNotes(path)
  const [opened, setOpened] = useState<'choose' | 'upload' | null>(null)
  const id = useId()
  const logos = useLogos(path)
  const chosen = logos.find((logo) => logo.value === value)
  const namePath = path.replace(/logo$/, 'name')
  const name = valueOf(namePath)
  const take = (logo: string, owner: string) => {
    change(path, logo)
    if (name === '') change(namePath, owner)
    setOpened(null)
  }
  return (
    <div className={pictureCss.field} role="group" aria-labelledby={`${id}-label`}>
      <p id={`${id}-label`} className={pictureCss.label}>
        {label}
      </p>
      <div className={classNames(pictureCss.chosen, css.chosen)}>
        <Mark logo={chosen?.value} />
        <div className={pictureCss.about}>
          <p>{chosen?.title ?? (typeof value === 'string' && value ? `${value} (not found)` : 'No logo chosen.')}</p>
          <div className={pictureCss.buttons}>
            <Button size="small" aria-describedby={`${id}-label ${id}-error`} onClick={() => setOpened('choose')}>
              {chosen ? 'Choose another' : 'Choose a logo'}
            </Button>
            <Button size="small" icon="plus" aria-describedby={`${id}-label`} onClick={() => setOpened('upload')}>
              Upload a logo
            </Button>
          </div>
        </div>
      </div>
      {field.help && <p className={fieldCss.hint}>{field.help}</p>}
      <p id={`${id}-error`} className={fieldCss.error} role="alert">
        {error}
      </p>
      {opened === 'choose' && (
        <Dialog isOpen isWide onClose={() => setOpened(null)} title="Choose a logo">
          <Chooser
            {...{ logos, value }}
            onChoose={(logo) => take(logo.value, logo.title)}
            onUpload={() => setOpened('upload')}
          />
        </Dialog>
      )}
      {opened === 'upload' && (
        <UploadDialog
          kind="logo"
          slot={FREE_SLOT}
          {...(typeof name === 'string' && { name })}
          onClose={() => setOpened(null)}
          onDone={({ value: uploaded, alt }) => take(uploaded, alt)}
        />
      )}
    </div>
  )
}

/** All logos by the names of their clients, those of this list as they are written in it. */
function useLogos(path: string): Logo[] {
  const { choices, valueOf } = useForm()
  const [, list, own] = /^(.+)\[(\d+)\]\.logo$/.exec(path) ?? []
  const entries = list === undefined ? undefined : valueOf(list)
  const names = new Map<unknown, unknown>()
  const used = new Set<unknown>()
  for (const [at, entry] of Array.isArray(entries) ? entries.entries() : []) {
    if (!isRecord(entry)) continue
    if (at !== Number(own)) used.add(entry['logo'])
    if (entry['name']) names.set(entry['logo'], entry['name'])
  }
  return (choices.logo ?? [])
    .map(({ value, title }) => ({ value, title: String(names.get(value) ?? title), isUsed: used.has(value) }))
    .toSorted((a, b) => a.title.localeCompare(b.title))
}

type ChooserProps = { logos: Logo[]; value: unknown; onChoose: (logo: Logo) => void; onUpload: () => void }

function Chooser({ logos, value, onChoose, onUpload }: ChooserProps) {
  const [search, setSearch] = useState('')
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = logos.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)))
  const free = found.filter(({ isUsed }) => !isUsed)
  const used = found.filter(({ isUsed }) => isUsed)
  const hasNoFree = logos.every(({ isUsed }) => isUsed)
  const grid = (some: Logo[]) => (
    <ul className={css.grid}>
      {some.map((logo) => (
        <li key={logo.value}>
          <button
            type="button"
            className={pictureCss.choice}
            aria-pressed={logo.value === value}
            onClick={() => onChoose(logo)}
          >
            <Mark logo={logo.value} isUsed={logo.isUsed} />
            {logo.value === value && <b>Shown here now</b>}
            <span>{logo.title}</span>
          </button>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <Field
        type="search"
        label="Search the name of the client"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {hasNoFree && (
        <div className={css.none}>
          <p>Every logo of the site is in this list already. That of a new client has to be uploaded.</p>
          <Button size="small" variant="primary" icon="plus" onClick={onUpload}>
            Upload a logo
          </Button>
        </div>
      )}
      <p role="status" className={fieldCss.hint}>
        {found.length === 0 && 'No client is called that.'}
      </p>
      {free.length > 0 && grid(free)}
      {used.length > 0 && (
        <section className={pictureCss.folder}>
          <h3>In this list already ({used.length})</h3>
          {grid(used)}
        </section>
      )}
    </>
  )
}

const Mark = ({ logo, isUsed = false }: { logo: string | undefined; isUsed?: boolean }) => (
  <span className={css.logo} data-used={isUsed || undefined}>
    {logo && (
      // What is not there draws nothing.
      <svg key={logo} aria-hidden="true">
        <use href={logoUrl(logo)} />
      </svg>
    )}
  </span>
)
