import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, use, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { visibilityOf } from '#shared/studio/collections.ts'
import type { DocumentChange, DocumentFault, DocumentValues, StudioDocument } from '#shared/studio/documents.ts'
import { findChanges } from '#shared/studio/find-changes.ts'
import { isAllowed } from '#shared/studio/roles.ts'
import { isAnyLeft, isNewAt, isUnwritten, leftOf, leftWords } from '#shared/studio/unwritten.ts'
import { NOT_READY } from '#shared/studio/uploads.ts'
import { valueAt } from '#shared/studio/values-at.ts'
import { isRecord, isSame } from '#shared/values.ts'
import { choicesQuery, documentQuery, DOCUMENTS_KEY, documentsQuery, savedDrafts, stopsQuery } from '../api/queries.ts'
import { isPassing } from '../api/call.ts'
import { useMe } from '../app/use-me.ts'
import { COPY_LINK, useCopyLink } from '../preview/preview-links.tsx'
import { FormOrPage, PageToggle, PreviewPane } from '../preview/preview-pane.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icon.tsx'
import { MoreMenu } from '../ui/more-menu.tsx'
import type { MoreItem } from '../ui/more-menu.tsx'
import { Empty, Loading, Notice } from '../ui/notice.tsx'
import { useAfterPress } from '../ui/use-after-press.ts'
import { useIsInView } from '../ui/use-is-in-view.ts'
import { ChangesDialog } from './changes-dialog.tsx'
import { showSigns, useSigns } from './article-signs.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DocumentForm } from './document-form.tsx'
import css from './document-page.module.css'
import { hasPanel, partsOf } from './document-parts.ts'
import { backOf } from './document-url.ts'
import { openDraftSync } from './draft-sync.ts'
import type { DraftState } from './draft-sync.ts'
import { FormFieldView } from './form-field.tsx'
import { FormProvider } from './form-context.tsx'
import { FAULTS, inOrder, LeftList } from './left-list.tsx'
import { loadArticleEditor } from './load-article-editor.ts'
import { useChangeOfPicture, usePictureTitles } from './picture-names.ts'
import { LINKS, PagePanel } from './page-panel.tsx'
import { isAwaited, usePicturesInMaking, withoutPicturesInMaking } from './pictures-in-making.ts'
import { PresentPeople } from './present-people.tsx'
import { RemovedPage } from './removed-page.tsx'
import { useLinkFaults } from './use-link-faults.ts'
import { usePreview } from './use-preview.ts'
import { usePublishHere } from './use-publish-here.tsx'
import { useToday } from './use-today.ts'

/** Height of the sticky bar, which covers the top of the form. */
const BAR_HEIGHT_PX = 56

/** Labels that switch how the text of an article is shown. */
const WITH_SIGNS = 'Show as plain text with Markdown signs'
const AS_READ = 'Show as formatted text'

/** Interval for asking the server whether an uploaded picture is ready. */
const UNREADY_MS = 3_000
/** Interval for asking whether the document was saved elsewhere; a window that regains focus asks at once. */
const OTHERS_MS = 60_000
const namesUnready = ({ draft, faults }: StudioDocument) =>
  (draft?.faults ?? faults).some(({ message }) => message.includes(NOT_READY))

/** One document as a form. */
export function DocumentPage() {
  const [params] = useSearchParams()
  const file = params.get('file') ?? ''
  const { data, error, isFetching, refetch } = useQuery({
    ...documentQuery(file),
    refetchInterval: ({ state }) => (state.data && namesUnready(state.data) ? UNREADY_MS : OTHERS_MS),
  })
  const choices = useQuery(choicesQuery)
  if (error && !data) {
    return (
      <Empty icon="alert" title="This document cannot be opened">
        <p>{error.message}</p>
        {isPassing(error) && (
          <Button isBusy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        )}
        <Link to="/words">Back to the list</Link>
      </Empty>
    )
  }
  if (data?.removal) return <RemovedPage document={data} />
  const loading = <Loading label="Reading the document" lines={6} />
  // Waits for the names of pictures and for the article editor: if they arrived later, they would move the fields while
  // somebody presses them.
  if (!data || choices.isLoading) return loading
  const editor = (
    <Editor key={file} loaded={data} field={params.get('field')} pagePath={params.get('page')} back={backOf(params)} />
  )
  if (data.values.body === undefined) return editor
  return (
    <Suspense fallback={loading}>
      <WithArticleEditor>{editor}</WithArticleEditor>
    </Suspense>
  )
}

/**
 * A component of its own, because the one that suspends is rendered again: it must not be the one that opens the draft.
 */
function WithArticleEditor({ children }: { children: ReactNode }) {
  use(loadArticleEditor())
  return children
}

