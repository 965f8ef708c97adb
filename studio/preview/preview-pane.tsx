import { useQuery } from '@tanstack/react-query'
import { Fragment, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { fieldAt, fieldTitle } from '#shared/studio/field-title.ts'
import type { DocumentValues, StudioDocument } from '#shared/studio/documents.ts'
import { NOT_CHOSEN, unwrittenWords } from '#shared/studio/preview.ts'
import type { PreviewFault, PreviewPage, PreviewText, SkippedDraft } from '#shared/studio/preview.ts'
import type { FormField } from '#shared/studio/form.ts'
import { isUnwritten } from '#shared/studio/unwritten.ts'
import { valueAt } from '#shared/studio/values-at.ts'
import { getIn, isAligned, parsePath, textsOf } from '#shared/values.ts'
import { choicesQuery, documentsQuery, previewTextsQuery } from '../api/queries.ts'
import { Button } from '../ui/button.tsx'
import { Fold } from '../ui/fold.tsx'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { ChooseFieldDialog } from './choose-field-dialog.tsx'
import { indexFields } from './find-fields.ts'
import type { FieldPlace } from './find-fields.ts'
import { PageFrame } from './page-frame.tsx'
import type { CurrentField, DeviceSize } from './page-frame.tsx'
import { CopyLinkButton } from './preview-links.tsx'
import type { CopyLink } from './preview-links.tsx'
import css from './preview.module.css'
import { ShareCards } from './share-cards.tsx'
import { useDevice } from './use-device.ts'
import type { Device } from './use-device.ts'
import { usePage } from './use-page.ts'

/** Window sizes of the devices, in CSS pixels. */
const SIZES: Record<Device, { title: string; icon: IconName; size: DeviceSize }> = {
  phone: { title: 'Phone', icon: 'device-phone', size: { width: 390, height: 844 } },
  tablet: { title: 'Tablet', icon: 'device-tablet', size: { width: 768, height: 1024 } },
  desktop: { title: 'Desktop', icon: 'device-desktop', size: { width: 1440, height: 900 } },
}
const DEVICES = Object.keys(SIZES) as Device[]

function sizeWords(device: Device): string {
  const { title, size } = SIZES[device]
  return `${title}, ${size.width} × ${size.height} pixels`
}

const NONE: PreviewText[] = []

/**
 * Counts the changes to drafts of other documents since this one was opened, because a page shows their content, too.
 */
function useDraftChanges(file: string | undefined, isVisible: boolean): number {
  const { data, isPlaceholderData } = useQuery({ ...documentsQuery(''), enabled: isVisible })
  const drafts = isPlaceholderData
    ? undefined
    : data?.flatMap((each) => (each.draft && each.file !== file ? [`${each.file} ${each.draft.savedAt}`] : [])).join()
  const [known, setKnown] = useState({ drafts, times: 0 })
  // The first answer is the state that the page has shown from the start.
  if (drafts !== undefined && drafts !== known.drafts)
    setKnown({ drafts, times: known.drafts === undefined ? 0 : known.times + 1 })
  return known.times
}

/** More names would not fit on a line. */
const MAX_NAMED = 2

/** Drafts of other documents, each with a line of its own. */
const MAX_SKIPPED = 2

type Props = {
  pages: PreviewPage[]
  path: string
  onPath: (path: string) => void
  /** The document being edited with its values; null shows the saved drafts. */
  edited: { document: StudioDocument; values: DocumentValues } | null
  /** The field that has the focus. */
  field?: CurrentField | null
  isVisible?: boolean
  /** Set while the list of pages is missing: its error, and a function that loads it again. */
  missing?: { error: string | null; again: () => void } | null
  /**
   * Set while links from other documents to this page are still to be restored: the form lists them, and faults caused
   * by their absence are not shown here.
   */
  isAwaitingLinks?: boolean
  /** Copies a link to the page; null if the bar has no such button. */
  link: CopyLink | null
  /** Device shown in a wide window until another one is chosen. */
  defaultDevice: Device
  onField: (place: FieldPlace) => void
  children?: ReactNode
}

/** Preview of a page with the current edits, at the size of a device; pressing a text or a picture opens its field. */
export function PreviewPane({
  pages,
  path,
  onPath,
  edited,
  field = null,
  isVisible = true,
  missing = null,
  isAwaitingLinks = false,
  link,
  defaultDevice,
  onField,
  children,
}: Props) {
  const [device, setDevice] = useDevice(defaultDevice)
  const [choice, setChoice] = useState<FieldPlace[] | null>(null)
  const file = edited?.document.file
  const { data: choices } = useQuery({ ...choicesQuery, enabled: file !== undefined })
  const {
    page,
    path: shownPath,
    faults,
    error: pageError,
    again: pageAgain,
  } = usePage(
    isVisible && path ? { path, edited: edited && file ? { file, values: edited.values } : null } : null,
    choices?.picture,
    useDraftChanges(file, isVisible),
  )
  const { data: texts = NONE } = useQuery({ ...previewTextsQuery(path), enabled: isVisible && path !== '' })
  const shown = pages.find((each) => each.path === path)
  /** Whether the page in the frame is the requested one; it may be an earlier state. */
  const isLast = page !== null && shownPath === path
  // The form lists fields that are still empty; only those without a placeholder on the page are listed here.
  const own = isAwaitingLinks ? faults.filter((fault) => fault.file === file) : faults
  const listed = isLast && edited ? own.filter((fault) => !isOnPage(fault, edited, page.body)) : own
  const skipped = (page?.skipped ?? []).filter(({ breaks }) => !(breaks && isAwaitingLinks))
  const error = missing?.error ?? pageError
  const again = missing?.again ?? pageAgain
  const isLoading = !isLast && faults.length === 0 && !error && (path !== '' || missing !== null)
  const isSlow = useIsSlow(isLoading && isVisible)

  function press(places: FieldPlace[]) {
    const own = places.filter((place) => place.file === file)
    const [only, ...others] = own.length > 0 ? own : places
    if (only && others.length === 0) onField(only)
    else setChoice([...own, ...places.filter((place) => place.file !== file)])
  }

  return (
    <section className={css.pane} aria-label="Page as it would be">
      <div className={css.bar}>
        {children}
        <PageSelect pages={pages} path={path} onPath={onPath} />
        <div role="group" aria-label="Screen" className={css.devices}>
          {DEVICES.map((each) => (
            <button
              key={each}
              type="button"
              className={css.device}
              aria-pressed={each === device}
              title={sizeWords(each)}
              onClick={() => setDevice(each)}
            >
              <Icon name={SIZES[each].icon} />
              <span>{SIZES[each].title}</span>
            </button>
          ))}
        </div>
        {path !== '' && link && <CopyLinkButton link={link} className={css.copy} />}
      </div>
      <div role="status" className={css.notes}>
        {listed.length > 0 && <NotShown faults={listed} file={file} isLast={isLast} onField={onField} />}
        {error && (
          <Notice kind="note">
            <p>{error}</p>
            <TryAgain onPress={again} />
          </Notice>
        )}
        {isSlow && (
          <Notice kind="note" icon="clock">
            <p>This takes longer than usual. The page appears here as soon as it is ready; you can write meanwhile.</p>
            <TryAgain onPress={again} />
          </Notice>
        )}
        {skipped.length <= MAX_SKIPPED ? (
          skipped.map((draft) => <Skipped key={draft.file} draft={draft} onField={onField} />)
        ) : (
          <div>
            <p className={css.unfinished}>
              <Icon name="pencil" />
              <span>This page leaves out {skipped.length} drafts of other documents.</span>
            </p>
            <Fold className={css.all} summary={`Show all ${skipped.length}`}>
              {skipped.map((draft) => (
                <Skipped key={draft.file} draft={draft} onField={onField} />
              ))}
            </Fold>
          </div>
        )}
        <span className={css.loading} data-is={isLoading ? 'loading' : undefined}>
          {isLoading && !isSlow ? 'Loading the page…' : ''}
        </span>
      </div>
      <PageFrame
        page={page}
        path={shownPath}
        title={`Page “${shown?.title ?? path}”: press what you want to change`}
        size={SIZES[device].size}
        isVisible={isVisible}
        typed={edited?.values}
        texts={texts}
        indexNow={() => indexFields(edited ? withTyped(texts, edited, faults) : texts)}
        file={file}
        current={file && field ? { file, ...field } : null}
        onPress={press}
      />
      {page && (
        <details className={css.share}>
          <summary>
            In search results and as a shared link <Icon name="chevron-down" />
          </summary>
          <ShareCards page={page} />
        </details>
      )}
      <ChooseFieldDialog
        places={choice}
        onClose={() => setChoice(null)}
        onChoose={(place) => {
          setChoice(null)
          onField(place)
        }}
      />
    </section>
  )
}

const TryAgain = ({ onPress }: { onPress: () => void }) => (
  <div>
    <Button size="small" onClick={onPress}>
      Try again
    </Button>
  </div>
)

const SLOW_MS = 8_000

/** Whether something has been going on for longer than SLOW_MS. */
function useIsSlow(isGoingOn: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isGoingOn) return
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isGoingOn])
  return isSlow
}

