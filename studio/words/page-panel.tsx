import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { slugFault, visibilityOf } from '#shared/studio/collections.ts'
import type { Visibility } from '#shared/studio/collections.ts'
import { discardDraft, removeDocument, renameDocument } from '#shared/studio/documents.ts'
import type { Place, StudioDocument } from '#shared/studio/documents.ts'
import { fieldName, isRecord, parsePath } from '#shared/values.ts'
import { call } from '../api/call.ts'
import { documentQuery, DOCUMENTS_KEY, placesQuery } from '../api/queries.ts'
import { useMe } from '../app/use-me.ts'
import { useNow } from '../desk/time.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Actions, Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Empty, Loading, Notice } from '../ui/notice.tsx'
import { toast } from '../ui/toast.tsx'
import { changeDocument } from './change-document.ts'
import { documentUrl } from './document-url.ts'
import type { DraftKeeper, DraftState } from './draft-keeper.ts'
import { NewPageDialog } from './new-page-dialog.tsx'
import css from './page-panel.module.css'
import { valueAt } from './values-at.ts'

const DAY_MS = 86_400_000
const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10)
const longDay = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

type Props = { keeper: DraftKeeper; state: DraftState }

/** Whether visitors see this page, and what can be done with it as a whole. Nothing for other documents. */
export function PagePanel({ keeper, state: { document, values } }: Props) {
  const id = useId()
  const [open, setOpen] = useState<'address' | 'copy' | 'remove' | null>(null)
  const { page, isNew, file, title } = document
  const now = useNow()
  if (!page?.collection) return null
  const today = isoDay(now)
  const tomorrow = isoDay(now + DAY_MS)
  const visibility = visibilityOf(values.fields, today)
  const isOnSite = !isNew && visibilityOf(document.values.fields, today).state === 'shown'
  const show = (next: Visibility) => {
    for (const [name, value] of fieldsFor(next, document, values.fields, today)) keeper.change(name, value)
  }
  return (
    <section aria-labelledby={id} className={css.panel}>
      <div>
        <h2 id={id}>On the site</h2>
        <p className={css.path}>{page.path}</p>
      </div>
      <div role="radiogroup" aria-labelledby={id} className={css.states}>
        <State
          name={id}
          label="Visitors see it"
          isChecked={visibility.state === 'shown'}
          onChoose={() => show({ state: 'shown' })}
        />
        <State
          name={id}
          label="From a day on"
          isChecked={visibility.state === 'from-day'}
          onChoose={() => show({ state: 'from-day', day: tomorrow })}
        />
        <State
          name={id}
          label="Hidden from visitors"
          isChecked={visibility.state === 'hidden'}
          onChoose={() => show({ state: 'hidden' })}
        />
      </div>
      {visibility.state === 'from-day' && (
        <Field
          type="date"
          label="Day on which it appears"
          className={css.day}
          min={tomorrow}
          value={visibility.day}
          // An empty or earlier day would be another state, and the field would be gone while somebody types in it.
          onChange={({ target }) => target.value > today && show({ state: 'from-day', day: target.value })}
        />
      )}
      <p className={css.what} role="status">
        {whatHappens(visibility, isOnSite)}
      </p>
      {isOnSite && visibility.state !== 'shown' && <StillLinked file={file} />}
      <div className={css.actions}>
        <Button size="small" onClick={() => setOpen('address')}>
          Change address…
        </Button>
        <Button size="small" onClick={() => setOpen('copy')}>
          Duplicate…
        </Button>
        <Button size="small" variant="danger" icon="bin" onClick={() => setOpen('remove')}>
          {isNew ? 'Throw away…' : 'Delete…'}
        </Button>
      </div>
      {open === 'copy' && (
        <NewPageDialog from={{ file, title, collection: page.collection }} onClose={() => setOpen(null)} />
      )}
      {open === 'address' && <AddressDialog keeper={keeper} page={page} onClose={() => setOpen(null)} />}
      {open === 'remove' && <RemoveDialog keeper={keeper} document={document} onClose={() => setOpen(null)} />}
    </section>
  )
}

type StateProps = { name: string; label: string; isChecked: boolean; onChoose: () => void }

function State({ name, label, isChecked, onChoose }: StateProps) {
  return (
    <label className={css.state}>
      <input type="radio" name={name} checked={isChecked} onChange={onChoose} />
      {label}
    </label>
  )
}

