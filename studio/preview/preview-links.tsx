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

/** Interval for asking the server which of the listed links were opened. */
const REFRESH_MS = 4_000

type Pages = readonly Pick<PreviewPage, 'path' | 'title' | 'file'>[]
/** Obstacles to publishing the open document. */
export type Unfinished = {
  left: Left
  /** Whether the document is not on the site yet. */
  isNew: boolean
  file: string
}
type MadeLink = { url: string; link: PreviewLink; isCopied: boolean }

/** URLs of the links made in this tab, by link id: the server does not store them. */
const addresses = new Map<number, string>()

// Copies a URL; returns false if that is refused. Safari refuses it after an awaited request, so the dialog has a copy
// button.
const copied = (url: string) =>
  navigator.clipboard.writeText(url).then(
    () => true,
    () => false,
  )

const titleOf = (pages: Pages, path: string) => pages.find((page) => page.path === path)?.title ?? path

/** Creates a link to a page with its drafts, for people without an account, and shows it in a dialog. */
export function useCopyLink(pages: Pages, path: string, unfinished: Unfinished | null = null) {
  const client = useQueryClient()
  const { name } = useMe()
  const [made, setMade] = useState<MadeLink | null>(null)
  /** Existing link of the same person to the same page, whose URL is not known here. */
  const [earlier, setEarlier] = useState<PreviewLink | null>(null)
  const show = (url: string, link: PreviewLink) => {
    setEarlier(null)
    setMade({ url, link, isCopied: false })
    void copied(url).then((isCopied) => setMade((shown) => (shown?.url === url ? { ...shown, isCopied } : shown)))
  }
  const make = useMutation({
    mutationFn: () => call(makePreviewLink, { body: { path } }),
    onSuccess({ url, link }) {
      addresses.set(link.id, url)
      show(url, link)
      void client.invalidateQueries({ queryKey: PREVIEW_LINKS_KEY })
    },
    onError: (error) => toast(error.message, { isError: true }),
  })
  const look = useMutation({
    mutationFn: () => client.fetchQuery(previewLinksQuery),
    onSuccess(links) {
      const own = links.filter((link) => link.path === path && link.by === name)
      for (const link of own) {
        const url = addresses.get(link.id)
        if (url !== undefined) return show(url, link)
      }
      if (own[0]) return setEarlier(own[0])
      make.mutate()
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

/** Formats a moment for use within a sentence: `Today, 14:02` → `today, 14:02`; names of days keep their capitals. */
const momentWords = (at: number, now: number) =>
  formatMoment(at, now).replace(/^(To|Yester)day/, (day) => day.toLowerCase())

/** Says what a person with the link does not see. `shown` is the document of the page, or null. */
function missingWords({ left, isNew, file }: Unfinished, shown: string | null): string {
  if (file !== shown) return `${leftSentence(left)}. Until then they see the page without anything of this draft.`
  const stands = left.toMend === 1 ? 'that as it is' : 'those as they are'
  return isNew || left.toMend === 0
    ? `${leftSentence(left)}; they see the page with placeholders there.`
    : `${leftSentence(left)}; they see ${stands} on the site.`
}

export const COPY_LINK = 'Copy a link to the draft'

export type CopyLink = Pick<ReturnType<typeof useCopyLink>, 'copy' | 'isBusy'>
type ButtonProps = { link: CopyLink; className?: string | undefined }

/**
 * Button without its dialog, which is rendered elsewhere so that it stays open when a narrower window hides the button.
 */
export const CopyLinkButton = ({ link: { copy, isBusy }, className }: ButtonProps) => (
  <Button size="small" icon="copy" className={className} isBusy={isBusy} onClick={copy}>
    {COPY_LINK}
  </Button>
)

type EarlierProps = { link: PreviewLink; title: string; isBusy: boolean; onMake: () => void; onClose: () => void }

function EarlierLinkDialog({ link, title, isBusy, onMake, onClose }: EarlierProps) {
  const now = useNow()
  return (
    <Dialog isOpen onClose={onClose} title={`Your link to “${title}” still works`}>
      <p>
        You made it {momentWords(link.createdAt, now)}, and it works until {formatDay(link.expiresAt, now)}. Whoever has
        it also sees what you have written since.
      </p>
      <p>
        For safety the link itself is not stored, so it cannot be shown again. Look for it where you sent it, or make a
        new one.
      </p>
      <Actions>
        <Button onClick={onClose}>Keep the old link</Button>
        <Button variant="primary" icon="copy" isBusy={isBusy} onClick={onMake}>
          Make a new link
        </Button>
      </Actions>
    </Dialog>
  )
}

type DialogProps = { made: MadeLink; title: string; missing: string | null; pages: Pages; onClose: () => void }

function MadeLinkDialog({ made, title, missing, pages, onClose }: DialogProps) {
  const now = useNow()
  const [isPressed, setIsPressed] = useState(false)
  const isCopied = made.isCopied || isPressed
  const copy = () =>
    navigator.clipboard.writeText(made.url).then(
      () => setIsPressed(true),
      () => toast('Your browser does not let us copy. Select the link and copy it yourself.', { isError: true }),
    )
  return (
    <Dialog isOpen onClose={onClose} title={`Link to the draft of “${title}”`}>
      <div className={css.made}>
        <Field
          label="Link"
          className={css.address}
          readOnly
          value={made.url}
          // Chromium scrolls to the end of a selection.
          onFocus={({ target }) => {
            target.select()
            requestAnimationFrame(() => target.scrollTo({ left: 0 }))
          }}
        />
        <Button variant="primary" icon="copy" onClick={() => void copy()}>
          {isCopied ? 'Copy it again' : 'Copy the link'}
        </Button>
        <p role="status" className={css.copied}>
          {isCopied && (
            <>
              <Icon name="check" /> Copied. Paste it into a message.
            </>
          )}
        </p>
      </div>
      {missing && (
        <p>
          <strong>{missing}</strong>
        </p>
      )}
      <ul className={css.facts}>
        <li>Whoever has it reads every page with your team’s drafts, and cannot change anything.</li>
        <li>It works until {formatDay(made.link.expiresAt, now)}, or until you end it below.</li>
        <li>Copy it now: once you close or reload this window, it cannot be shown again.</li>
      </ul>
      <PreviewLinks pages={pages} current={made.link.id} />
      <Actions>
        <Button onClick={onClose}>Done</Button>
      </Actions>
    </Dialog>
  )
}

type LinksProps = {
  pages: Pages
  /** Id of the link that is shown above the list. */
  current?: number
}

/** List of the links that still work, each with a button to end it. */
export function PreviewLinks({ pages, current }: LinksProps) {
  const [isOpen, setIsOpen] = useState(false)
  // Links are opened by people elsewhere.
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
        {links.length === 1 ? '1 link works now' : `${links.length} links work now`} <Icon name="chevron-down" />
      </summary>
      <ul className={css.rows}>
        {links.map((link) => (
          <LinkRow
            key={link.id}
            link={link}
            title={titleOf(pages, link.path)}
            isCurrent={links.length > 1 && link.id === current}
          />
        ))}
      </ul>
    </details>
  )
}

type RowProps = { link: PreviewLink; title: string; isCurrent: boolean }

function LinkRow({ link, title, isCurrent }: RowProps) {
  const { id, by, createdAt, expiresAt, opened } = link
  const now = useNow()
  const client = useQueryClient()
  const end = useMutation({
    mutationFn: () => call(endPreviewLink, { params: { id } }),
    onSuccess: () => toast('The link has ended. Whoever opens it sees nothing of the site.'),
    onError: (error) => toast(error.message, { isError: true }),
    onSettled: () => client.invalidateQueries({ queryKey: PREVIEW_LINKS_KEY }),
  })
  const made = formatMoment(createdAt, now)
  return (
    <li className={css.row}>
      <div className={css.text}>
        <span>
          <strong>{title}</strong>
          {isCurrent && <span className={css.current}>This link</span>}
        </span>
        <small>
          Made by {by}, {made}
        </small>
        <small>
          Works until {formatDay(expiresAt, now)} ·{' '}
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

/** Panel on the list of pages: creates a link to the home page and lists all links. */
export function PreviewLinksPanel({ pages }: { pages: Pages }) {
  const link = useCopyLink(pages, '/')
  return (
    <section className={css.panel} aria-labelledby="preview-links">
      <h2 id="preview-links">Show it to somebody without an account</h2>
      <p>
        A link to the draft of “{titleOf(pages, '/')}”, from which every other page can be opened. It works for{' '}
        {PREVIEW_LINK_DAYS} days.
      </p>
      <CopyLinkButton link={link} />
      <PreviewLinks pages={pages} />
      {link.dialog}
    </section>
  )
}