/**
 * Whether the page shows a faulty field anyway, with the edited text or a placeholder: new pages have a placeholder for
 * each field, new entries for some.
 */
function isOnPage(fault: PreviewFault, { document, values }: NonNullable<Props['edited']>, page: HTMLElement): boolean {
  if (fault.file !== document.file) return false
  // The page shows the first words of a new text a moment later.
  if (document.isNew && fault.path === 'body') return true
  const field = fieldAt(document.form, fault.path)
  const typed = String(valueAt(values, fault.path) ?? '').trim()
  // The page of a new document shows even a text that is too long.
  if (document.isNew && field?.kind === 'text' && typed && page.textContent.includes(typed)) return true
  if (!isUnwritten(document, values, fault)) return false
  if (document.isNew) return true
  if (field?.kind !== 'text') return false
  if (field.text === 'picture') return page.querySelector(`[data-picture="${NOT_CHOSEN}"]`) !== null
  return page.textContent.includes(typed || unwrittenWords(field.title))
}

type SkippedProps = { draft: SkippedDraft; onField: (place: FieldPlace) => void }

/** Fields of a draft that are named on its line; more are folded. */
const MAX_MISSING = 3

type NotShownProps = {
  faults: PreviewFault[]
  file: string | undefined
  /** The page stands there; otherwise nothing does. */
  isLast: boolean
  onField: (place: FieldPlace) => void
}