/** An article also shows its day; until visitors have seen it, that is the day on which it appears. */
function fieldsFor(
  next: Visibility,
  { isNew, values, page }: StudioDocument,
  fields: unknown,
  today: string,
): [string, unknown][] {
  const published = isRecord(fields) ? String(fields['published'] ?? '') : ''
  const isArticle = page?.collection === 'articles'
  const wasSeen = !isNew && visibilityOf(values.fields, today).state === 'shown'
  if (next.state === 'hidden') return [['draft', true]]
  const shown: [string, unknown][] = [['draft', undefined]]
  if (next.state === 'shown') {
    return [
      ...shown,
      ['publishOn', undefined],
      ...(isArticle && published > today ? [['published', today] as [string, unknown]] : []),
    ]
  }
  if (isArticle && !wasSeen) return [...shown, ['publishOn', undefined], ['published', next.day]]
  return [...shown, ['publishOn', next.day]]
}

function whatHappens(visibility: Visibility, isOnSite: boolean): string {
  if (visibility.state === 'shown') {
    return isOnSite
      ? 'It is on the site.'
      : 'Once you publish, visitors find it at this address, in menus, lists and search.'
  }
  const gone = isOnSite ? 'Publishing takes it off the site: its' : 'No menu or list has it, and its'
  if (visibility.state === 'from-day') {
    return `Publish it now: it appears by itself on ${longDay(visibility.day)}. Until then its address answers “not found”.`
  }
  return `${gone} address answers “not found”. Not a word of it is lost.`
}

/** A page that others lead to cannot be taken off the site. */
function StillLinked({ file }: { file: string }) {
  const { data: places } = useQuery(placesQuery(file))
  if (!places || places.length === 0) return null
  return (
    <Notice kind="problem">
      <p>Other pages lead to it. Change these first, or publishing may be refused:</p>
      <Places places={places} />
    </Notice>
  )
}

