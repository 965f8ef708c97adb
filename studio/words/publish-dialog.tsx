import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { isTakenOff } from '#shared/studio/find-changes.ts'
import { startPublishing } from '#shared/studio/publish.ts'
import type { PlannedDocument } from '#shared/studio/publish.ts'
import { isAnyLeft, leftSentence } from '#shared/studio/unwritten.ts'
import { call, isPassing } from '../api/call.ts'
import { publishPlanQuery, publishTimesQuery, setPublishing } from '../api/queries.ts'
import { useMe } from '../app/use-me.ts'
import { formatMoment, useNow } from '../desk/time.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Check } from '../ui/check.tsx'
import { Actions, Dialog, Foot } from '../ui/dialog.tsx'
import { Fold } from '../ui/fold.tsx'
import { Empty, Loading, Notice } from '../ui/notice.tsx'
import { toast } from '../ui/toast.tsx'
import { Direction } from './change-sides.tsx'
import { countChanges, isShort } from './count-changes.ts'
import { changeDocument } from './change-document.ts'
import { hiddenDay, isHidden, longDay } from './document-marks.ts'
import { documentUrl } from './document-url.ts'
import { saveWaiting } from './draft-sync.ts'
import { sentence } from './form-context.tsx'
import { MissingNotice } from './missing-notice.tsx'
import { PlannedChanges } from './planned-changes.tsx'
import {
  inReadingOrder,
  isHeldBack,
  isLinkedWhole,
  isReady,
  keptPageWords,
  missingNeeds,
  needWords,
  publishWords,
  tickedWords,
  untickedWith,
  waitWords,
  withNeeds,
} from './publish-plan.ts'
import type { Asked } from './publish-plan.ts'
import css from './publish.module.css'
import { RemoteStatus } from './remote-status.tsx'
import { backWords, keepLinks, putAllBack, putBackWords } from './taken-out.tsx'
import { isOfPages, usualTime } from './usual-time.ts'

/** With more faults than this, the list of a document is folded. */
const MAX_FAULTS = 3

/** Up to this number of documents, their changes are unfolded; people scan a longer list for titles. */
const MAX_OPEN = 6

/** Buttons in the dialog that change the drafts it lists. */
const CHANGING_KEY = ['planned-drafts']

type Planned = PlannedDocument & {
  /** Whether this device has newer changes that could not be saved. */
  isUnsaved: boolean
}

type Props = {
  /** Files that are listed first and ticked at first, together with those they need; null for all. */
  asked: Asked | null
  onBegun: (id: number) => void
  onClose: () => void
}