/** What the page does not show, each name leading to its field; more than fit on a line are folded. */
function NotShown({ faults, file, isLast, onField }: NotShownProps) {
  const all = [...Map.groupBy(faults, (fault) => nameOf(fault, file))]
  const named = all.length > MAX_NAMED ? all.slice(0, 1) : all
  const nameOfOne = ([name, [fault]]: (typeof all)[number], short = name) =>
    fault?.file && fault.path ? (
      <button
        type="button"
        className={css.fault}
        aria-label={short === name ? undefined : name}
        onClick={() => onField({ ...fault, document: fault.title })}
      >
        {short}
      </button>
    ) : (
      `${name} (${fault?.message})`
    )
  return (
    <div>
      <p className={css.unfinished}>
        <Icon name="pencil" />
        <span>
          {isLast ? 'Not on the page yet: ' : 'The page appears once this is fixed: '}
          {named.map((each, at) => (
            <Fragment key={each[0]}>
              {at > 0 && ' and '}
              {nameOfOne(each, shortName(each[0]))}
            </Fragment>
          ))}
          {all.length > named.length && ` and ${all.length - named.length} more`}
        </span>
      </p>
      {all.length > named.length && (
        <Fold className={css.all} summary={`Show all ${all.length}`}>
          <ul>
            {all.map((each) => (
              <li key={each[0]}>{nameOfOne(each)}</li>
            ))}
          </ul>
        </Fold>
      )}
    </div>
  )
}

