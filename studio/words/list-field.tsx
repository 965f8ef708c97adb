import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { FormField } from '#shared/studio/form.ts'
import { isRecord } from '#shared/values.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icon.tsx'
import { toast } from '../ui/toast.tsx'
import { EntryCard } from './entry-card.tsx'
import { entryTitle, isSimple } from '#shared/studio/entry-title.ts'
import { referredName } from './entry-face.ts'
import { filledText } from './filled-text.ts'
import { focusField, focusFirstControl } from './focus-field.ts'
import { useForm } from './form-context.tsx'
import css from './form.module.css'
import { newEntry } from './new-value.ts'

type Props = { field: Extract<FormField, { kind: 'list' }>; value: unknown; path: string }

/** Longer lists have a second button to add an entry, above them. */
const MAX_SEEN = 6

let count = 0
const newKeys = (length: number) => Array.from({ length }, () => (count += 1))

/**
 * A list whose entries can be added, removed, moved and duplicated; Alt with an arrow key moves the entry with the
 * focus.
 */
export function ListField({ field, value, path }: Props) {
  const { change, FieldView, nextId, choices } = useForm()
  const entries: unknown[] = Array.isArray(value) ? value : []
  // An entry keeps its key wherever it is moved, and with it the focus and what is unfolded.
  const [keys, setKeys] = useState(() => newKeys(entries.length))
  const [added, setAdded] = useState<number | null>(null)
  const [moved, setMoved] = useState('')
  const list = useRef<HTMLOListElement>(null)
  if (keys.length !== entries.length) setKeys(newKeys(entries.length))

  const write = (next: unknown[], nextKeys: number[]) => {
    setKeys(nextKeys)
    change(path, next.length === 0 && field.optional ? undefined : next)
  }
  const insert = (at: number, entry: unknown) => {
    const [key = 0] = newKeys(1)
    const own = isRecord(entry) && isNumbered(field.item) ? { ...entry, id: nextId() } : entry
    setAdded(key)
    write(entries.toSpliced(at, 0, own), keys.toSpliced(at, 0, key))
    requestAnimationFrame(() => focusField(`${path}[${at}]`))
  }
  const remove = (at: number) => {
    write(entries.toSpliced(at, 1), keys.toSpliced(at, 1))
    const name = isSimple(field.item) ? '' : nameOf(entries[at])
    toast(`${name ? `“${name}”` : `${field.entry} ${at + 1}`} is removed.`, { undo: () => change(path, entries) })
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll<HTMLElement>(':scope > li')
      const next = buttons?.[Math.min(at, buttons.length - 1)]
      const target = next?.querySelector<HTMLElement>('summary, input, textarea, select, button')
      ;(target ?? list.current?.parentElement?.querySelector<HTMLElement>('[data-add]'))?.focus()
    })
  }
  const move = (at: number, to: number) => {
    if (to < 0 || to >= entries.length) return
    const place = <T,>(all: T[]) => all.toSpliced(at, 1).toSpliced(to, 0, ...all.slice(at, at + 1))
    const focused = document.activeElement
    write(place(entries), place(keys))
    setMoved(`${field.entry} moved to place ${to + 1} of ${entries.length}.`)
    // Moving an element in the DOM removes its focus.
    requestAnimationFrame(() => {
      if (focused instanceof HTMLElement && focused !== document.activeElement) focused.focus()
    })
  }
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    event.stopPropagation()
    move(at, event.key === 'ArrowUp' ? at - 1 : at + 1)
  }

  const nameOf = (entry: unknown) =>
    filledText(entryTitle(entry, field.item) || referredName(entry, field.item, choices), choices['site-value'] ?? [])

  const isFull = field.max !== undefined && entries.length >= field.max
  const add = () => {
    const own = `${path}[${entries.length}]`
    insert(entries.length, newEntry(field.item))
    // Deferred until the entry itself has been focused.
    requestAnimationFrame(() => focusFirstControl(own))
  }
  const addLabel = `Add ${/^[aeiou]/i.test(field.entry) ? 'an' : 'a'} ${field.entry.toLowerCase()}`

  return (
    <div className={css.list}>
      {entries.length > MAX_SEEN && (
        <div>
          <Button size="small" icon="plus" disabled={isFull} onClick={add}>
            {addLabel} at the end
          </Button>
        </div>
      )}
      <p role="status" className="visually-hidden">
        {moved}
      </p>
      <ol ref={list} className={css.entries}>
        {entries.map((entry, at) => {
          const title = `${field.entry} ${at + 1}`
          const name = entryTitle(entry, field.item) || referredName(entry, field.item, choices)
          const tools = (
            <Tools
              title={title}
              name={isSimple(field.item) ? null : nameOf(entry) || title}
              isFirst={at === 0}
              isLast={at === entries.length - 1}
              isFull={isFull}
              onMove={(by) => move(at, at + by)}
              onDuplicate={() => insert(at + 1, copyOf(entry))}
              onRemove={() => remove(at)}
            />
          )
          const shown = { field: field.item, value: entry, path: `${path}[${at}]`, title }
          return (
            // Key events come from whichever control of the entry has the focus.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <li key={keys[at] ?? at} onKeyDown={(event) => onKeyDown(event, at)}>
              {isSimple(field.item) ? (
                <div className={css.line}>
                  <FieldView {...shown} />
                  {tools}
                </div>
              ) : (
                <EntryCard {...shown} name={name} isOpen={keys[at] === added} tools={tools} />
              )}
            </li>
          )
        })}
      </ol>
      <div>
        <Button size="small" icon="plus" data-add="" disabled={isFull} onClick={add}>
          {addLabel}
        </Button>
        {isFull && <span className={css.full}>{field.max} is as many as fit.</span>}
      </div>
    </div>
  )
}

const isNumbered = (item: FormField) =>
  item.kind === 'group' && item.fields.some(({ name, field }) => name === 'id' && field.kind === 'number')

const copyOf = (entry: unknown): unknown => structuredClone(entry)

type ToolsProps = {
  title: string
  /** Name of the entry; null if the tools are beside the entry on every screen. */
  name: string | null
  isFirst: boolean
  isLast: boolean
  isFull: boolean
  onMove: (by: 1 | -1) => void
  onDuplicate: () => void
  onRemove: () => void
}

function Tools({ title, name, isFirst, isLast, isFull, onMove, onDuplicate, onRemove }: ToolsProps) {
  const tool = (icon: IconName, label: string, isOff: boolean, onClick: () => void) => (
    <button
      type="button"
      className={css.tool}
      aria-label={`${label}: ${title}`}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
    >
      <Icon name={icon} />
    </button>
  )
  return (
    <div className={css.tools}>
      {/* On phones the tools are below the fields, where nothing else says to which entry they belong. */}
      {name !== null && (
        <p className={css.toolsTitle} aria-hidden="true">
          <span>Move, copy or remove:</span>
          {name}
        </p>
      )}
      {tool('arrow-up', 'Move up', isFirst, () => onMove(-1))}
      {tool('arrow-down', 'Move down', isLast, () => onMove(1))}
      {tool('copy', 'Duplicate', isFull, onDuplicate)}
      {tool('bin', 'Remove', false, onRemove)}
    </div>
  )
}