type EditorProps = {
  loaded: StudioDocument
  field: string | null
  pagePath: string | null
  back: ReturnType<typeof backOf>
}

function Editor({ loaded, field, pagePath, back }: EditorProps) {
  const me = useMe()
  const client = useQueryClient()
  const [sync] = useState(() => openDraftSync(loaded, me.id))
  const state = useSyncExternalStore(sync.subscribe, sync.state)
  const { data: choices = {} } = useQuery(choicesQuery)
  const [isShowing, setIsShowing] = useState(false)
  /** Fields of a new document or entry that had the focus. */
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set())
  const afterPress = useAfterPress()
  const { document, values, conflict } = state
  const screen = useRef<HTMLDivElement>(null)
  const preview = usePreview(document.file, { field, page: pagePath }, screen)
  // In a new document everything is new, so no changes are marked.
  const differing = document.isNew ? [] : findChanges(document.form, document.values, values)
  const titleOf = usePictureTitles(document)
  const ofPicture = useChangeOfPicture(document)
  const changes = differing.map((change) => ({ ...ofPicture(change), title: titleOf(change.path) ?? change.title }))

  useEffect(() => sync.refresh(loaded), [sync, loaded])
  // Leaving the screen saves at once, and the list shows the draft.
  useEffect(
    () => () => void sync.save().then(() => client.invalidateQueries({ queryKey: DOCUMENTS_KEY })),
    [sync, client],
  )
  const isUnready = namesUnready(document)
  // Pictures that were not ready can be shown now.
  useEffect(() => {
    if (!isUnready) return
    return () => void client.invalidateQueries({ queryKey: choicesQuery.queryKey })
  }, [isUnready, client])
  const { goTo } = preview
  useEffect(() => {
    if (field) goTo(field)
  }, [field, goTo])

  const making = usePicturesInMaking()
  const { body } = values
  const checked = document.draft?.values ?? document.values
  const { today } = useToday(document.page)
  const { faults: linked, isAwaitingLinks } = useLinkFaults(document, values, today)
  const faults = [
    ...linked,
    ...(document.draft?.faults ?? document.faults).filter((each) => !isAwaited(each, body ?? '', making)),
  ]
  const isFinished = !document.draft || faults.length === 0
  const shown = useMemo(
    () => (body === undefined ? values : { ...values, body: withoutPicturesInMaking(body, making) }),
    [values, body, making],
  )
  // By what was checked: an empty field that somebody is writing in is no fault until it is saved.
  const unwritten = new Set(faults.filter((fault) => isUnwritten(document, checked, fault)).map(({ path }) => path))
  const left = leftOf(document, checked, faults)
  const unfinished = isAnyLeft(left) ? { left, isNew: document.isNew, file: document.file } : null
  const link = useCopyLink(preview.pages, preview.path, unfinished)
  const publishing = usePublishHere({ files: [document.file], why: 'opened' }, document, () => preview.setView('form'))
  const waiting = useWaitingFor(document, today)
  const parts = partsOf(document, today)
  const inForm = inOrder(parts, document, faults)
  // The button counts the faults to fix before the texts to write.
  const firstFault = inForm.find(({ path }) => left.toMend === 0 || !unwritten.has(path)) ?? inForm[0]
  /** Whether faults prevent publishing. The button to publish then leads to the first of them. */
  const isStopped = document.draft !== null && isAnyLeft(left) && isAllowed(me.role, 'publish')
  const leftPlace = useRef<HTMLDivElement>(null)
  const isLeftInView = useIsInView(leftPlace, BAR_HEIGHT_PX)
  const titles = useRef<HTMLDivElement>(null)
  const areTitlesInView = useIsInView(titles, BAR_HEIGHT_PX)
  const whatChanges = `What changes (${changes.length})`
  const hasSigns = useSigns()
  const more: MoreItem[] = [
    // A wide window has room for these buttons.
    ...(changes.length > 0 && !preview.isWide
      ? [{ label: whatChanges, icon: 'pencil' as const, onPress: () => setIsShowing(true) }]
      : []),
    ...(preview.path && !(preview.isWide && preview.isOpen)
      ? [{ label: COPY_LINK, icon: 'copy' as const, onPress: link.copy }]
      : []),
    ...(body === undefined
      ? []
      : [{ label: hasSigns ? AS_READ : WITH_SIGNS, icon: 'keyboard' as const, onPress: () => showSigns(!hasSigns) }]),
  ]
  return (
    <div
      ref={screen}
      className={css.page}
      data-view={preview.view}
      data-split={(preview.isOn && preview.isOpen) || undefined}
    >
      <header className={css.bar}>
        <BackLink {...back} />
        <div className={css.about}>
          {/* The heading names the document while it is in view. */}
          {!areTitlesInView && (
            <p className={css.name} aria-hidden="true">
              {document.title}
            </p>
          )}
          <SaveStatus state={state} hasChanges={document.isNew || changes.length > 0} />
        </div>
        {changes.length > 0 && (
          <Button size="small" icon="pencil" className={css.inBar} onClick={() => setIsShowing(true)}>
            {whatChanges}
          </Button>
        )}
        {/* While the list of faults is in view, the button is not needed. */}
        {firstFault && (!isLeftInView || isStopped) && (
          <Button
            size="small"
            className={css.next}
            {...(left.toMend > 0 && { variant: 'danger' as const })}
            onClick={() => goTo(linked.includes(firstFault) ? LINKS : firstFault.path || FAULTS)}
          >
            {isStopped && <span>Publish:&nbsp;</span>}
            <span>{leftWords(left)}</span>
          </Button>
        )}
        {document.draft && !firstFault && waiting.length > 0 && (
          <Button size="small" variant="danger" className={css.next} onClick={publishing.open}>
            <span>Publish:&nbsp;</span>
            <span className={css.waitsFor}>{firstWords(waiting)}</span>
            <span className={css.waitsShort}>{waiting.length} to fix</span>
          </Button>
        )}
        {document.draft && !firstFault && waiting.length === 0 && isAllowed(me.role, 'publish') && (
          <Button
            size="small"
            variant="primary"
            className={css.next}
            disabled={publishing.isBusy}
            onClick={publishing.open}
          >
            Publish…
          </Button>
        )}
        {preview.isOn && (
          <>
            <FormOrPage view={preview.view} onView={preview.setView} />
            <PageToggle isOpen={preview.isOpen} onToggle={preview.toggle} />
          </>
        )}
        {more.length > 0 && <MoreMenu label="More for this document" className={css.more} items={more} />}
      </header>
      <div
        className={css.content}
        onFocus={preview.follow}
        onBlur={({ target }) => {
          const path = target.closest<HTMLElement>('[data-path]')?.dataset['path']
          if (!path || !isNewAt(document, path) || visited.has(path)) return
          afterPress(() => afterDialog(() => setVisited((before) => new Set(before).add(path))))
        }}
      >
        <div ref={titles} className={css.titles}>
          <p className={css.group}>{document.group}</p>
          <h1>{document.title}</h1>
          <PresentPeople file={document.file} />
        </div>
        {publishing.status}
        {document.isNew || <PagePanel sync={sync} state={state} isFinished={isFinished} />}
        {conflict && (
          <OpenConflict
            key={conflictKey(conflict.conflicts)}
            conflict={conflict}
            values={values}
            onSettle={sync.settle}
          />
        )}
        {state.status === 'refused' && (
          <Notice kind="danger">
            <p>Not saved: {state.fault} What you typed stays on this device.</p>
          </Notice>
        )}
        <div ref={leftPlace} className={css.leftPlace}>
          {/* The panel above lists the links themselves. */}
          {faults.length > linked.length && (
            <LeftList faults={inForm} unwritten={unwritten} document={document} left={left} parts={parts} />
          )}
        </div>
        {document.isNew && <PagePanel sync={sync} state={state} isFinished={isFinished} />}
        <FormProvider
          value={{
            FieldView: FormFieldView,
            change: sync.change,
            valueOf: (path) => valueAt(values, path),
            // A value that was edited since the last check has no faults until it is saved and checked again.
            faults: byPath(faults.filter(({ path }) => isSame(valueAt(values, path), valueAt(checked, path)))),
            unwritten,
            left: visited,
            warnings: byPath(document.warnings),
            changed: new Set(changes.map(({ path }) => path)),
            nextId: () => highestId([document.values.fields, values.fields]) + 1,
            choices,
          }}
        >
          <DocumentForm document={document} values={values} />
        </FormProvider>
      </div>
      {preview.isOn && (
        <div className={css.preview}>
          {!preview.isWide && preview.view === 'page' && <h1 className="visually-hidden">{document.title}: page</h1>}
          <PreviewPane
            pages={preview.pages}
            link={preview.isWide ? link : null}
            path={preview.path}
            onPath={preview.setPath}
            edited={{ document, values: shown }}
            field={preview.current}
            isVisible={preview.isVisible}
            missing={preview.missing}
            isAwaitingLinks={isAwaitingLinks}
            defaultDevice="tablet"
            onField={preview.open}
          />
        </div>
      )}
      {link.dialog}
      {publishing.dialog}
      <ChangesDialog
        changes={changes}
        isOpen={isShowing && changes.length > 0}
        onClose={() => setIsShowing(false)}
        onPublish={
          isAllowed(me.role, 'publish') && !publishing.isBusy
            ? () => {
                setIsShowing(false)
                publishing.open()
              }
            : undefined
        }
        onRestore={sync.restoreField}
        onDiscard={() => void sync.discard()}
      />
    </div>
  )
}