/** Characters of a name that fit on the line. */
const MAX_NAME_LENGTH = 40

/** `Cases as proof › A full free lesson came before the fee › Case study` → `Cases as proof › Case study` */
function shortName(name: string): string {
  const parts = name.split(' › ')
  return name.length > MAX_NAME_LENGTH && parts.length > 2 ? `${parts[0]} › ${parts.at(-1)}` : name
}

/** A draft of another document that the page leaves out, with its missing or faulty fields. */
function Skipped({ draft: { file, title, isUnfinished, fields, breaks }, onField }: SkippedProps) {
  const named = fields.filter(({ path }) => path !== '')
  const open = (path: string, field: string) => onField({ file, document: title, path, field })
  const draft = (
    <>
      {'The draft of '}
      <button type="button" className={css.fault} onClick={() => open('', '')}>
        {title}
      </button>
    </>
  )
  if (breaks) {
    const place = `${breaks.title} › ${breaks.field}`
    return (
      <p className={css.unfinished}>
        <Icon name="alert" />
        <span>
          {draft}
          {' is left out here: it lacks what '}
          <button
            type="button"
            className={css.fault}
            aria-label={place}
            onClick={() => onField({ ...breaks, document: breaks.title })}
          >
            {shortName(place)}
          </button>
          {' needs.'}
        </span>
      </p>
    )
  }
  const buttonFor = ({ path, field }: (typeof named)[number]) => (
    <button type="button" className={css.fault} aria-label={field} onClick={() => open(path, field)}>
      {field.split(' › ').at(-1)}
    </button>
  )
  const isFolded = named.length > MAX_MISSING
  return (
    <div>
      <p className={css.unfinished}>
        <Icon name={isUnfinished ? 'pencil' : 'alert'} />
        <span>
          {draft}
          {isUnfinished ? ' is unfinished, so this page leaves it out.' : ' has faults, so this page leaves it out.'}
          {isFolded ? null : (
            <>
              {isUnfinished ? ' Still to write: ' : ' To fix: '}
              {named.map((each, at) => (
                <Fragment key={each.path}>
                  {at > 0 && (at === named.length - 1 ? ' and ' : ', ')}
                  {buttonFor(each)}
                </Fragment>
              ))}
              {named.length === 0 && 'the whole document'}.
            </>
          )}
        </span>
      </p>
      {isFolded && (
        <Fold className={css.all} summary={`Show all ${named.length}`}>
          <ul>
            {named.map((each) => (
              <li key={each.path}>{buttonFor(each)}</li>
            ))}
          </ul>
        </Fold>
      )}
    </div>
  )
}

function nameOf({ file: at, title, field }: PreviewFault, file: string | undefined): string {
  const names = [at === file ? '' : title, field].filter(Boolean)
  return names.join(' › ') || (at.endsWith('.mdx') ? 'Text of the article' : 'The whole document')
}

function PageSelect({ pages, path, onPath }: Pick<Props, 'pages' | 'path' | 'onPath'>) {
  const concerned = pages.filter(({ isConcerned }) => isConcerned)
  const others = pages.filter(({ isConcerned }) => !isConcerned)
  return (
    <label className={css.page}>
      <span className="visually-hidden">Page</span>
      <select value={path} disabled={pages.length === 0} onChange={({ target }) => onPath(target.value)}>
        {path === '' && <option value="">{pages.length === 0 ? 'Looking for the page…' : 'Choose a page…'}</option>}
        {concerned.length > 0 && others.length > 0 ? (
          <>
            <optgroup label="Pages that show this">
              <PageOptions pages={concerned} />
            </optgroup>
            <optgroup label="Other pages">
              <PageOptions pages={others} />
            </optgroup>
          </>
        ) : (
          [...Map.groupBy(pages, ({ group }) => group)].map(([group, each]) => (
            <optgroup key={group} label={group}>
              <PageOptions pages={each} />
            </optgroup>
          ))
        )}
      </select>
      <Icon name="chevron-down" />
    </label>
  )
}

