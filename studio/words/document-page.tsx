import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, use, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ReactNode, RefObject } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { DocumentChange, DocumentFault, StudioDocument } from '#shared/studio/documents.ts'
import { findChanges } from '#shared/studio/find-changes.ts'
import type { PreviewPages } from '#shared/studio/preview.ts'
import { isAllowed } from '#shared/studio/roles.ts'
import { isRecord } from '#shared/values.ts'
import { choicesQuery, documentQuery, DOCUMENTS_KEY, previewPagesQuery } from '../api/queries.ts'
import { useMe } from '../app/use-me.ts'
import type { FieldPlace } from '../preview/find-fields.ts'
import type { CurrentField } from '../preview/page-frame.tsx'
import { COPY_LINK, useCopyLink } from '../preview/preview-links.tsx'
import { FormOrPage, PageToggle, PreviewPane } from '../preview/preview-pane.tsx'
import { useIsOpen, useIsWide } from '../preview/use-device.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { MoreMenu } from '../ui/more-menu.tsx'
import type { MoreItem } from '../ui/more-menu.tsx'
import { Empty, Loading, Notice } from '../ui/notice.tsx'
import { ChangesDialog } from './changes-dialog.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DocumentForm, FaultSummary } from './document-form.tsx'
import css from './document-page.module.css'
import { documentUrl, publishUrl } from './document-url.ts'
import { openKeeper } from './draft-keeper.ts'
import type { DraftState } from './draft-keeper.ts'
import { fieldTitle } from '#shared/studio/field-title.ts'
import { focusField } from './focus-field.ts'
import { FormFieldView } from './form-field.tsx'
import { FormProvider, isEmpty, isWithin, sentence } from './form-context.tsx'
import { loadArticleEditor } from './load-article-editor.ts'
import { useAfterPress } from '../ui/use-after-press.ts'
import { PagePanel } from './page-panel.tsx'
import { PresentPeople } from './present-people.tsx'
import { RemovedPage } from './removed-page.tsx'
import { valueAt } from './values-at.ts'

/** One document as a form. */
export function DocumentPage() {
  const [params] = useSearchParams()
  const file = params.get('file') ?? ''
  const { data, error } = useQuery(documentQuery(file))
  const choices = useQuery(choicesQuery)
  if (error && !data) {
    return (
      <Empty icon="alert" title="This document cannot be opened">
        <p>{error.message}</p>
        <Link to="/words">Back to the list</Link>
      </Empty>
    )
  }
  if (data?.removal) return <RemovedPage document={data} />
  const loading = <Loading label="Reading the document" lines={6} />
  // What comes later would move what somebody is pressing: pictures have their names, and articles their editor, first.
  if (!data || choices.isLoading) return loading
  const editor = <Editor key={file} loaded={data} field={params.get('field')} pagePath={params.get('page')} />
  if (data.values.body === undefined) return editor
  return (
    <Suspense fallback={loading}>
      <WithArticleEditor>{editor}</WithArticleEditor>
    </Suspense>
  )
}

/** Outside of what keeps the draft, which a render that waits would begin twice. */
function WithArticleEditor({ children }: { children: ReactNode }) {
  use(loadArticleEditor())
  return children
}

type EditorProps = { loaded: StudioDocument; field: string | null; pagePath: string | null }

