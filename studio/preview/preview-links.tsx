import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { endPreviewLink, makePreviewLink, PREVIEW_LINK_DAYS } from '#shared/studio/preview-links.ts'
import type { PreviewLink } from '#shared/studio/preview-links.ts'
import type { PreviewPage } from '#shared/studio/preview.ts'
import { leftSentence } from '#shared/studio/unwritten.ts'
import type { Left } from '#shared/studio/documents.ts'
import { call } from '../api/call.ts'
import { PREVIEW_LINKS_KEY, previewLinksQuery } from '../api/queries.ts'
import { formatDay, formatMoment, useNow } from '../desk/time.ts'
import { useMe } from '../app/use-me.ts'
import { Button } from '../ui/button.tsx'
import { Actions, Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { toast } from '../ui/toast.tsx'
import css from './preview-links.module.css'

/** How often it is asked whether a link that is listed was opened. */
const REFRESH_MS = 4_000

type Pages = readonly Pick<PreviewPage, 'path' | 'title' | 'file'>[]
/** What keeps the document that is open from being published. */
export type Unfinished = {
  left: Left
  /** There is nothing of it on the site. */
  isNew: boolean
  file: string
}
type MadeLink = { url: string; link: PreviewLink; isCopied: boolean }

const titleOf = (pages: Pages, path: string) => pages.find((page) => page.path === path)?.title ?? path

/** Makes a link to a page with its drafts, for somebody without an account, and shows it in the dialog. */
export function useCopyLink(pages: Pages, path: string, unfinished: Unfinished | null = null) {
  const client = useQueryClient()
  const { name } = useMe()
  const [made, setMade] = useState<MadeLink | null>(null)
  /** Of the same person to the same page. */
  const [earlier, setEarlier] = useState<PreviewLink | null>(null)
  const make = useMutation({
    mutationFn: () => call(makePreviewLink, { body: { path } }),
    async onSuccess(answer) {
      // Safari lets nobody copy after a request: the dialog has a button for it.
      const isCopied = await navigator.clipboard.writeText(answer.url).then(
        () => true,
        () => false,
      )
      setEarlier(null)
      setMade({ ...answer, isCopied })
      void client.invalidateQueries({ queryKey: PREVIEW_LINKS_KEY })
    },
    onError: (error) => toast(error.message, { isError: true }),
  })
  const look = useMutation({
    mutationFn: () => client.fetchQuery(previewLinksQuery),
    onSuccess(links) {
      const own = links.find((link) => link.path === path && link.by === name)
      if (own) setEarlier(own)
      else make.mutate()
    },
    onError: (error) => toast(error.message, { isError: true }),
  })
  return {
    copy: () => look.mutate(),
    isBusy: look.isPending || make.isPending,
    dialog: earlier ? (
      <EarlierLinkDialog
        link={earlier}
        title={titleOf(pages, path)}
        isBusy={make.isPending}
        onMake={() => make.mutate()}
        onClose={() => setEarlier(null)}
      />
    ) : (
      made && (
        <MadeLinkDialog
          made={made}
          title={titleOf(pages, path)}
          missing={unfinished && missingWords(unfinished, pages.find((page) => page.path === path)?.file ?? null)}
          pages={pages}
          onClose={() => setMade(null)}
        />
      )
    ),
  }
}

/** What whoever has the link does not see; `shown`: the document that the page is. */
function missingWords({ left, isNew, file }: Unfinished, shown: string | null): string {
  if (file !== shown) return `${leftSentence(left)}. Until then they see the page without anything of this draft.`
  const stands = left.toMend === 1 ? 'that as it is' : 'those as they are'
  return isNew || left.toMend === 0
    ? `${leftSentence(left)}; they see the page with placeholders there.`
    : `${leftSentence(left)}; they see ${stands} on the site.`
}

export const COPY_LINK = 'Copy a link to the draft'

type ButtonProps = { pages: Pages; path: string; unfinished?: Unfinished | null; className?: string | undefined }

export function CopyLinkButton({ pages, path, unfinished = null, className }: ButtonProps) {
  const { copy, isBusy, dialog } = useCopyLink(pages, path, unfinished)
  return (
    <>
      <Button size="small" icon="copy" className={className} isBusy={isBusy} onClick={copy}>
        {COPY_LINK}
      </Button>
      {dialog}
    </>
  )
}

type EarlierProps = { link: PreviewLink; title: string; isBusy: boolean; onMake: () => void; onClose: () => void }

function EarlierLinkDialog({ link, title, isBusy, onMake, onClose }: EarlierProps) {
  const now = useNow()
  return (
    <Dialog isOpen onClose={onClose} title={`Your link to “${title}” still works`}>
      <p>
        You made it {formatMoment(link.createdAt, now)}; it ends on {formatDay(link.expiresAt, now)}. Whoever has it
        sees what you have written since.
      </p>
      <p>It cannot be copied again: we keep only what recognises it. Look for it where you sent it.</p>
      <Actions>
        <Button onClick={onClose}>Keep to that one</Button>
        <Button variant="primary" icon="copy" isBusy={isBusy} onClick={onMake}>
          Make another link
        </Button>
      </Actions>
    </Dialog>
  )
}

type DialogProps = { made: MadeLink; title: string; missing: string | null; pages: Pages; onClose: () => void }

function MadeLinkDialog({ made, title, missing, pages, onClose }: DialogProps) {
  const now = useNow()
  const [isCopied, setIsCopied] = useState(made.isCopied)
  const copy = () =>
    navigator.clipboard.writeText(made.url).then(
      () => setIsCopied(true),
      () => toast('Your browser does not let us copy: mark the link and copy it.', { isError: true }),
    )
  return (
    <Dialog isOpen onClose={onClose} title={`Link to the draft of “${title}”`}>
      <p>
        Whoever has it sees this page, and every other, with all drafts as they are when it is opened. They need no
        account and can change nothing.
      </p>
      {missing && (
        <p>
          <strong>{missing}</strong>
        </p>
      )}
      <Field
        label="Link"
        className={css.address}
        hint={`It ends on ${formatDay(made.link.expiresAt, now)}, or when you end it. It is shown only now.`}
        readOnly
        value={made.url}
        // Chromium scrolls to the end of what is selected.
        onFocus={({ target }) => {
          target.select()
          requestAnimationFrame(() => target.scrollTo({ left: 0 }))
        }}
      />
      <p role="status">{isCopied ? 'Copied: paste it into a message.' : ''}</p>
      <PreviewLinks pages={pages} />
      <Actions>
        <Button onClick={onClose}>Done</Button>
        <Button variant="primary" icon="copy" onClick={() => void copy()}>
          {isCopied ? 'Copy it again' : 'Copy the link'}
        </Button>
      </Actions>
    </Dialog>
  )
}

/** The links that work, each with a way to end it. */
export function PreviewLinks({ pages }: { pages: Pages }) {
  const [isOpen, setIsOpen] = useState(false)
  // Somebody elsewhere opens them.
  const { data: links, refetch } = useQuery({ ...previewLinksQuery, refetchInterval: isOpen ? REFRESH_MS : false })
  if (!links || links.length === 0) return null
  return (
    <details
      className={css.links}
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open)
        if (currentTarget.open) void refetch()
      }}
    >
      <summary>
        {links.length === 1 ? '1 link works at the moment' : `${links.length} links work at the moment`}{' '}
        <Icon name="chevron-down" />
      </summary>
      <ul className={css.rows}>
        {links.map((link) => (
          <LinkRow key={link.id} link={link} title={titleOf(pages, link.path)} />
        ))}
      </ul>
    </details>
  )
}