const PageOptions = ({ pages }: { pages: PreviewPage[] }) =>
  pages.map((page) => (
    <option key={page.path} value={page.path}>
      {optionTitle(pages, page)}
    </option>
  ))

/**
 * Returns the label of a page: its title, followed by its path if it has no document of its own, or by its group (or
 * path, if that is the same, too) if another page has the same title.
 */
function optionTitle(pages: PreviewPage[], { path, title, group, file }: PreviewPage): string {
  // A title alone does not distinguish the page from the document of that name, such as “Team”.
  if (file === null) return `${title} (${path})`
  const same = pages.filter((other) => other.path !== path && other.title === title)
  if (same.length === 0) return title
  return `${title} (${same.some((other) => other.group === group) ? path : group})`
}

/** Switch between form and page, for windows that have room for one of them. */
export function FormOrPage({ view, onView }: { view: 'form' | 'page'; onView: (view: 'form' | 'page') => void }) {
  return (
    <div role="group" aria-label="What is shown" className={css.views}>
      <button type="button" className={css.device} aria-pressed={view === 'form'} onClick={() => onView('form')}>
        Form
      </button>
      <button type="button" className={css.device} aria-pressed={view === 'page'} onClick={() => onView('page')}>
        Page
      </button>
    </div>
  )
}

/** Button that shows or hides the page, for windows that have room for both. */
export const PageToggle = ({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) => (
  <div className={css.toggle}>
    <Button size="small" aria-expanded={isOpen} onClick={onToggle}>
      {isOpen ? 'Hide the preview' : 'Show the preview'}
    </Button>
  </div>
)

/**
 * Returns the placeholder that the page shows for a field without a choice; undefined for fields that are typed or have
 * no placeholder.
 */
function notChosenText(field: FormField): string | undefined {
  if (field.kind === 'text') return field.text === 'picture' ? NOT_CHOSEN : undefined
  return ['choice', 'number', 'list'].includes(field.kind) ? unwrittenWords(field.title) : undefined
}

/**
 * Returns the texts of the page: those of the edited document as edited, with placeholders for empty ones, and the
 * others as saved.
 */
function withTyped(
  texts: PreviewText[],
  { document, values }: NonNullable<Props['edited']>,
  faults: readonly PreviewFault[],
): PreviewText[] {
  const { file, title, form } = document
  const wordsFor = (path: string, text: string) => {
    const field = text === '' ? fieldAt(form, path) : undefined
    return field?.title ? unwrittenWords(field.title) : text
  }
  const saved = new Map(texts.filter((each) => each.file === file).map((each) => [each.path, each.text]))
  const typed = [...textsOf(values.fields), ...(values.body === undefined ? [] : [{ path: 'body', text: values.body }])]
  const own = typed.map(({ path, text }) => ({
    file,
    document: title,
    path,
    field: fieldTitle(form, path, values.fields),
    // Only the server can fill in braces and placeholders. In the body of an article, braces are code or literal text.
    text: text === '' || (path !== 'body' && text.includes('{')) ? (saved.get(path) ?? wordsFor(path, text)) : text,
  }))
  const notChosen = faults.flatMap(({ path, ...fault }) => {
    const field = fault.file === file ? fieldAt(form, path) : undefined
    const text = field && notChosenText(field)
    return text === undefined ? [] : [{ file, document: title, path, field: fault.field, text }]
  })
  // In place of a faulty text, the page shows the last valid one.
  const before = faults.flatMap(({ path, ...fault }) => {
    const at = parsePath(path)
    if (fault.file !== file || !isAligned(values.fields, document.values.fields, at)) return []
    return textsOf(getIn(document.values.fields, at), at)
      .filter(({ text }) => text !== '' && !text.includes('{'))
      .map((each) => ({ file, document: title, field: fault.field, ...each }))
  })
  return [...own, ...before, ...notChosen, ...texts.filter((each) => each.file !== file)]
}
