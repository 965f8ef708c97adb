import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { DocumentChange, DocumentFault, StudioDocument } from '#shared/studio/documents.ts'
import { findChanges } from '#shared/studio/find-changes.ts'
import { isRecord } from '#shared/values.ts'
import { choicesQuery, documentQuery, DOCUMENTS_KEY } from '../api/queries.ts'
import { useMe } from '../app/use-me.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Empty, Loading, Notice } from '../ui/notice.tsx'
import { ChangesDialog } from './changes-dialog.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DocumentForm, FaultSummary } from './document-form.tsx'
import css from './document-page.module.css'
import { openKeeper } from './draft-keeper.ts'
import type { DraftState } from './draft-keeper.ts'
import { fieldTitle } from './field-title.ts'
import { focusField } from './focus-field.ts'
import { FormFieldView } from './form-field.tsx'
import { FormProvider, sentence } from './form-context.tsx'
import { PagePanel, RemovedPage } from './page-panel.tsx'

/** One document as a form. */
export function DocumentPage() {
  const [params] = useSearchParams()
  const file = params.get('file') ?? ''
  const { data, error } = useQuery(documentQuery(file))
  if (error && !data) {
    return (
      <Empty icon="alert" title="This document cannot be opened">
        <p>{error.message}</p>
        <Link to="/words">Back to the list</Link>
      </Empty>
    )
  }
  if (data?.removal) return <RemovedPage document={data} />
  return data ? (
    <Editor key={file} loaded={data} field={params.get('field')} />
  ) : (
    <Loading label="Reading the document" lines={6} />
  )
}

function Editor({ loaded, field }: { loaded: StudioDocument; field: string | null }) {
  const me = useMe()
  const client = useQueryClient()
  const [keeper] = useState(() => openKeeper(loaded, me.id))
  const state = useSyncExternalStore(keeper.subscribe, keeper.state)
  const { data: choices = {} } = useQuery(choicesQuery)
  const [isShowing, setIsShowing] = useState(false)
  const { document, values, conflict } = state
  // All of a new document is new: nothing in it is marked.
  const changes = document.isNew ? [] : findChanges(document.form, document.values, values)

  useEffect(() => keeper.refresh(loaded), [keeper, loaded])
  // Leaving the screen saves at once, and the list tells of the draft.
  useEffect(
    () => () => void keeper.save().then(() => client.invalidateQueries({ queryKey: DOCUMENTS_KEY })),
    [keeper, client],
  )
  useEffect(() => {
    if (field) focusField(field)
  }, [field])

  const faults = document.draft?.faults ?? document.faults
  return (
    <div className={css.page}>
      <header className={css.bar}>
        <Link to="/words" className={css.back} aria-label="Back to the list of words">
          <Icon name="arrow-left" />
        </Link>
        <SaveStatus state={state} hasChanges={document.isNew || changes.length > 0} />
        {changes.length > 0 && (
          <Button size="small" icon="pencil" onClick={() => setIsShowing(true)}>
            What changes ({changes.length})
          </Button>
        )}
      </header>
      <div className={css.content}>
        <div className={css.titles}>
          <p className={css.group}>{document.group}</p>
          <h1>{document.title}</h1>
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
        <Faults faults={faults} document={document} />
        <FormProvider
          value={{
            FieldView: FormFieldView,
            change: keeper.change,
            faults: byPath(faults),
            warnings: byPath(document.warnings),
            changed: new Set(changes.map(({ path }) => path)),
            nextId: () => highestId([document.values.fields, values.fields]) + 1,
            choices,
          }}
        >
          <DocumentForm document={document} values={values} />
        </FormProvider>
      </div>
      <ChangesDialog
        changes={changes}
        isOpen={isShowing && changes.length > 0}
        onClose={() => setIsShowing(false)}
        onRestore={keeper.restoreField}
        onDiscard={() => void keeper.discard()}
      />
    </div>
  )
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

function Faults({ faults, document }: { faults: DocumentFault[]; document: StudioDocument }) {
  if (faults.length === 0) return null
  const named = faults.map(({ path, message }) => ({
    path,
    message: sentence(message),
    title: path ? fieldTitle(document.form, path) : 'The whole document',
  }))
  if (document.isNew) {
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
      {status === 'saved' ? (hasChanges ? 'Draft saved' : 'As it is on the site') : STATUS[status]}
    </p>
  )
}
