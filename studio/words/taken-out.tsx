import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { TakenOut } from '#shared/studio/documents.ts'
import { neededLinksFault } from '#shared/studio/needed-links.ts'
import { withLinkBack } from '#shared/studio/put-back.ts'
import { valueAt } from '#shared/studio/values-at.ts'
import { takenOutQuery } from '../api/queries.ts'
import { useMe } from '../app/use-me.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { toast } from '../ui/toast.tsx'
import { changeDocuments } from './change-document.ts'
import { longDay } from './document-marks.ts'
import { documentUrl } from './document-url.ts'
import { saveWaiting } from './draft-sync.ts'
import type { DraftSync } from './draft-sync.ts'
import css from './page-panel.module.css'

type Props = {
  /** The document of the page that they led to. */
  file: string
  /** Whether the page is about to leave the site; otherwise it is shown again. */
  isLeaving: boolean
  /** Whether the page is hidden on the site and will be shown by publishing. */
  isComing: boolean
  /** Whether the page was set to hidden a moment ago. */
  wasHidden: boolean
  /** The day on which it appears by itself, and the links with it. */
  day: string | null
  putting: ReturnType<typeof useLinksBack>
}

/** Actions that restore links to a page, and the links they have restored. */
export function useLinksBack(file: string, onBack: () => void) {
  const me = useMe()
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const [back, setBack] = useState<readonly TakenOut[]>([])
  async function run(put: () => Promise<readonly TakenOut[]>) {
    setIsBusy(true)
    try {
      const links = await put()
      setBack(links)
      if (links.length > 0) {
        onBack()
        toast(backWords(links.length))
      }
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error), { isError: true })
    }
    setIsBusy(false)
  }
  return {
    isBusy,
    back,
    putBack: (links: readonly TakenOut[]) =>
      run(async () => {
        await putLinksBack(client, me.id, links)
        return links
      }),
    /** The page stays on the site, so no draft may remove a link to it. */
    keepLinks: () => run(() => keepLinks(client, me.id, file)),
  }
}

/**
 * Links that were removed because the page is hidden: says that they are published with it, and later offers to restore
 * them.
 */
export function TakenOutLinks({ file, isLeaving, isComing, wasHidden, day, putting }: Props) {
  const { data: all = [] } = useQuery(takenOutQuery(file))
  const { isBusy, back } = putting
  // Where the page stays on the site, only links that a draft takes out are listed: the others were taken out on purpose.
  const out = isLeaving || isComing || wasHidden || day !== null ? all : all.filter(({ isInDraft }) => isInDraft)
  const isAway = isLeaving || day !== null
  const isBack = !isAway && out.length === 0
  const links = isBack ? back : out
  if (links.length === 0) return null
  const isOne = links.length === 1
  const count = isOne ? '1 link' : `${links.length} links`
  const [needed] = isComing && !isBack ? neededLinksFault(links) : []
  return (
    <Notice kind="note" icon={isAway || isBack ? 'check' : 'undo'}>
      <p>
        {needed && <strong>{needed.message} </strong>}
        {isAway
          ? `${count} to it ${isOne ? 'is' : 'are'} taken out.${isLeaving ? ' That is published with this page.' : ''} ${awayWords(isOne, day)}`
          : isBack
            ? `${count} to it ${isOne ? 'is' : 'are'} back.${isComing ? ' That is published with this page.' : ''}`
            : isComing
              ? `${count} to this page ${isOne ? 'was' : 'were'} taken out when it was hidden:`
              : `${count} to this page ${isOne ? 'is' : 'are'} still taken out in drafts, and would go with the next publication:`}
      </p>
      <ul className={css.lists}>
        {links.map(({ file: other, path, at, title, field }) => (
          <li key={`${other} ${path} ${at} ${field}`}>
            <Link to={documentUrl(other, path)}>{title}</Link>: {field.split(' › ')[0]}
          </li>
        ))}
      </ul>
      {!isAway && !isBack && (
        <div>
          <Button
            size="small"
            {...(needed && { variant: 'primary' as const })}
            isBusy={isBusy}
            onClick={() => void putting.putBack(out)}
          >
            {isBusy ? 'Putting back…' : putBackWords(links.length)}
          </Button>
        </div>
      )}
    </Notice>
  )
}

/** What becomes of links to a page while visitors do not see it. */
function awayWords(isOne: boolean, day: string | null): string {
  if (day !== null)
    return `On ${longDay(day)} ${isOne ? 'it comes back by itself' : 'they come back by themselves'}, with the page.`
  return `When you show it again, ${isOne ? 'the link is' : 'they are'} offered back here.`
}

export const putBackWords = (count: number) => (count === 1 ? 'Put the link back' : `Put the ${count} links back`)
export const backWords = (count: number) => (count === 1 ? 'The link is back.' : `The ${count} links are back.`)

/** Restores all links to a page that were removed to hide it. */
export async function putAllBack(client: QueryClient, account: number, file: string): Promise<readonly TakenOut[]> {
  const links = await client.fetchQuery({ ...takenOutQuery(file), staleTime: 0 })
  await putLinksBack(client, account, links)
  return links
}

/** Restores the links that are still on the site. */
export async function keepLinks(client: QueryClient, account: number, file: string): Promise<readonly TakenOut[]> {
  // Their removal may still be in progress.
  await saveWaiting()
  const out = await client.fetchQuery({ ...takenOutQuery(file), staleTime: 0 })
  const links = out.filter(({ isInDraft }) => isInDraft)
  if (links.length > 0) await putLinksBack(client, account, links)
  return links
}

/** Restores links in the drafts of the documents from which they were removed. */
async function putLinksBack(client: QueryClient, account: number, links: readonly TakenOut[]) {
  const changes = [...Map.groupBy(links, ({ file }) => file)].map(
    ([file, own]) => [file, (sync: DraftSync) => own.forEach((link) => putBackIn(sync, link))] as const,
  )
  await changeDocuments(client, account, new Map(changes))
}

function putBackIn(sync: DraftSync, link: TakenOut) {
  sync.change(link.path, valueAt(withLinkBack(sync.state().values, link), link.path))
}
