import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { IconName } from '../../ui/icon.tsx'
import css from './toolbar.module.css'
import { Tool } from './toolbar.tsx'

export type MenuItem = {
  label: string
  /** What it is for, in a few words. */
  help?: string
  /** The cursor is in one: pressed again, it is taken away. */
  isChecked?: boolean
  isOff?: boolean
  /** It is off, and says so in place of `help`. */
  whyOff?: string | undefined
  isRemoval?: boolean
  onPress: () => void
}

type MenuState = { isOpen: boolean; isByKeyboard: boolean }
const CLOSED: MenuState = { isOpen: false, isByKeyboard: false }

/** The button of a toolbar that opens a menu, and the menu, which has to stand outside of the toolbar: that scrolls. */
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
    // Before the text, which leaves a table by it.
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
        // As in the toolbar: the cursor stays in the text.
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
