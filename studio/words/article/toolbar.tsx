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

/** One stop of the Tab key; inside it the arrow keys go from button to button. */
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

  // On a phone it scrolls: its end fades while there is more.
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
      // A press does not take the cursor out of the text, nor the keyboard of a phone away.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </div>
  )
}

type ToolProps = {
  label: string
  icon?: IconName
  /** Words in place of an icon. */
  words?: string
  /** Shown to who rests on it, such as `Ctrl+B`. */
  keys?: string
  isPressed?: boolean
  isOff?: boolean
  /** It is off, and says so to who rests on it. */
  whyOff?: string | undefined
  /** Where there is no room for both, its words stand in place of its icon. */
  isWorded?: boolean
  /** The first of its toolbar: where the Tab key arrives. */
  isFirst?: boolean
  /** It opens the menu with this id. */
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
        // No press of a mouse or finger is counted where a key did it.
        if (!isOff) onPress(detail === 0)
      }}
    >
      {icon && <Icon name={icon} />}
      {words && <span>{words}</span>}
    </button>
  )
}
