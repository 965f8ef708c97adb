import { useId, useState } from 'react'
import type { FormField } from '#shared/studio/form.ts'
import { isRecord } from '#shared/values.ts'
import { classNames } from '../../src/lib/class-names.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, Foot } from '../ui/dialog.tsx'
import fieldCss from '../ui/field.module.css'
import { Field } from '../ui/field.tsx'
import { Fold } from '../ui/fold.tsx'
import { focusFirstControl } from './focus-field.ts'
import { useForm, useNotes } from './form-context.tsx'
import { useKeptHeight } from '../ui/use-kept-height.ts'
import css from './logo-field.module.css'
import pictureCss from './picture-field.module.css'
import { logoUrl } from './upload-call.ts'
import { FREE_SLOT, UploadDialog } from './upload-dialog.tsx'

type Props = { field: Extract<FormField, { kind: 'text' }>; value: unknown; path: string; label: string }

type Logo = {
  value: string
  title: string
  /** Path of another entry with this logo, in a list that allows each logo once. */
  usedAt: string | null
}

/** The list that allows each logo once; lists of results may name a client twice. */
const ONCE = 'clients'

/**
 * Chooses a client's logo or uploads one. The name is asked for only once: the name typed with an uploaded file
 * replaces the name field, that of a chosen logo fills it if it is empty.
 */
export function LogoField({ field, value, path, label }: Props) {
  const { change, valueOf } = useForm()
  const { error, mark } = useNotes(path)
  const [opened, setOpened] = useState<'choose' | 'upload' | null>(null)
  const id = useId()
  const logos = useLogos(path)
  const chosen = logos.find((logo) => logo.value === value)
  const namePath = path.replace(/logo$/, 'name')
  const name = valueOf(namePath)
  const take = (logo: string, owner: string, isTyped = false) => {
    change(path, logo)
    if (name === '' || (isTyped && typeof name === 'string')) change(namePath, owner)
    setOpened(null)
  }
  return (
    <div className={pictureCss.field} role="group" aria-labelledby={`${id}-label`}>
      <div className={fieldCss.head}>
        <p id={`${id}-label`} className={pictureCss.label}>
          {label}
        </p>
        {mark && <span className={fieldCss.mark}>{mark}</span>}
      </div>
      <div className={classNames(pictureCss.chosen, css.chosen)}>
        <Mark logo={chosen?.value} />
        <div className={pictureCss.about}>
          <p>{chosen?.title ?? (typeof value === 'string' && value ? `${value} (not found)` : 'No logo yet.')}</p>
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
            onGo={(entry) => {
              setOpened(null)
              requestAnimationFrame(() => focusFirstControl(entry))
            }}
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
          onDone={({ value: uploaded, alt }) => take(uploaded, alt, true)}
        />
      )}
    </div>
  )
}

/** Returns all logos with the names of their clients; a name in this list takes precedence. */
function useLogos(path: string): Logo[] {
  const { choices, valueOf } = useForm()
  const [, list, own] = /^(.+)\[(\d+)\]\.logo$/.exec(path) ?? []
  const entries = list === undefined ? undefined : valueOf(list)
  const names = new Map<unknown, unknown>()
  const used = new Map<unknown, string>()
  for (const [at, entry] of Array.isArray(entries) ? entries.entries() : []) {
    if (!isRecord(entry)) continue
    if (list === ONCE && at !== Number(own)) used.set(entry['logo'], `${list}[${at}]`)
    if (entry['name']) names.set(entry['logo'], entry['name'])
  }
  return (choices.logo ?? [])
    .map(({ value, title }) => ({ value, title: String(names.get(value) ?? title), usedAt: used.get(value) ?? null }))
    .toSorted((a, b) => a.title.localeCompare(b.title))
}

type ChooserProps = {
  logos: Logo[]
  value: unknown
  onChoose: (logo: Logo) => void
  onGo: (entry: string) => void
  onUpload: () => void
}

function Chooser({ logos, value, onChoose, onGo, onUpload }: ChooserProps) {
  const [search, setSearch] = useState('')
  const [asked, setAsked] = useState<Logo | null>(null)
  const room = useKeptHeight()
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = logos.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)))
  const free = found.filter(({ usedAt }) => usedAt === null)
  const used = found.filter(({ usedAt }) => usedAt !== null)
  const hasUsed = logos.some(({ usedAt }) => usedAt !== null)
  const hasNoFree = logos.every(({ usedAt }) => usedAt !== null)
  const find = (
    <Field
      type="search"
      label="Search the name of the client"
      value={search}
      onChange={({ target }) => setSearch(target.value)}
    />
  )
  const grid = (some: Logo[]) => (
    <ul className={css.grid}>
      {some.map((logo) => (
        <li key={logo.value}>
          <button
            type="button"
            className={pictureCss.choice}
            aria-pressed={logo.usedAt === null ? logo.value === value : logo === asked}
            onClick={() => (logo.usedAt === null ? onChoose(logo) : setAsked(logo))}
          >
            <Mark logo={logo.value} isUsed={logo.usedAt !== null} />
            {logo.value === value && <b>Shown here now</b>}
            <span>{logo.title}</span>
          </button>
        </li>
      ))}
    </ul>
  )
  return (
    <div ref={room} className={pictureCss.chooser}>
      {hasNoFree ? (
        <div className={css.none}>
          <p>Every logo on the site is already in this list. Upload the logo of the new client.</p>
          <Button variant="primary" icon="plus" onClick={onUpload}>
            Upload a logo
          </Button>
        </div>
      ) : (
        find
      )}
      <p role="status" className={fieldCss.hint}>
        {found.length === 0 && 'No client has this name.'}
      </p>
      {found.length === 0 && search && (
        <div className={pictureCss.ways}>
          <Button size="small" onClick={() => setSearch('')}>
            Clear the search
          </Button>
          {!hasNoFree && (
            <Button size="small" icon="plus" onClick={onUpload}>
              Upload a logo
            </Button>
          )}
        </div>
      )}
      {free.length > 0 && (
        <section className={pictureCss.folder}>
          {hasUsed && <h3>Not used yet ({free.length})</h3>}
          {grid(free)}
        </section>
      )}
      {(used.length > 0 || hasNoFree) && (
        // A search unfolds the list, and the key folds it again afterwards; not if the search field is inside the list.
        <Fold
          key={search && !hasNoFree ? 'found' : 'all'}
          open={(search !== '' && !hasNoFree) || undefined}
          summary={`In this list already (${used.length})`}
        >
          {hasNoFree && find}
          {grid(used)}
        </Fold>
      )}
      {asked?.usedAt && (
        <Foot>
          <div className={css.asked} role="alert">
            <p>“{asked.title}” is in this list already. Go to that entry?</p>
            <Button size="small" variant="primary" onClick={() => onGo(asked.usedAt ?? '')}>
              Go to {asked.title}
            </Button>
          </div>
        </Foot>
      )}
    </div>
  )
}

const Mark = ({ logo, isUsed = false }: { logo: string | undefined; isUsed?: boolean }) => (
  <span className={css.logo} data-used={isUsed || undefined}>
    {logo && (
      // If the file is missing, nothing is drawn.
      <svg key={logo} aria-hidden="true">
        <use href={logoUrl(logo)} />
      </svg>
    )}
  </span>
)