/** The titles of other drafts that have to go with this one and are not ready. */
function useWaitingFor({ file, page, draft, isNew, values }: StudioDocument, today: string): string[] {
  const { role } = useMe()
  const isShown = ({ fields }: DocumentValues) => visibilityOf(fields, today).state === 'shown'
  // A draft waits for others only if it shows or hides its page: for any other the server need not look through them all.
  const isMoving = page !== null && draft !== null && !isNew && isShown(values) !== isShown(draft.values)
  const isAsked = isMoving && isAllowed(role, 'publish')
  const { data: documents = [] } = useQuery({ ...documentsQuery(''), enabled: isAsked })
  const saved = savedDrafts(documents)
  const { data: stops } = useQuery({ ...stopsQuery(saved), enabled: isAsked && saved !== '' })
  return (isAsked && stops?.get(file)?.waitsFor) || []
}

/** Characters of a title that fit on the button. */
const MAX_WAITING_LENGTH = 24

const firstWords = ([title = '', ...others]: readonly string[]) =>
  others.length > 0 || title.length > MAX_WAITING_LENGTH
    ? `finish ${others.length === 0 ? 'another draft' : `${others.length + 1} other drafts`} first`
    : `finish “${title}” first`

/**
 * Runs a callback once no dialog is open: messages of the form are not announced behind a dialog for writing missing
 * texts.
 */
