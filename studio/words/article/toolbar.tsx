import { useEffect, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from '../../../src/lib/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon.tsx'
import css from './toolbar.module.css'

type ToolbarProps = { label: string; children: ReactNode; className?: string | undefined }

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/** Toolbar with a single tab stop; the arrow keys move between its buttons. */
export function Toolbar({ label, children, className }: ToolbarProps) {
  const ref = useRef<HTMLDivElement>(null)
  const buttons = () => [...(ref.current?.querySelectorAll<HTMLButtonElement>('button') ?? [])]

  function step(event: KeyboardEvent) {
    const all = buttons()
    const at = all.findIndex((each) => each === document.activeElement)
    const next = STEPS[event.key]
    if (!next || at < 0) return
    event.preventDefault()
    all[next(at, all.length)]?.focus()
  }

  // On phones the toolbar scrolls; its end fades while there is more.
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const tell = () =>
      element.toggleAttribute('data-more', element.scrollLeft + element.clientWidth < element.scrollWidth - 1)
    const observer = new ResizeObserver(tell)
    observer.observe(element)
    element.addEventListener('scroll', tell, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', tell)
    }
  }, [])

  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={label}
      className={classNames(css.toolbar, className)}
      onKeyDown={step}
      tabIndex={-1}
      onFocus={() => {
        for (const each of buttons()) each.tabIndex = each === document.activeElement ? 0 : -1
      }}
      // Keeps the cursor in the text, and the keyboard of a phone open.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </div>
  )
}

type ToolProps = {
  label: string
  icon?: IconName
  /** Visible label, beside an icon or without one. */
  words?: string
  /** Shortcut for the tooltip, such as `Ctrl+B`. */
  keys?: string
  isPressed?: boolean
  isOff?: boolean
  /** Reason for being disabled, shown as tooltip. */
  whyOff?: string | undefined
  /** Whether the label replaces the icon where there is no room for both. */
  isWorded?: boolean
  /** Whether it is the first tool of its toolbar, which gets the tab stop. */
  isFirst?: boolean
  /** The menu that the tool opens. */
  menu?: { id: string; isOpen: boolean }
  onPress: (isByKeys: boolean) => void
}

export function Tool(props: ToolProps) {
  const { label, icon, words, keys, isPressed, whyOff, isOff = whyOff !== undefined } = props
  const { isWorded, isFirst, menu, onPress } = props
  return (
    <button
      type="button"
      className={css.tool}
      data-worded={isWorded || undefined}
      aria-label={words === label ? undefined : label}
      title={whyOff ? `${label}. ${whyOff}.` : keys ? `${label} (${keys})` : label}
      aria-keyshortcuts={keys?.replace('Ctrl', 'Control')}
      aria-pressed={isPressed}
      aria-disabled={isOff || undefined}
      {...(menu && { 'aria-haspopup': 'menu', 'aria-controls': menu.id, 'aria-expanded': menu.isOpen })}
      tabIndex={isFirst ? 0 : -1}
      onClick={({ detail }) => {
        // `detail` is 0 when the click came from a key.
        if (!isOff) onPress(detail === 0)
      }}
    >
      {icon && <Icon name={icon} />}
      {words && <span>{words}</span>}
    </button>
  )
}
