import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { IconName } from '../../ui/icon.tsx'
import css from './toolbar.module.css'
import { Tool } from './toolbar.tsx'

export type MenuItem = {
  label: string
  /** Short description of the action. */
  help?: string
  /**
   * Whether the cursor is inside such an element; the action then removes it. Undefined for actions that cannot be
   * checked.
   */
  isChecked?: boolean
  isOff?: boolean
  /** Reason for being disabled, shown instead of `help`. */
  whyOff?: string | undefined
  isRemoval?: boolean
  onPress: () => void
}

type MenuState = { isOpen: boolean; isByKeyboard: boolean }
const CLOSED: MenuState = { isOpen: false, isByKeyboard: false }

/**
 * Returns a toolbar button and its menu. The menu has to be rendered outside the toolbar, which scrolls and would clip
 * it.
 */
export function useToolMenu(label: string, words: string, icon: IconName, items: readonly MenuItem[]) {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const [{ isOpen, isByKeyboard }, setState] = useState(CLOSED)
  const opener = () => document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)
  const close = () => setState(CLOSED)

  const press = useEffectEvent((event: PointerEvent) => {
    const isOwn =
      event.target instanceof Node && (menu.current?.contains(event.target) || opener()?.contains(event.target))
    if (!isOwn) close()
  })
  const escape = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (menu.current?.contains(document.activeElement)) opener()?.focus()
    close()
  })
  useEffect(() => {
    if (!isOpen) return
    if (isByKeyboard) itemsIn(menu.current)[0]?.focus()
    document.addEventListener('pointerdown', press)
    // Capturing, to run before the editor, where Escape leaves a table.
    document.addEventListener('keydown', escape, { capture: true })
    return () => {
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('keydown', escape, { capture: true })
    }
  }, [isOpen, isByKeyboard])

  function step(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Tab') return close()
    const all = itemsIn(event.currentTarget)
    const at = all.findIndex((each) => each === document.activeElement)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1 + all.length, Home: 0, End: all.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    all[next % all.length]?.focus()
  }

  return {
    button: (
      <Tool
        label={label}
        words={words}
        icon={icon}
        menu={{ id, isOpen }}
        onPress={(isByKeys) => setState(isOpen ? CLOSED : { isOpen: true, isByKeyboard: isByKeys })}
      />
    ),
    menu: (
      <div
        id={id}
        ref={menu}
        role="menu"
        aria-label={label}
        tabIndex={-1}
        hidden={!isOpen}
        className={css.menu}
        onKeyDown={step}
        // Keeps the cursor in the text, as in the toolbar.
        onMouseDown={(event) => event.preventDefault()}
      >
        {items.map(({ label: words, help, isChecked, whyOff, isOff = whyOff !== undefined, isRemoval, onPress }) => (
          <button
            key={words}
            type="button"
            role={isChecked === undefined ? 'menuitem' : 'menuitemcheckbox'}
            aria-checked={isChecked}
            tabIndex={-1}
            className={css.menuItem}
            data-removal={isRemoval || undefined}
            aria-disabled={isOff || undefined}
            onClick={() => {
              if (isOff) return
              close()
              onPress()
            }}
          >
            {words}
            {(whyOff ?? help) && <small>{whyOff ?? help}</small>}
          </button>
        ))}
      </div>
    ),
  }
}

const itemsIn = (menu: Element | null) => [...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]
