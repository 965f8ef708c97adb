import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { PageReference } from '#shared/studio/documents.ts'
import { fieldName, parsePath } from '#shared/values.ts'
import { useMe } from '../app/use-me.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { toast } from '../ui/toast.tsx'
import { changeDocument, changeDocuments } from './change-document.ts'
import { documentUrl } from './document-url.ts'
import type { DraftSync } from './draft-sync.ts'
import css from './page-panel.module.css'
import { unlinked } from '#shared/studio/unlinked.ts'
import { valueAt } from '#shared/studio/values-at.ts'

type Props = {
  references: PageReference[]
  /** Path of the page they refer to. */
  page: string
}

/** Lists the references to a page; those that can be removed without a replacement have a button for it. */
export function References({ references, page }: Props) {
  const me = useMe()
  const client = useQueryClient()
  const [isTakingAll, setIsTakingAll] = useState(false)
  async function takeOut(reference: PageReference) {
    try {
      await changeDocument(client, { file: reference.file, account: me.id }, (sync) => takeOutOf(sync, reference, page))
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error), { isError: true })
    }
  }
  const entries = references.filter(({ canTakeOut }) => canTakeOut)
  const titles = new Set(entries.map(({ title }) => title))
  async function takeOutAll() {
    setIsTakingAll(true)
    // From the end of each document, so that the remaining indexes stay valid.
    const changes = [...Map.groupBy(entries.toReversed(), ({ file }) => file)].map(
      ([file, own]) => [file, (sync: DraftSync) => own.forEach((each) => takeOutOf(sync, each, page))] as const,
    )
    try {
      await changeDocuments(client, me.id, new Map(changes))
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error), { isError: true })
    }
    setIsTakingAll(false)
  }
  return (
    <ul className={css.references}>
      {entries.length > 1 && (
        <li className={css.reference}>
          <span className={css.where}>
            {titles.size === 1
              ? `This makes a draft of ${[...titles].join('')}, to publish with this page.`
              : `This makes drafts of these ${titles.size} documents, to publish with this page.`}
          </span>
          <Button size="small" isBusy={isTakingAll} onClick={() => void takeOutAll()}>
            {isTakingAll ? 'Taking out…' : `Take out all ${entries.length}`}
          </Button>
        </li>
      )}
      {references.map((reference, at) => {
        const { file, title, path, field, text } = reference
        return (
          <li key={`${file} ${path} ${at}`} className={css.reference}>
            <span className={css.where}>
              <Link to={documentUrl(file, path)}>{title}</Link>: {field}
              {path === 'body' && <q className={css.line}>{text}</q>}
            </span>
            {reference.canTakeOut ? (
              <Button
                size="small"
                aria-label={`Take out: ${title}, ${field}`}
                onClick={({ currentTarget }) => {
                  focusBeside(currentTarget)
                  void takeOut(reference)
                }}
              >
                {path === 'body' ? 'Take out the link' : 'Take out'}
              </Button>
            ) : (
              <ButtonLink size="small" to={documentUrl(file, path)}>
                Choose another
                <span className="visually-hidden">: {`${title}, ${field}`}</span>
              </ButtonLink>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** References in drafts, which could not be published after the page has left the site. */
export function DraftReferences({ references, page }: Props) {
  if (references.length === 0) return null
  return (
    <>
      <p>Drafts that link to it can be published once these links are changed:</p>
      <References references={references} page={page} />
    </>
  )
}

/** Removes the reference: the whole list entry or, in a text, only the link around the words. */
function takeOutOf(sync: DraftSync, { path }: PageReference, to: string) {
  const { values } = sync.state()
  if (path === 'body') {
    const lines = (values.body ?? '').split('\n')
    sync.change('body', lines.map((line) => unlinked(line, to)).join('\n'))
    return
  }
  const keys = parsePath(path)
  const at = keys.findLastIndex((key) => typeof key === 'number')
  const list = fieldName(keys.slice(0, at))
  const entries = valueAt(values, list)
  if (Array.isArray(entries)) sync.change(list, entries.toSpliced(Number(keys[at]), 1))
}

/** Moves the focus to a neighbour of a button that is about to be removed. */
function focusBeside(button: HTMLButtonElement) {
  const all = [...(button.closest('dialog, section')?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])]
  const at = all.indexOf(button)
  ;(all[at + 1] ?? all[at - 1])?.focus()
}