function afterDialog(run: () => void) {
  const dialog = globalThis.document.querySelector('dialog[open]')
  if (dialog) dialog.addEventListener('close', () => afterDialog(run), { once: true })
  else run()
}

function highestId(value: unknown): number {
  if (Array.isArray(value)) return Math.max(0, ...value.map(highestId))
  if (!isRecord(value)) return 0
  const { id } = value
  return Math.max(typeof id === 'number' ? id : 0, highestId(Object.values(value)))
}

type OpenConflictProps = {
  conflict: NonNullable<DraftState['conflict']>
  values: DocumentValues
  onSettle: (theirs: ReadonlySet<string>) => void
}

/** Opens the conflict at once, and keeps saying that nothing is saved until somebody has chosen. */
function OpenConflict({ conflict, values, onSettle }: OpenConflictProps) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      <Notice kind="danger">
        <p>{conflict.who ?? 'Somebody'} has changed the same text. What you type is saved once you have chosen.</p>
        <div>
          <Button size="small" onClick={() => setIsOpen(true)}>
            Compare and choose
          </Button>
        </div>
      </Notice>
      <ConflictDialog
        conflict={conflict}
        values={values}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onSettle={onSettle}
      />
    </>
  )
}

const conflictKey = (conflicts: Pick<DocumentChange, 'path'>[]) => conflicts.map(({ path }) => path).join(' ')

const byPath = (faults: DocumentFault[]): ReadonlyMap<string, string[]> =>
  new Map(
    [...Map.groupBy(faults, ({ path }) => path)].map(([path, same]) => [path, same.map(({ message }) => message)]),
  )

const STATUS = {
  waiting: 'Saving…',
  saving: 'Saving…',
  unreachable: 'Not saved: no connection. We keep trying.',
  refused: 'Not saved',
} as const

/** Where the bar has many buttons there is room for the icon alone. */
const STATUS_ICONS = {
  saved: 'check',
  waiting: 'clock',
  saving: 'clock',
  unreachable: 'alert',
  refused: 'alert',
} as const satisfies Record<DraftState['status'], IconName>

type StatusProps = { state: DraftState; hasChanges: boolean }

function SaveStatus({ state, hasChanges }: StatusProps) {
  const status = state.conflict ? 'refused' : state.status
  const { today } = useToday(state.document.page)
  return (
    <p className={css.status} role="status" data-status={status}>
      <Icon name={STATUS_ICONS[status]} />
      {status === 'saved' && hasChanges ? (
        <span>
          <span className={css.ofWhat}>Draft </span>
          <span className={css.saved}>saved</span>
        </span>
      ) : (
        <span>{status === 'saved' ? publishedWords(state, today) : STATUS[status]}</span>
      )}
    </p>
  )
}

/** Says how visitors see a document without a draft. */
function publishedWords({ document, values }: DraftState, today: string): string {
  const visibility = visibilityOf(hasPanel(document) ? values.fields : {}, today)
  if (visibility.state === 'hidden') return 'Hidden from visitors'
  if (visibility.state === 'shown') return 'As it is on the site'
  return `Published, from ${shortDay.format(new Date(visibility.day))}`
}

const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
