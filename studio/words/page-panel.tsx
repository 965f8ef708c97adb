import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { laterDayOf, visibilityOf } from '#shared/studio/collections.ts'
import type { Visibility } from '#shared/studio/collections.ts'
import type { StudioDocument } from '#shared/studio/documents.ts'
import { isRecord, isSame } from '#shared/values.ts'
import { referencesQuery } from '../api/queries.ts'
import { useIsWide } from '../preview/use-device.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Fold } from '../ui/fold.tsx'
import { Notice } from '../ui/notice.tsx'
import { AddressDialog } from './address-dialog.tsx'
import { dayField, hasPanel } from './document-parts.ts'
import { longDay } from './document-marks.ts'
import { documentUrl } from './document-url.ts'
import type { DraftSync, DraftState } from './draft-sync.ts'
import { NewPageDialog } from './new-page-dialog.tsx'
import css from './page-panel.module.css'
import { DraftReferences, References } from './references.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { TakenOutLinks, useLinksBack } from './taken-out.tsx'
import { useToday } from './use-today.ts'

/** Path that stands for the links of other documents to this page instead of a field. */
export const LINKS = '*links'

type Props = {
  sync: DraftSync
  state: DraftState
  /** Whether nothing is left to write; a picture may still be in the making. */
  isFinished: boolean
}

/** Panel with the visibility of a page and the actions on it as a whole; nothing for other documents. */
export function PagePanel({ sync, state: { document, values }, isFinished }: Props) {
  const id = useId()
  const [open, setOpen] = useState<'address' | 'copy' | 'remove' | null>(null)
  /** Whether the page was set to hidden on this screen, so that links may have been removed. */
  const [wasHidden, setWasHidden] = useState(false)
  const { page, isNew, file, title } = document
  const isWide = useIsWide()
  const { today, tomorrow } = useToday(page)
  const linksBack = useLinksBack(file, () => sync.showAnew())
  if (!page || !hasPanel(document)) return null
  const visibility = visibilityOf(values.fields, today)
  const isOnSite = !isNew && visibilityOf(document.values.fields, today).state === 'shown'
  /** Future day that a hidden page still has; null without one. */
  const later = laterDayOf(values.fields, today)
  const isAgreed = !isNew && isSame(visibility, visibilityOf(document.values.fields, today))
  const isBegun = isNew && !isFinished
  const isFolded = isBegun || document.group === 'Legal pages'
  const isLeaving = isOnSite && visibility.state !== 'shown'
  const isComing = !isOnSite && visibility.state === 'shown'
  const show = (next: Visibility) => {
    if (next.state !== 'shown') setWasHidden(true)
    for (const [name, value] of fieldsFor(next, document, values.fields, today)) sync.change(name, value)
    if (isLeaving && next.state === 'shown') void linksBack.keepLinks()
  }
  const actions = (
    <div className={css.actions}>
      <Button size="small" onClick={() => setOpen('address')}>
        Change address…
      </Button>
      <Button size="small" onClick={() => setOpen('copy')}>
        Duplicate…
      </Button>
      <Button size="small" variant="danger" onClick={() => setOpen('remove')}>
        {isNew ? 'Throw away…' : 'Delete…'}
      </Button>
    </div>
  )
  const happens = (
    <p className={css.what} role="status">
      {whatHappens(visibility, { isOnSite, isAgreed, isFinished, later })}
    </p>
  )
  const states = (
    <div role="radiogroup" aria-labelledby={id} className={css.states} data-path="draft">
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
        onChoose={() => show({ state: 'from-day', day: later ?? tomorrow })}
      />
      {visibility.state === 'from-day' && (
        <div className={css.day} data-path={dayField(values, visibility.day)}>
          <Field
            type="date"
            label="Day on which it appears"
            hint={`${visibility.day === tomorrow ? 'Tomorrow, unless you choose another day. ' : ''}Between 0:00 and 0:30${page.clock.city && `, ${page.clock.city} time`}.`}
            min={tomorrow}
            value={visibility.day}
            // An empty or earlier day would mean another state, and the field would disappear while somebody types in
            // it.
            onChange={({ target }) => target.value > today && show({ state: 'from-day', day: target.value })}
          />
        </div>
      )}
      <State
        name={id}
        label="Hidden from visitors"
        isHiding
        isChecked={visibility.state === 'hidden'}
        onChoose={() => show({ state: 'hidden' })}
      />
    </div>
  )
  return (
    <section aria-labelledby={id} className={css.panel}>
      <div className={css.head}>
        <h2 id={id}>On the site</h2>
        <p className={css.path}>{page.path}</p>
      </div>
      {/* Folded for legal pages, which are hardly ever hidden, and for new pages, whose texts come first. */}
      {isFolded ? (
        <>
          {happens}
          <Fold
            summary={isBegun ? 'Show it, change its address, or delete it' : 'Hide it, or give it a day'}
            open={visibility.state !== (isBegun ? 'hidden' : 'shown') || undefined}
          >
            {states}
            {isBegun && page.collection && actions}
          </Fold>
        </>
      ) : (
        states
      )}
      <div className={css.foot}>
        {!isFolded && happens}
        <div className={css.links} data-path={LINKS}>
          {isOnSite && visibility.state !== 'shown' && <StillLinked file={file} page={page.path} />}
          {!isNew && (isOnSite || isComing || visibility.state === 'from-day') && (
            <TakenOutLinks
              file={file}
              isLeaving={isLeaving}
              isComing={isComing}
              wasHidden={wasHidden}
              day={visibility.state === 'from-day' ? visibility.day : null}
              putting={linksBack}
            />
          )}
        </div>
        {page.collection && !isBegun && (isWide ? actions : <Fold summary="Address, copy, delete">{actions}</Fold>)}
      </div>
      {open === 'copy' && page.collection && (
        <NewPageDialog from={{ file, title, collection: page.collection }} onClose={() => setOpen(null)} />
      )}
      {open === 'address' && <AddressDialog sync={sync} page={page} onClose={() => setOpen(null)} />}
      {open === 'remove' && <RemoveDialog sync={sync} document={document} onClose={() => setOpen(null)} />}
    </section>
  )
}