function Places({ places }: { places: Place[] }) {
  const me = useMe()
  const client = useQueryClient()
  async function takeOut(place: Place) {
    try {
      await changeDocument(client, { file: place.file, account: me.id }, (keeper) => removeEntry(keeper, place))
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error), { isError: true })
    }
  }
  return (
    <ul className={css.places}>
      {places.map((place, at) => {
        const { file, title, path, field, text } = place
        return (
          <li key={`${file} ${path} ${at}`} className={css.place}>
            <span className={css.where}>
              <Link to={documentUrl(file, path)}>{title}</Link>: {field}
              {path === 'body' && <q className={css.line}>{text}</q>}
            </span>
            {isEntry(place) && (
              <Button
                size="small"
                aria-label={`Take out: ${title}, ${field}`}
                onClick={({ currentTarget }) => {
                  focusBeside(currentTarget)
                  void takeOut(place)
                }}
              >
                Take out
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Whether what names the page is an entry of a list or a record of its own, and so can be taken out as a whole. */
const isEntry = ({ path, text }: Place) => parsePath(path).some((key) => typeof key === 'number' || key === text)

function removeEntry(keeper: DraftKeeper, { path }: Place) {
  const keys = parsePath(path)
  const at = keys.findLastIndex((key) => typeof key === 'number')
  if (at < 0) return keeper.change(path, undefined)
  const list = fieldName(keys.slice(0, at))
  const entries = valueAt(keeper.state().values, list)
  if (Array.isArray(entries)) keeper.change(list, entries.toSpliced(Number(keys[at]), 1))
}

/** The line is about to go, and the focus would with it. */
function focusBeside(button: HTMLButtonElement) {
  const all = [...(button.closest('dialog, section')?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])]
  const at = all.indexOf(button)
  ;(all[at + 1] ?? all[at - 1])?.focus()
}

function RemoveDialog({
  keeper,
  document,
  onClose,
}: {
  keeper: DraftKeeper
  document: StudioDocument
  onClose: () => void
}) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { file, title, isNew } = document
  const { data: places, error } = useQuery(placesQuery(file))
  const [fault, setFault] = useState('')
  const isFree = isNew || places?.length === 0

  async function remove() {
    setFault('')
    await keeper.save()
    const { draft, version: began } = keeper.state().document
    const version = draft?.version ?? 0
    try {
      if (isNew) {
        await call(discardDraft, { query: { file, version } })
        toast(`“${title}” was thrown away.`)
        await navigate('/words', { replace: true })
      } else {
        const answer = await call(removeDocument, { body: { file, version, began } })
        client.setQueryData(documentQuery(file).queryKey, answer)
      }
      void client.invalidateQueries({ queryKey: [...DOCUMENTS_KEY, 'list'] })
      onClose()
    } catch (caught) {
      setFault(caught instanceof Error ? caught.message : String(caught))
    }
  }

  return (
    <Dialog isOpen onClose={onClose} title={isNew ? `Throw away “${title}”` : `Delete “${title}”`}>
      {isNew ? (
        <p>Nobody but the studio has seen it. It cannot be brought back.</p>
      ) : !places && !error ? (
        <Loading label="Looking who links here" lines={2} />
      ) : isFree ? (
        <p>
          Nothing on the site leads to it. It goes with the next publication, and can be brought back from{' '}
          <i>Versions</i>. Changes of it that were not published are given up.
        </p>
      ) : (
        <>
          <p>
            <strong>Who links here:</strong>{' '}
            {places?.length === 1 ? 'one place names' : `${places?.length} places name`} this page. Let each lead
            elsewhere or take it out; then this page can be deleted. What you changed there counts at once, published or
            not.
          </p>
          <Places places={places ?? []} />
        </>
      )}
      {(fault || error) && (
        <Notice kind="danger">
          <p>{fault || error?.message}</p>
        </Notice>
      )}
      <Actions>
        <Button onClick={onClose}>Keep it</Button>
        <Button variant="danger" icon="bin" disabled={!isFree} onClick={() => void remove()}>
          {isNew ? 'Throw it away' : 'Delete with the next publication'}
        </Button>
      </Actions>
    </Dialog>
  )
}

type AddressProps = { keeper: DraftKeeper; page: { path: string; slug: string }; onClose: () => void }

/** Another address: the old one leads there, and whatever names the page is changed along. */
function AddressDialog({ keeper, page: { path, slug: before }, onClose }: AddressProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [slug, setSlug] = useState(before)
  const rename = useMutation({
    mutationFn: async () => {
      await keeper.save()
      const { file, draft, version: began } = keeper.state().document
      return call(renameDocument, { body: { file, version: draft?.version ?? 0, began, slug } })
    },
    onSuccess: async ({ file }) => {
      await client.invalidateQueries({ queryKey: DOCUMENTS_KEY })
      onClose()
      await navigate(documentUrl(file), { replace: true })
    },
  })
  const fault = slug === before ? undefined : slugFault(slug)
  return (
    <Dialog isOpen onClose={onClose} title="Change the address">
      <form
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (slug !== before && !fault && !rename.isPending) rename.mutate()
        }}
      >
        <p>
          Visitors who come by the old address are led to the new one, and every place that names this page is changed
          along. All of it is kept as drafts: publish them together.
        </p>
        <Field
          label="Address"
          hint={`The page will stand at ${path.slice(0, -before.length)}${slug}`}
          value={slug}
          error={fault ?? rename.error?.message}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => {
            setSlug(target.value)
            rename.reset()
          }}
        />
        <Actions>
          <Button onClick={onClose}>Leave it</Button>
          <Button type="submit" variant="primary" icon="check" disabled={slug === before} isBusy={rename.isPending}>
            Change it
          </Button>
        </Actions>
      </form>
    </Dialog>
  )
}

/** In place of the form of a document that is to be removed. */
export function RemovedPage({ document }: { document: StudioDocument }) {
  const client = useQueryClient()
  const { file, title, removal } = document
  if (!removal) return null
  async function keep(version: number) {
    try {
      const answer = await call(discardDraft, { query: { file, version } })
      if (answer) client.setQueryData(documentQuery(file).queryKey, answer)
    } catch (caught) {
      toast(caught instanceof Error ? caught.message : String(caught), { isError: true })
    }
    await client.invalidateQueries({ queryKey: DOCUMENTS_KEY })
  }
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <Empty icon="bin" title={`“${title}” is deleted when you publish`}>
        <p>{removal.savedBy} decided that. Until then visitors see it as before.</p>
        <Actions>
          <Button onClick={() => void keep(removal.version)}>Keep the page</Button>
          <ButtonLink to="/words?publish" variant="primary">
            Publish…
          </ButtonLink>
        </Actions>
        <Link to="/words">Back to the list</Link>
      </Empty>
    </>
  )
}
