import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import {
  COLLECTION_NAMES,
  COLLECTIONS,
  MAX_SLUG_LENGTH,
  lengthFault,
  MAX_TITLE_LENGTHS,
  TITLE_LENGTH,
  slugFault,
  slugOf,
} from '#shared/studio/collections.ts'
import type { Collection } from '#shared/studio/collections.ts'
import { createDocument } from '#shared/studio/documents.ts'
import type { Choices, DocumentGroup } from '#shared/studio/documents.ts'
import { call, hasCode } from '../api/call.ts'
import { choicesQuery, DOCUMENTS_KEY, documentsQuery } from '../api/queries.ts'
import { Button } from '../ui/button.tsx'
import { Actions, Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { documentUrl } from './document-url.ts'
import { filledText } from './filled-text.ts'
import { sentence } from './form-context.tsx'
import css from './page-panel.module.css'
import { textCount } from './text-count.ts'

const GROUPS: Record<Collection, DocumentGroup> = {
  articles: 'Articles',
  services: 'Services',
  cases: 'Case studies',
}
const PATHS: Record<Collection, string> = { articles: '/blogs/', services: '/agency/', cases: '/case-study/' }
const TITLES: Record<Collection, string> = {
  articles: 'Title of the article',
  services: 'Name of the service',
  cases: 'Name of the client',
}

type Props = {
  /** Page to copy, if it was chosen before. */
  from?: { file: string; title: string; collection: Collection }
  onClose: () => void
}

/**
 * Returns the limits of a title's length. That of an article is also shown in search results, where the brand follows
 * it.
 */
function limitsOf(collection: Collection, choices: Partial<Choices> | undefined): { min?: number; max: number } {
  if (collection !== 'articles') return { max: MAX_TITLE_LENGTHS[collection] }
  const tail = filledText(TITLE_LENGTH.tail, choices?.['site-value'] ?? []).length
  return { min: TITLE_LENGTH.min - tail, max: TITLE_LENGTH.max - tail }
}

function titleFault(title: string, limits: ReturnType<typeof limitsOf>): string | undefined {
  const { length } = title.trim()
  const fault = length === 0 ? 'Give the page a title.' : lengthFault(length, limits)
  return fault && sentence(fault)
}

/** Explains the limits of an article's title. */
const roomWords = ({ min, max }: ReturnType<typeof limitsOf>) =>
  min === undefined
    ? undefined
    : `${min} to ${max} characters, so that search results show all of it. Later the headline may have up to ${MAX_TITLE_LENGTHS.articles}.`

/**
 * Creates an article, service or case study, empty or as a copy. It stays hidden until somebody shows and publishes it.
 */
export function NewPageDialog({ from, onClose }: Props) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [collection, setCollection] = useState<Collection>(from?.collection ?? 'articles')
  const [source, setSource] = useState(from?.file ?? '')
  const [title, setTitle] = useState(from ? `${from.title} (copy)` : '')
  // Null while the slug follows the title.
  const [typed, setTyped] = useState<string | null>(null)
  const [isTried, setIsTried] = useState(false)
  const titleInput = useRef<HTMLInputElement>(null)
  const slugInput = useRef<HTMLInputElement>(null)
  const { data: documents = [] } = useQuery(documentsQuery(''))
  const { data: choices, isLoading } = useQuery(choicesQuery)
  const slug = typed ?? slugOf(title)
  const create = useMutation({
    mutationFn: () =>
      call(createDocument, { body: { collection, slug, title: title.trim(), ...(source && { from: source }) } }),
    onSuccess: () => void client.invalidateQueries({ queryKey: DOCUMENTS_KEY }),
  })
  async function begin() {
    // The limits depend on the choices, so they have to be loaded first.
    const known = await client.ensureQueryData(choicesQuery).catch(() => undefined)
    const faulty = titleFault(title, limitsOf(collection, known)) ? titleInput : slugFault(slug) ? slugInput : null
    if (faulty) faulty.current?.focus()
    else if (!create.isPending) create.mutate(undefined, { onSuccess })
  }
  // Passed to `mutate`, not to `useMutation`: it must not navigate once this dialog has been removed.
  const onSuccess = ({ file }: { file: string }) => {
    onClose()
    void navigate(documentUrl(file))
  }
  const refused = hasCode(create.error, 'taken') || hasCode(create.error, 'invalid') ? create.error : null
  const slugError = (isTried && slugFault(slug)) || refused?.message
  const limits = limitsOf(collection, choices)
  const titleError = isTried && !isLoading ? titleFault(title, limits) : undefined
  const name = COLLECTION_NAMES[collection]
  return (
    <Dialog isOpen onClose={onClose} title={from ? `Duplicate “${from.title}”` : 'New page'}>
      <form
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          setIsTried(true)
          void begin()
        }}
      >
        <p>It starts as a draft that visitors do not see.</p>
        {!from && (
          <>
            <Field
              kind="select"
              label="Kind of page"
              value={collection}
              onChange={({ target }) => {
                setCollection(COLLECTIONS.find((each) => each === target.value) ?? 'articles')
                setSource('')
              }}
            >
              {COLLECTIONS.map((each) => (
                <option key={each} value={each}>
                  {COLLECTION_NAMES[each].replace(/^./, (letter) => letter.toUpperCase())}
                </option>
              ))}
            </Field>
            <Field
              kind="select"
              label="Start from"
              hint={source && 'The copy has the words and pictures of that page, for you to change.'}
              value={source}
              onChange={({ target }) => setSource(target.value)}
            >
              <option value="">An empty {name}</option>
              {documents
                .filter(({ group }) => group === GROUPS[collection])
                .map(({ file, title: other }) => (
                  <option key={file} value={file}>
                    A copy of: {other}
                  </option>
                ))}
            </Field>
          </>
        )}
        <Field
          label={TITLES[collection]}
          ref={titleInput}
          value={title}
          // The limits are not known before the choices are loaded.
          count={isLoading ? undefined : textCount(title.trim().length, limits, Boolean(titleError))}
          hint={!titleError && !isLoading && roomWords(limits)}
          error={titleError}
          autoComplete="off"
          maxLength={120}
          onChange={({ target }) => setTitle(target.value)}
        />
        <Field
          label="Address"
          ref={slugInput}
          count={textCount(slug.length, { max: MAX_SLUG_LENGTH })}
          hint={`The page will be at ${PATHS[collection]}${slug}`}
          value={slug}
          error={slugError}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => {
            setTyped(target.value)
            create.reset()
          }}
        />
        {create.error && !refused && (
          <Notice kind="danger">
            <p>{create.error.message}</p>
          </Notice>
        )}
        <Actions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" icon="plus" isBusy={create.isPending}>
            Begin the {name}
          </Button>
        </Actions>
      </form>
    </Dialog>
  )
}
