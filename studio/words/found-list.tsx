import { useQueries } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { Link } from 'react-router'
import type { FoundPlace, ListedDocument } from '#shared/studio/documents.ts'
import { documentsQuery } from '../api/queries.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Empty } from '../ui/notice.tsx'
import { SmallPicture } from '../ui/small-picture.tsx'
import { documentMarks } from './document-marks.ts'
import { foundDocumentUrl } from './document-url.ts'
import css from './found-list.module.css'
import { inOrderOfSearch, isScattered, isTitled } from './found-order.ts'
import { Marked } from './marked.tsx'
import { pictureUrl } from './upload-call.ts'

type Props = {
  documents: ListedDocument[]
  search: string
  /** Whether these are the results of the previous search, because the new ones have not arrived yet. */
  isOld: boolean
  onSearch: (search: string) => void
}

/** Lists every place with the searched words, document by document, the most likely ones first. */
export function FoundList({ documents, search, isOld, onSearch }: Props) {
  useEffect(() => {
    document.addEventListener('keydown', stepByArrow)
    return () => document.removeEventListener('keydown', stepByArrow)
  }, [])
  const isNothing = documents.length === 0 && !isOld
  const ordered = inOrderOfSearch(documents, search)
  const named = ordered.filter(({ title }) => isTitled(title, search))
  const others = ordered.filter(({ title }) => !isTitled(title, search))
  const scattered = others.filter((each) => isScattered(each, search))
  const meant = documents.filter((each) => !scattered.includes(each))
  const groups = [
    { title: 'Documents with this name', found: named },
    {
      title: named.length > 0 ? 'In the words of other documents' : 'In these words',
      found: others.filter((each) => !scattered.includes(each)),
    },
    { title: 'These words, but not together', found: scattered },
  ].filter(({ found }) => found.length > 0)
  const isParted = groups.length > 1
  return (
    <>
      <div role="status" className={isNothing ? 'visually-hidden' : undefined}>
        <h2 className={css.count}>{isOld ? 'Searching…' : countWords(meant.length > 0 ? meant : documents)}</h2>
      </div>
      {isNothing ? (
        <Nothing search={search} onSearch={onSearch} />
      ) : (
        <div className={css.groups} data-found="" data-old={isOld || undefined} aria-busy={isOld}>
          {groups.map(({ title, found }) => (
            <section key={title} className={css.groupOf}>
              {isParted && <h3 className={css.groupTitle}>{title}</h3>}
              <ul className={css.documents}>
                {found.map((document) => (
                  <Found key={document.file} document={document} search={search} isInGroup={isParted} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </>
  )
}

/** Moves the focus between the results with the arrow keys, and from the first one back to the search field. */
function stepByArrow(event: KeyboardEvent) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const stops = [...document.querySelectorAll<HTMLElement>('[type="search"], [data-found] :is(a, button)')]
  const at = stops.findIndex((each) => each === document.activeElement)
  const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)]
  if (at < 0 || !next) return
  event.preventDefault()
  next.focus()
}

/** Counts the places found. A document with the words in its title only counts as one. */
function countWords(documents: readonly ListedDocument[]): string {
  const places = documents.reduce((sum, each) => sum + Math.max(1, each.places), 0)
  const count = documents.length
  if (places === 0) return 'Nothing found'
  return `${places} ${places === 1 ? 'place' : 'places'} in ${count} ${count === 1 ? 'document' : 'documents'}`
}

/** Maximum number of words that are searched one by one. */
const MAX_WORDS = 6

/** Suggestions when nothing was found; single words are offered only if they have results. */
function Nothing({ search, onSearch }: Pick<Props, 'search' | 'onSearch'>) {
  const words = [...new Set(search.split(/\s+/).filter(({ length }) => length > 2))].slice(0, MAX_WORDS)
  const isSome = words.length > 1
  const found = useQueries({ queries: words.map((word) => ({ ...documentsQuery(word), enabled: isSome })) })
  const offered = words.filter((_, at) => !found[at]?.isPlaceholderData && (found[at]?.data?.length ?? 0) > 0)
  return (
    <Empty icon="search" title={`Nothing found for “${search}”`}>
      <p>
        {!isSome
          ? 'No text, on the site or in a draft, contains this word. Check the spelling, or type only the first letters.'
          : offered.length > 0
            ? 'No text, on the site or in a draft, contains all of these words. Try one that is found, or find the place on its page.'
            : 'No text, on the site or in a draft, contains these words. Check the spelling, or find the place on its page.'}
      </p>
      <div className={css.ways}>
        {isSome &&
          offered.map((word) => (
            <Button key={word} size="small" onClick={() => onSearch(word)}>
              Only “{word}”
            </Button>
          ))}
        <ButtonLink size="small" to="/words/pages">
          Find it on a page
        </ButtonLink>
        <Button size="small" onClick={() => onSearch('')}>
          Clear the search
        </Button>
      </div>
    </Empty>
  )
}

type FoundProps = {
  document: ListedDocument
  search: string
  /** Whether the document is below the heading of a group. */
  isInGroup: boolean
}

/** Number of places of one document that are shown at first. */
const MAX_SHOWN = 3

function Found({ document, search, isInGroup }: FoundProps) {
  const [isAll, setIsAll] = useState(false)
  const { file, title, group, hits, places, isNew, image, path } = document
  const Heading = isInGroup ? 'h4' : 'h3'
  const marks = documentMarks(document).map((mark) => (mark === 'New' ? 'Draft' : mark))
  const shown = isAll ? hits : hits.slice(0, MAX_SHOWN)
  const more = places - shown.length
  return (
    <li className={css.document}>
      <Heading>
        <Link to={foundDocumentUrl(search, file)} className={css.title}>
          <SmallPicture src={!!image && pictureUrl(image)} icon="pencil" />
          <span className={css.name}>
            <Marked text={title} search={search} />
          </span>
          <small className={css.group}>{[group, path, ...marks].filter(Boolean).join(' · ')}</small>
        </Link>
      </Heading>
      {shown.length > 0 && (
        <ul className={css.places}>
          {shown.map((place) => (
            <Place
              key={`${place.path} ${place.text}`}
              file={file}
              place={place}
              search={search}
              mark={isNew ? '' : place.isDraft ? 'Draft' : place.isChangedInDraft ? 'Changed in a draft' : ''}
            />
          ))}
        </ul>
      )}
      {more > 0 && hits.length > 0 && (
        <p className={css.more}>
          {isAll ? (
            <Link to={foundDocumentUrl(search, file)}>{more} more in this document</Link>
          ) : (
            <button type="button" onClick={() => setIsAll(true)}>
              {more} more {more === 1 ? 'place' : 'places'}
              <span className="visually-hidden"> in {title}</span>
            </button>
          )}
        </p>
      )}
    </li>
  )
}

function Place({
  file,
  place: { path, title, text, isNamed, isChangedInDraft },
  search,
  mark,
}: {
  file: string
  place: FoundPlace
  search: string
  /** Says what a draft has changed there. */
  mark: string
}) {
  const id = useId()
  const own = title.split(' › ').at(-1) ?? ''
  const isAbove = mark !== '' || Boolean(title && text)
  const where = <Marked text={title} search={isNamed ? search : ''} />
  return (
    <li className={css.place} data-changed={isChangedInDraft || undefined}>
      {isAbove && (
        <p id={id} className={css.where}>
          {mark && <span className={css.draft}>{mark}</span>}
          {title && text && where}
        </p>
      )}
      <Link to={foundDocumentUrl(search, file, path)} className={css.text} aria-describedby={isAbove ? id : undefined}>
        {text ? <Marked text={text} search={isChangedInDraft ? '' : search} /> : <Marked text={own} search={search} />}
      </Link>
    </li>
  )
}
