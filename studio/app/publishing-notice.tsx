import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isRunning } from '#shared/studio/publish.ts'
import { documentsQuery, DOCUMENTS_KEY, publishingQuery } from '../api/queries.ts'
import { toast } from '../ui/toast.tsx'
import { doneWords } from '../words/document-marks.ts'
import { isOutcomeShown } from '../words/publication-seen.ts'
import css from './navigation.module.css'
import { useMe } from './use-me.ts'

/**
 * Label beside “Words” while a publication is running. When it ends, a toast tells the person who started it, on any
 * screen.
 */
export function PublishingNotice() {
  const me = useMe()
  const client = useQueryClient()
  const { data: publication = null } = useQuery(publishingQuery)
  const running = publication && isRunning(publication.state) ? publication.id : null
  const [ran, setRan] = useState<number | null>(null)
  if (running !== null && running !== ran) setRan(running)
  const ended = publication && publication.id === ran && running === null ? publication : null
  const words = ended && ended.account === me.id ? ENDS[ended.state] : undefined
  useEffect(() => {
    if (ended === null) return
    const isSaid = words === undefined || isOutcomeShown()
    const listed = client.invalidateQueries({ queryKey: DOCUMENTS_KEY })
    if (isSaid) return
    if (words === NOTHING) toast(words, { isError: true })
    else
      void listed
        .then(() => client.fetchQuery({ ...documentsQuery(''), staleTime: 0 }))
        .then((all) => all.filter(({ file }) => ended.files.includes(file)))
        .catch(() => [])
        .then((published) => {
          const isSeen = published.every(({ hidden }) => hidden === null)
          toast(isSeen ? words : doneWords(published.map((each) => ({ ...each, visibility: null }))))
        })
    // oxlint-disable-next-line react/exhaustive-deps -- said once of each publication
  }, [words, ended?.id])
  if (running === null) return null
  return <small className={css.publishing}>Publishing…</small>
}

const NOTHING = 'Nothing was published. “Words and pictures” says why.'

/** Toasts by final state. A cancelled publication has none: the person who cancelled it saw that. */
const ENDS: Partial<Record<string, string>> = {
  done: 'Published: the site shows it now.',
  refused: NOTHING,
  failed: NOTHING,
}