function LinkRow({ link, title }: { link: PreviewLink; title: string }) {
  const { id, by, createdAt, expiresAt, opened } = link
  const now = useNow()
  const client = useQueryClient()
  const end = useMutation({
    mutationFn: () => call(endPreviewLink, { params: { id } }),
    onSuccess: () => toast('The link has ended: it shows nothing any more.'),
    onError: (error) => toast(error.message, { isError: true }),
    onSettled: () => client.invalidateQueries({ queryKey: PREVIEW_LINKS_KEY }),
  })
  const made = formatMoment(createdAt, now)
  return (
    <li className={css.row}>
      <div className={css.text}>
        <strong>{title}</strong>
        <small>
          {by}, {made} · ends on {formatDay(expiresAt, now)} ·{' '}
          {opened === 0 ? 'not opened yet' : opened === 1 ? '1 page opened' : `${opened} pages opened`}
        </small>
      </div>
      <Button
        size="small"
        isBusy={end.isPending}
        aria-label={`End the link to ${title} of ${made}`}
        onClick={() => end.mutate()}
      >
        End
      </Button>
    </li>
  )
}

/** On the list of pages: a link that begins at home, and those there are. */
export function PreviewLinksPanel({ pages }: { pages: Pages }) {
  return (
    <section className={css.panel} aria-labelledby="preview-links">
      <h2 id="preview-links">Show it to somebody without an account</h2>
      <p>
        A link to the draft of “{titleOf(pages, '/')}”, from which all other drafts are reached. It ends after{' '}
        {PREVIEW_LINK_DAYS} days.
      </p>
      <CopyLinkButton pages={pages} path="/" />
      <PreviewLinks pages={pages} />
    </section>
  )
}