function Editor({ loaded, field, pagePath }: EditorProps) {
  const me = useMe()
  const client = useQueryClient()
  const [keeper] = useState(() => openKeeper(loaded, me.id))
  const state = useSyncExternalStore(keeper.subscribe, keeper.state)
  const { data: choices = {} } = useQuery(choicesQuery)
  const [isShowing, setIsShowing] = useState(false)
  /** Entries that were added here. Moving them makes them ordinary ones: paths have numbers. */
  const [begun, setBegun] = useState<ReadonlySet<string>>(new Set())
  /** Fields of a new document or entry that somebody has been in. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const afterPress = useAfterPress()
  const { document, values, conflict } = state
  const preview = usePreview(document.file, pagePath)
  // All of a new document is new: nothing in it is marked.
  const changes = document.isNew ? [] : findChanges(document.form, document.values, values)

  useEffect(() => keeper.refresh(loaded), [keeper, loaded])
  // Leaving the screen saves at once, and the list tells of the draft.
  useEffect(
    () => () => void keeper.save().then(() => client.invalidateQueries({ queryKey: DOCUMENTS_KEY })),
    [keeper, client],
  )
  const { goTo, view } = preview
  // On a phone the window scrolls, and the page would open where the form was.
  useEffect(() => {
    if (view === 'page') window.scrollTo({ top: 0 })
  }, [view])
  useEffect(() => {
    if (field) goTo(field)
  }, [field, goTo])

  const faults = document.draft?.faults ?? document.faults
  const isNewAt = (path: string) => document.isNew || [...begun].some((entry) => isWithin(path, entry))
  const unwritten = new Set(
    faults.map(({ path }) => path).filter((path) => isNewAt(path) && !left.has(path) && isEmpty(valueAt(values, path))),
  )
  const link = useCopyLink(preview.pages, preview.path)
  const titles = useRef<HTMLDivElement>(null)
  const areTitlesSeen = useIsSeen(titles)
  const whatChanges = `What changes (${changes.length})`
  const more: MoreItem[] = [
    ...(changes.length > 0 ? [{ label: whatChanges, icon: 'pencil' as const, onPress: () => setIsShowing(true) }] : []),
    ...(preview.path ? [{ label: COPY_LINK, icon: 'copy' as const, onPress: link.copy }] : []),
  ]
  return (
    <div className={css.page} data-view={preview.view} data-split={(preview.isOn && preview.isOpen) || undefined}>
      <header className={css.bar}>
        <BackLink to="/words" label="Back to the list of words" />
        <div className={css.about}>
          {/* The heading says it. */}
          {!areTitlesSeen && (
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
        {document.draft && isAllowed(me.role, 'publish') && (
          <ButtonLink to={publishUrl(document.file)} size="small" variant="primary">
            Publish…
          </ButtonLink>
        )}
        {preview.isOn && (
          <>
            <FormOrPage view={preview.view} onView={preview.setView} />
            <PageToggle isOpen={preview.isOpen} onToggle={preview.toggle} />
          </>
        )}
        {more.length > 0 && <MoreMenu label="More for this document" items={more} className={css.more} />}
      </header>
      <div
        className={css.content}
        onFocus={preview.follow}
        onBlur={({ target }) => {
          const path = target.closest<HTMLElement>('[data-path]')?.dataset['path']
          if (path && isNewAt(path) && !left.has(path)) afterPress(() => setLeft((before) => new Set(before).add(path)))
        }}
      >
        <div ref={titles} className={css.titles}>
          <p className={css.group}>{document.group}</p>
          <h1>{document.title}</h1>
          <PresentPeople file={document.file} />
        </div>
        <PagePanel keeper={keeper} state={state} />
        {conflict && (
          <OpenConflict key={conflictKey(conflict.conflicts)} conflict={conflict} onSettle={keeper.settle} />
        )}
        {state.status === 'refused' && (
          <Notice kind="danger">
            <p>Not saved: {state.fault} What you typed stays on this device.</p>
          </Notice>
        )}
        <Faults faults={faults} document={document} areUnwritten={faults.every(({ path }) => unwritten.has(path))} />
        <FormProvider
          value={{
            FieldView: FormFieldView,
            change: keeper.change,
            begin: (path) => setBegun((before) => new Set(before).add(path)),
            valueOf: (path) => valueAt(values, path),
            faults: byPath(faults),
            unwritten,
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
            hasLinkInBar={preview.isWide}
            path={preview.path}
            onPath={preview.setPath}
            edited={{ document, values }}
            field={preview.current}
            isVisible={preview.isVisible}
            defaultDevice={preview.isWide ? 'tablet' : 'phone'}
            onField={preview.open}
          />
        </div>
      )}
      {link.dialog}
      <ChangesDialog
        file={document.file}
        changes={changes}
        isOpen={isShowing && changes.length > 0}
        onClose={() => setIsShowing(false)}
        onRestore={keeper.restoreField}
        onDiscard={() => void keeper.discard()}
      />
    </div>
  )
}

/** The bar over the form, which covers what is scrolled below it. */
const BAR_HEIGHT_PX = 56

/** Whether an element is in view below the bar; one that is not shown at all counts as out of view. */
function useIsSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(true)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) => setIsSeen(entries.at(-1)?.isIntersecting ?? true), {
      rootMargin: `-${BAR_HEIGHT_PX}px 0px 0px`,
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isSeen
}

const NO_PAGES: PreviewPages = { pages: [], first: null }