type StateProps = { name: string; label: string; isHiding?: boolean; isChecked: boolean; onChoose: () => void }

function State({ name, label, isHiding, isChecked, onChoose }: StateProps) {
  return (
    <label className={css.state} data-hiding={isHiding || undefined}>
      <input type="radio" name={name} checked={isChecked} onChange={onChoose} />
      {label}
    </label>
  )
}

/**
 * Returns the fields to change for a visibility. An article also shows its date; until visitors have seen it, that is
 * the day on which it appears.
 */
function fieldsFor(
  next: Visibility,
  { isNew, values, page }: StudioDocument,
  fields: unknown,
  today: string,
): [string, unknown][] {
  const published = isRecord(fields) ? String(fields['published'] ?? '') : ''
  const isArticle = page?.collection === 'articles'
  const wasShown = !isNew && visibilityOf(values.fields, today).state === 'shown'
  // Where the page is on the site, a day that was only tried is taken back.
  if (next.state === 'hidden')
    return wasShown
      ? [
          ['draft', true],
          ['publishOn', undefined],
        ]
      : [['draft', true]]
  const shown: [string, unknown][] = [['draft', undefined]]
  if (next.state === 'shown') {
    return [
      ...shown,
      ['publishOn', undefined],
      ...(isArticle && published > today ? [['published', today] as [string, unknown]] : []),
    ]
  }
  if (isArticle && !wasShown) return [...shown, ['publishOn', undefined], ['published', next.day]]
  return [...shown, ['publishOn', next.day]]
}

type Progress = {
  /** Whether visitors see the page now. */
  isOnSite: boolean
  /** Whether the chosen visibility is already published. */
  isAgreed: boolean
  /** Whether nothing prevents the page from being published. */
  isFinished: boolean
  later: string | null
}

function whatHappens(visibility: Visibility, { isOnSite, isAgreed, isFinished, later }: Progress): string {
  if (visibility.state === 'shown') {
    if (isOnSite) return 'It is on the site.'
    return `Once ${isFinished ? 'you publish' : 'it is finished and published'}, visitors find it at this address, in menus, lists and search.`
  }
  const untold = 'its address says that there is no such page'
  if (visibility.state === 'from-day') {
    const day = longDay(visibility.day)
    const appears = isAgreed
      ? `Published. Appears on ${day}.`
      : isOnSite
        ? `Publishing takes it off the site now. It appears again by itself on ${day}.`
        : isFinished
          ? `Publish it now: it appears by itself on ${day}.`
          : `Once it is finished and published, it appears by itself on ${day}.`
    return `${appears} Until then ${untold}.`
  }
  if (!isOnSite) {
    const seen = 'Only you and your colleagues see it'
    return later ? `${seen}, on ${longDay(later)} too: for that day choose “From a day on”.` : `${seen}.`
  }
  return `Publishing takes it off the site: menus and lists leave it out, and ${untold}. Your text is kept here: “Visitors see it” brings it back.`
}

/** References that prevent a page from leaving the site; lists leave it out automatically. */
function StillLinked({ file, page }: { file: string; page: string }) {
  const { data: references = [] } = useQuery(referencesQuery(file))
  const links = references.filter(({ isLink, isPublished }) => isLink && isPublished)
  const inDrafts = references.filter(({ isLink, isPublished }) => isLink && !isPublished)
  const lists = references.filter(({ isLink }) => !isLink)
  const listing = [...new Map(lists.map((reference) => [reference.file, reference])).values()]
  if (references.length === 0) return null
  const left = lists.length > 0 && (
    <Fold
      summary={
        listing.length === 1 ? '1 page leaves it out by itself' : `${listing.length} pages leave it out by themselves`
      }
    >
      <ul className={css.lists}>
        {listing.map(({ file: other, path, title }) => (
          <li key={other}>
            <Link to={documentUrl(other, path)}>{title}</Link>
          </li>
        ))}
      </ul>
    </Fold>
  )
  // Lists need no action.
  if (lists.length === references.length) return left
  return (
    <Notice kind={links.length > 0 ? 'problem' : 'note'}>
      {links.length > 0 && (
        <>
          <p>
            <strong>Other pages link to it, so it cannot be published like this.</strong> Take these links out first;
            when you show the page again, they are offered back.
          </p>
          <References references={links} page={page} />
        </>
      )}
      <DraftReferences references={inDrafts} page={page} />
      {left}
    </Notice>
  )
}