/** Lists every draft with its changes; those that are ticked are published together. */
export function PublishDialog({ asked: wanted, onBegun, onClose }: Props) {
  const client = useQueryClient()
  const only = wanted?.files ?? null
  const waiting = useQuery({ queryKey: ['waiting-drafts'], queryFn: saveWaiting, staleTime: 0, gcTime: 0 })
  // Pending changes are saved first; otherwise the plan would not contain them.
  const plan = useQuery({ ...publishPlanQuery, enabled: waiting.isSuccess })
  const { error, refetch } = plan
  const { data: times = [] } = useQuery(publishTimesQuery)
  const unsaved = new Set(waiting.data?.map(({ file }) => file))
  const documents =
    plan.data &&
    inReadingOrder(
      plan.data.map((each) => ({ ...each, isUnsaved: unsaved.has(each.file) })),
      only,
    )
  const asked = documents?.filter(({ file }) => only?.includes(file)) ?? []
  const isChanging = useIsMutating({ mutationKey: CHANGING_KEY }) > 0
  const [kept, setKept] = useState<{ title: string; links: string } | null>(null)
  const [isAll, setIsAll] = useState(false)
  const isEmpty = documents?.length === 0
  useEffect(() => {
    // The button that was pressed is gone, and the focus with it.
    if (kept && isEmpty && document.activeElement === document.body)
      document.querySelector<HTMLElement>('dialog[open] [data-close]')?.focus()
  }, [kept, isEmpty])
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map())
  const start = useMutation({
    mutationFn: (chosen: Planned[]) =>
      call(startPublishing, { body: { documents: chosen.map(({ file, version }) => ({ file, version })) } }),
    onSuccess: (publication) => {
      setPublishing(client, publication)
      onBegun(publication.id)
      onClose()
    },
    onError: () => void refetch(),
  })
  /** What was asked for, with all that it needs, whether or not it can be published. */
  const wanting = withNeeds(documents ?? [], only ?? [])
  const along = asked.length > 0 && !asked.some(isReady) ? [] : wanting
  const isChosen = (each: Planned) =>
    isReady(each) &&
    (ticks.get(each.file) ?? (only === null ? !isHeldBack(documents ?? [], each) : along.includes(each.file)))
  const chosen = documents?.filter(isChosen) ?? []
  const { users, missing } = missingNeeds(documents ?? [], chosen)
  const tick = (files: readonly string[], isOn: boolean) => {
    const changed = isOn
      ? withNeeds(documents ?? [], files)
      : files.flatMap((file) => untickedWith(documents ?? [], file))
    setTicks(new Map([...ticks, ...changed.map((each) => [each, isOn] as const)]))
  }
  const ready = documents?.filter(isReady) ?? []
  const others = only === null ? [] : ready.filter(({ file }) => !along.includes(file))
  // Other drafts are folded, because nobody asked for them; unless nothing that was asked for is ready.
  const isFolded = others.length > 0 && others.length < ready.length
  const listed = isFolded ? ready.filter((each) => !others.includes(each)) : ready
  const offered = ready.filter((each) => !isHeldBack(documents ?? [], each))
  const areAllTicked = offered.every((each) => chosen.includes(each))
  const tickOthers = (isOn: boolean) =>
    setTicks(new Map([...ticks, ...(isOn ? offered : others).map(({ file }) => [file, isOn] as const)]))
  const stopped = documents?.filter((each) => !isReady(each)) ?? []
  const isAskedStopped = asked.length > 0 && !asked.some(isReady) && !isAll
  if (isAskedStopped || (stopped.length > 0 && ready.length === 0)) {
    return (
      <StoppedDialog
        documents={isAskedStopped ? asked : stopped}
        others={isAskedStopped ? offered.filter(({ file }) => !wanting.includes(file)).length : 0}
        onOthers={() => setIsAll(true)}
        onChanged={refetch}
        onClose={onClose}
      />
    )
  }
  const itemOf = (each: Planned) => (
    <PlannedItem
      key={each.file}
      document={each}
      isChosen={isChosen(each)}
      isOpen={listed.length <= MAX_OPEN && listed.includes(each) && isShort(each.changes)}
      notes={[...needWords(each, documents ?? [], chosen), ...keptPageWords(documents ?? [], each, chosen)]}
      onToggle={(isOn) => tick([each.file], isOn)}
      onChanged={refetch}
      onKept={(links) => setKept(links === null ? null : { title: each.title, links })}
    />
  )
  /** All that is ready waits for drafts that are not: what is to be done comes first. */
  const isNoneReady = only === null && offered.length === 0 && stopped.length > 0
  const notReady = stopped.length > 0 && (
    <Fold
      open={isNoneReady || undefined}
      className={css.notReady}
      onToggle={({ currentTarget }) => {
        // On phones the sticky foot would cover the opened list.
        if (currentTarget.open && !isNoneReady) currentTarget.scrollIntoView({ block: 'start' })
      }}
      summary={
        <span>
          <span>{stopped.length === 1 ? '1 draft is not ready' : `${stopped.length} drafts are not ready`}</span>
          <span className={css.who}>: {stopped.map(({ title }) => title).join(' · ')}</span>
        </span>
      }
    >
      <ul className={css.plan}>{stopped.map(itemOf)}</ul>
    </Fold>
  )
  return (
    <Dialog isOpen onClose={onClose} title="Publish">
      <RemoteStatus />
      {error ? (
        <Notice kind="danger">
          <p>{error.message}</p>
          {isPassing(error) && (
            <div>
              <Button size="small" isBusy={plan.isFetching} onClick={() => void refetch()}>
                Try again
              </Button>
            </div>
          )}
        </Notice>
      ) : !documents ? (
        <Loading label="Reading what changes" lines={3} />
      ) : documents.length === 0 && kept ? (
        <Empty icon="check" title={`“${kept.title}” stays on the site.`}>
          <p role="status">{[kept.links, 'There is nothing left to publish.'].filter(Boolean).join(' ')}</p>
        </Empty>
      ) : documents.length === 0 ? (
        <Empty icon="check" title="Everything is published">
          <p>There are no drafts to publish.</p>
        </Empty>
      ) : (
        <>
          {kept && (
            <Notice kind="good">
              <p role="status">{`“${kept.title}” stays on the site. ${kept.links}`}</p>
            </Notice>
          )}
          <p className={css.note}>
            {isNoneReady
              ? 'Nothing can be published yet. These need something first, and the drafts below wait for them:'
              : 'What you tick goes live together, once every page has been checked. You can undo it afterwards.'}
          </p>
          {isNoneReady && notReady}
          <Direction before="Now on the site" after="New, after publishing" />
          <ul className={css.plan}>{listed.map(itemOf)}</ul>
          {wanted && isFolded && (
            <Fold className={css.waitingDrafts} summary={waitWords(others.length)}>
              <div className={css.others}>
                <p role="status">
                  {tickedWords({ why: wanted.why, asked, along: listed.length, chosen, ready: offered })}
                </p>
                <Button size="small" onClick={() => tickOthers(!areAllTicked)}>
                  {areAllTicked ? 'Untick the others' : `Tick all ${offered.length}`}
                </Button>
              </div>
              <ul className={css.plan}>{others.map(itemOf)}</ul>
            </Fold>
          )}
          {!isNoneReady && notReady}
          <Foot>
            {start.error && (
              <Notice kind="danger">
                <p>
                  <strong>Nothing was published.</strong> {start.error.message}
                  {!isPassing(start.error) && ' The list is up to date again: look through it and try once more.'}
                </p>
              </Notice>
            )}
            <MissingNotice
              users={users}
              missing={missing}
              onTick={missing.every(isReady) ? (files) => tick(files, true) : undefined}
            />
            {chosen.length > 0 && missing.length === 0 && (
              <p className={css.note}>Usually live in {usualTime(times, isOfPages(chosen))}.</p>
            )}
            <Actions>
              <Button onClick={onClose}>Cancel</Button>
              <Button
                variant="primary"
                icon="check"
                disabled={chosen.length === 0 || missing.length > 0 || isChanging}
                isBusy={start.isPending}
                onClick={() => start.mutate(chosen)}
              >
                {start.error && isPassing(start.error) ? 'Try again' : publishWords(chosen)}
              </Button>
            </Actions>
          </Foot>
        </>
      )}
    </Dialog>
  )
}