/** The page beside the form: which one, whether it is seen, and how one gets from one to the other. */
function usePreview(file: string, pagePath: string | null) {
  const navigate = useNavigate()
  const { data, error } = useQuery({ ...previewPagesQuery(file), retry: false })
  const { pages, first } = data ?? NO_PAGES
  const [chosen, setPath] = useState(pagePath)
  const [view, setView] = useState<'form' | 'page'>('form')
  const [current, setCurrent] = useState<CurrentField | null>(null)
  const [wanted, setWanted] = useState<{ path: string } | null>(null)
  const [isOpen, toggle] = useIsOpen()
  const isWide = useIsWide()
  const path = chosen ?? first ?? ''
  // The form has to be there before its field can be gone to.
  const goTo = useCallback((field: string) => {
    setView('form')
    setWanted({ path: field })
  }, [])
  useEffect(() => {
    if (wanted) focusField(wanted.path)
  }, [wanted])
  useEffect(() => {
    const follow = () => {
      const block = blockAtCursor()
      if (block !== null) setCurrent((before) => (before?.block === block ? before : { path: 'body', block }))
    }
    document.addEventListener('selectionchange', follow)
    return () => document.removeEventListener('selectionchange', follow)
  }, [])
  return {
    // Not on a server that can show no pages.
    isOn: error === null,
    pages,
    path,
    setPath,
    view,
    setView,
    current,
    isOpen,
    toggle,
    isWide,
    isVisible: isWide ? isOpen : view === 'page',
    goTo,
    open: (place: FieldPlace) =>
      place.file === file ? goTo(place.path) : void navigate(documentUrl(place.file, place.path, path)),
    follow: ({ target }: { target: EventTarget }) => {
      const path = target instanceof Element ? target.closest<HTMLElement>('[data-path]')?.dataset['path'] : undefined
      setCurrent(path === undefined ? null : { path, block: null })
    },
  }
}

/** The words of the paragraph, heading or point that the cursor is in; null outside of a text that is edited as it reads. */
function blockAtCursor(): string | null {
  const element = window.getSelection()?.anchorNode?.parentElement
  return element?.isContentEditable ? (element.closest('p, h2, h3, h4, li, td, th')?.textContent ?? null) : null
}

function highestId(value: unknown): number {
  if (Array.isArray(value)) return Math.max(0, ...value.map(highestId))
  if (!isRecord(value)) return 0
  const { id } = value
  return Math.max(typeof id === 'number' ? id : 0, highestId(Object.values(value)))
}

type OpenConflictProps = {
  conflict: NonNullable<DraftState['conflict']>
  onSettle: (theirs: ReadonlySet<string>) => void
}

/** Asks at once, and goes on saying that nothing is saved until somebody has chosen. */
function OpenConflict({ conflict, onSettle }: OpenConflictProps) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      <Notice kind="danger">
        <p>{conflict.who ?? 'Somebody'} has changed the same words. What you type is saved after you have chosen.</p>
        <div>
          <Button size="small" onClick={() => setIsOpen(true)}>
            Compare and choose
          </Button>
        </div>
      </Notice>
      <ConflictDialog conflict={conflict} isOpen={isOpen} onClose={() => setIsOpen(false)} onSettle={onSettle} />
    </>
  )
}

const conflictKey = (conflicts: Pick<DocumentChange, 'path'>[]) => conflicts.map(({ path }) => path).join(' ')

const byPath = (faults: DocumentFault[]): ReadonlyMap<string, string[]> =>
  new Map(
    [...Map.groupBy(faults, ({ path }) => path)].map(([path, same]) => [path, same.map(({ message }) => message)]),
  )

type FaultsProps = {
  faults: DocumentFault[]
  document: StudioDocument
  /** All of them only say what is still empty in a new entry. */
  areUnwritten: boolean
}

function Faults({ faults, document, areUnwritten }: FaultsProps) {
  if (faults.length === 0) return null
  const named = faults.map(({ path, message }) => ({
    path,
    message: sentence(message),
    title: path ? fieldTitle(document.form, path) : 'The whole document',
  }))
  if (document.isNew || areUnwritten) {
    return (
      <section aria-label="What has to be mended">
        <Notice icon="pencil">
          <details>
            <summary>
              {faults.length === 1 ? 'One thing is' : `${faults.length} things are`} left to write before this can be
              published
            </summary>
            <FaultSummary faults={named} />
          </details>
        </Notice>
      </section>
    )
  }
  return (
    <section aria-label="What has to be mended">
      <Notice kind="problem">
        <p>
          {faults.length === 1 ? 'One thing has' : `${faults.length} things have`} to be mended before this can be
          published:
        </p>
        <FaultSummary faults={named} />
      </Notice>
    </section>
  )
}

const STATUS = {
  waiting: 'Saving…',
  saving: 'Saving…',
  unreachable: 'Not saved yet: no connection. It will be tried again.',
  refused: 'Not saved',
} as const

function SaveStatus({ state, hasChanges }: { state: DraftState; hasChanges: boolean }) {
  const status = state.conflict ? 'refused' : state.status
  return (
    <p className={css.status} role="status" data-status={status}>
      {status === 'saved' && hasChanges && <Icon name="check" />}
      <span>{status === 'saved' ? (hasChanges ? 'Draft saved' : 'As it is on the site') : STATUS[status]}</span>
    </p>
  )
}