type StoppedProps = {
  documents: readonly Planned[]
  /** Number of other drafts that can be published. */
  others: number
  onOthers: () => void
  onChanged: () => Promise<unknown>
  onClose: () => void
}

/** Says why none of the requested documents can be published, and where to fix that. */
function StoppedDialog({ documents, others, onOthers, onChanged, onClose }: StoppedProps) {
  const [first, ...more] = documents
  const isOne = more.length === 0
  return (
    <Dialog isOpen onClose={onClose} title={isOne ? 'This cannot be published yet' : 'Nothing can be published yet'}>
      {!isOne && <p className={css.note}>Each of these drafts needs something first. What you wrote is kept.</p>}
      <ul className={css.plan}>
        {documents.map((each) => (
          <li key={each.file} className={css.planned}>
            <h3>{each.title}</h3>
            <Stops document={each} isOpen={isOne} />
            {!isOne && (
              <div>
                <Mend document={each} onChanged={onChanged} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {others > 0 && (
        <div>
          <Button size="small" onClick={onOthers}>
            {others === 1 ? 'Publish another draft…' : `Publish ${others} other drafts…`}
          </Button>
        </div>
      )}
      <Actions>
        <Button onClick={onClose}>Cancel</Button>
        {isOne && first && <Mend document={first} isMain onChanged={onChanged} />}
      </Actions>
    </Dialog>
  )
}

/** The address of the field where its first fault is fixed. */
const mendUrl = ({ file, faults: [fault] }: Planned) => documentUrl(fault?.file ?? file, fault?.path || undefined)
const mendWord = ({ left, conflicts }: Planned) => {
  if (isAnyLeft(left)) return left.toMend > 0 ? 'Fix it' : 'Keep writing'
  return conflicts.length > 0 ? 'Choose' : 'Open it'
}

/** Whether the only obstacle are links to the page that can be restored at once. */
const isForLinks = ({ linksOut, faults, conflicts, isUnsaved }: Planned) =>
  linksOut > 0 && faults.every(({ path, file }) => path === 'draft' && !file) && conflicts.length === 0 && !isUnsaved

type MendProps = { document: Planned; isMain?: boolean; onChanged: () => Promise<unknown> }

/** Link to what prevents a document from being published, or a button that fixes it. */
function Mend({ document, isMain = false, onChanged }: MendProps) {
  const look = isMain ? { variant: 'primary' as const } : { size: 'small' as const }
  if (isForLinks(document)) return <LinksBack document={document} look={look} onChanged={onChanged} />
  return (
    <ButtonLink {...look} to={mendUrl(document)}>
      {mendWord(document)}
      {!isMain && <span className="visually-hidden">: {document.title}</span>}
    </ButtonLink>
  )
}

type LinksBackProps = {
  document: Planned
  look: { variant?: 'primary'; size?: 'small' }
  onChanged: () => Promise<unknown>
}

/** Button that restores the links to a page that is shown again, in drafts of other documents. */
function LinksBack({ document: { file, linksOut, title }, look, onChanged }: LinksBackProps) {
  const me = useMe()
  const client = useQueryClient()
  const change = useMutation({
    mutationKey: CHANGING_KEY,
    mutationFn: async () => {
      const links = await putAllBack(client, me.id, file)
      toast(backWords(links.length))
      await onChanged()
    },
    onError: (error) => toast(error.message, { isError: true }),
  })
  return (
    <Button {...look} isBusy={change.isPending} onClick={() => change.mutate()}>
      {change.isPending ? 'Putting back…' : putBackWords(linksOut)}
      <span className="visually-hidden">: {title}</span>
    </Button>
  )
}

/** Lists what prevents a document from being published; each fault links to its field, and a long list is folded. */
function Stops({ document, isOpen = false }: { document: Planned; isOpen?: boolean }) {
  const { title, faults, left, conflicts, isUnsaved } = document
  const isFolded = faults.length > MAX_FAULTS
  const isWrong = left.toMend > 0 || isUnsaved || conflicts.length > 0
  return (
    <>
      {isFolded && (
        <Fold
          className={css.details}
          open={isOpen}
          summary={
            <>
              {leftSentence(left)}
              <span className="visually-hidden">: {title}</span>
            </>
          }
        >
          <ul className={css.stops} data-wrong={isWrong || undefined}>
            <Faults document={document} />
          </ul>
        </Fold>
      )}
      {(!isFolded || isUnsaved || conflicts.length > 0) && (
        <ul className={css.stops} data-wrong={isWrong || undefined}>
          {!isFolded && <Faults document={document} />}
          {isUnsaved && <li>What you typed last is only on this device and not saved yet.</li>}
          {conflicts.length > 0 && <li>Somebody else has changed this, too: first choose which words to keep.</li>}
        </ul>
      )}
    </>
  )
}

const Faults = ({ document: { file: own, faults } }: { document: Planned }) =>
  faults.map(({ path, title, message, file = own }) => (
    <li key={`${file} ${path} ${message}`}>
      {title && (
        <>
          <Link to={documentUrl(file, path || undefined)}>{title}</Link>:{' '}
        </>
      )}
      {sentence(message)}
    </li>
  ))

type PlannedProps = {
  document: Planned
  isChosen: boolean
  /** Whether the changes are unfolded at first. */
  isOpen: boolean
  /** Sentences about the documents it goes with, and about those that stay behind. */
  notes: readonly string[]
  onToggle: (isOn: boolean) => void
  /** Called after its draft was changed here. */
  onChanged: () => Promise<unknown>
  /**
   * Called when a page that was to leave the site stays; `links` says which links were restored. Null if it leaves
   * after all.
   */
  onKept: (links: string | null) => void
}

/** Says that visitors will not see a hidden page, with a button that shows it. */
function Visibility({ document, onChanged, onKept }: Pick<PlannedProps, 'document' | 'onChanged' | 'onKept'>) {
  const { file, hidden, wouldAppear, title } = document
  const me = useMe()
  const client = useQueryClient()
  const [wasTakenOff] = useState(isTakenOff(document))
  const [isFirstHidden] = useState(isHidden(hidden) || wasTakenOff)
  const change = useMutation({
    mutationKey: CHANGING_KEY,
    mutationFn: async (value: true | undefined) => {
      await changeDocument(client, { file, account: me.id }, (sync) => {
        sync.change('draft', value)
        // A day that was tried before it was hidden would take it off the site as well.
        if (wasTakenOff && !value) sync.restoreField('publishOn')
      })
      const links = wasTakenOff && !value ? await keepLinks(client, me.id, file) : []
      if (links.length > 0) toast(backWords(links.length))
      if (wasTakenOff) onKept(value ? null : links.length > 0 ? backWords(links.length) : '')
      await onChanged()
    },
  })
  if (!isFirstHidden) return null
  const isLeaving = isTakenOff(document)
  const isShown = !isHidden(hidden) && !isLeaving
  const from = wouldAppear && ` from ${longDay(wouldAppear)}`
  return (
    <div className={css.visibility} data-shown={isShown || undefined}>
      <p role="status">
        <strong>
          {isShown
            ? `Visitors will see it${from ?? ''}.`
            : isLeaving
              ? isHidden(hidden) || !wouldAppear
                ? 'This takes it off the site: visitors will not see it.'
                : `This takes it off the site until ${longDay(wouldAppear)}.`
              : `Visitors will not see it: it is hidden${wouldAppear ? `, on ${longDay(wouldAppear)} too` : ''}.`}
        </strong>
      </p>
      {change.error && <p>{change.error.message}</p>}
      <Button size="small" isBusy={change.isPending} onClick={() => change.mutate(isShown ? true : undefined)}>
        {isShown ? 'Keep it hidden' : wasTakenOff ? 'Leave it on the site' : `Show it to visitors${from ?? ''}`}
        <span className="visually-hidden">: {title}</span>
      </Button>
    </div>
  )
}

function PlannedItem({ document, isChosen, isOpen, notes, onToggle, onChanged, onKept }: PlannedProps) {
  const now = useNow()
  const { title, changes, savedBy, savedAt, kind, hidden } = document
  const what = { new: 'New', changed: countChanges(changes, title), removed: 'Deleted' }[kind]
  const day = hiddenDay(hidden)
  const seen = day ? `, appears on ${longDay(day)}` : ''
  return (
    <li className={css.planned}>
      <Check
        label={title}
        hint={[`${what}${seen}`, savedBy, formatMoment(savedAt, now)].filter(Boolean).join(' · ')}
        checked={isChosen}
        disabled={!isReady(document)}
        onChange={({ target }) => onToggle(target.checked)}
      />
      {kind !== 'removed' && <Visibility document={document} onChanged={onChanged} onKept={onKept} />}
      {isReady(document) && document.linksOut > 0 && (
        <div className={css.linksOut}>
          <p>
            {document.linksOut === 1 ? '1 link to it was' : `${document.linksOut} links to it were`} taken out when it
            was hidden, and can come back with it.
          </p>
          <LinksBack document={document} look={{ size: 'small' }} onChanged={onChanged} />
        </div>
      )}
      {notes.map((note) => (
        <p key={note} className={css.along}>
          {note}
        </p>
      ))}
      {!isReady(document) && (
        <div className={css.stopped}>
          <Stops document={document} />
          {!isLinkedWhole(document) && <Mend document={document} onChanged={onChanged} />}
        </div>
      )}
      <PlannedChanges title={title} changes={changes} isOpen={isOpen} />
    </li>
  )
}
