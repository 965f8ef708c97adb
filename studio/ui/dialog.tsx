import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { createPortal } from 'react-dom'
import { Dialog as SiteDialog } from '../../src/ui/dialog.tsx'
import { Button } from './button.tsx'
import css from './dialog.module.css'

type Props = {
  isOpen: boolean
  onClose: () => void
  title: string
  /** What would be lost by closing, such as `The picture is not on the site yet.`: it is asked for before. */
  loss?: string | undefined
  /** What else may be done then, and what closing is called. */
  lossChoices?: { close: string; others: readonly { label: string; onPress: () => void }[] } | undefined
  /** As wide as pictures beside each other need, where there is room. */
  isWide?: boolean
  /** One types in it: on a phone it stands above the keyboard. */
  isTyped?: boolean
  children: ReactNode
}

/**
 * The site's dialog in the studio's style, with a title and a close button. It stands outside of the screen: a part of it
 * that a narrower window does not show would take the dialog along.
 */
export function Dialog(props: Props) {
  const { isOpen, onClose, title, loss, isWide = false, isTyped = false, children } = props
  const { close, others } = props.lossChoices ?? { close: 'Close without it', others: [] }
  const id = useId()
  const body = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  /** How often it has asked since it last did not. */
  const [asked, setAsked] = useState(0)
  useFocusReturn(isOpen)
  // Where nothing else can have the focus yet, the browser gives it to the cross: what closes is not what one came for.
  useEffect(() => {
    if (!isOpen || !heading.current) return
    const dialog = heading.current.closest('dialog')
    // The buttons at its end stay in view, but what takes the focus there scrolls to where they would stand.
    if (dialog && document.activeElement?.closest('[data-foot]')) dialog.scrollTop = 0
    const safe = dialog?.querySelector<HTMLElement>('[data-safe]')
    if (safe) return safe.focus()
    if (!document.activeElement?.matches('dialog[open] [data-close]')) return
    // Only now: a heading that can have the focus would get it before the first field.
    heading.current.tabIndex = -1
    heading.current.focus()
  }, [isOpen])
  useLossGuard(body, loss === undefined ? null : () => setAsked((times) => times + 1))
  return createPortal(
    <>
      <SiteDialog open={isOpen} onClose={onClose} labelledBy={id} closeLabel="Close" className={css.dialog}>
        <div ref={body} className={css.body} data-wide={isWide || undefined} data-typed={isTyped || undefined}>
          <h2 id={id} ref={heading} className={css.title}>
            {title}
          </h2>
          {children}
        </div>
      </SiteDialog>
      {asked > 0 && (
        // The event of a question that was closed comes late: it must not take away the next one.
        <Dialog
          key={asked}
          isOpen
          onClose={() => setAsked((times) => (times === asked ? 0 : times))}
          title="Close without keeping it?"
        >
          <p>{loss}</p>
          <Actions>
            <Button variant="danger" onClick={onClose}>
              {close}
            </Button>
            {others.map(({ label, onPress }) => (
              <Button
                key={label}
                onClick={() => {
                  setAsked(0)
                  onPress()
                }}
              >
                {label}
              </Button>
            ))}
            {/* Who presses Enter without reading loses nothing. */}
            <Button variant="primary" data-safe="" onClick={() => setAsked(0)}>
              Go back
            </Button>
          </Actions>
        </Dialog>
      )}
    </>,
    document.body,
  )
}

/** A press beside the dialog does nothing, and what else closes it asks first; null: all of them close it. */
function useLossGuard(body: RefObject<HTMLElement | null>, ask: (() => void) | null) {
  const guard = useEffectEvent((event: Event) => {
    const { target, currentTarget } = event
    if (!ask || !(target instanceof Element)) return
    const isBeside = event.type === 'click' && target === currentTarget
    // A file chooser that is left without a file fires an event of the same name.
    const isEscape = event.type === 'cancel' && target === currentTarget
    const isCross = event.type === 'click' && target.closest('[data-close]') !== null
    if (!isBeside && !isEscape && !isCross) return
    event.preventDefault()
    event.stopPropagation()
    if (!isBeside) ask()
  })
  // Not left to the browser: it lets a page prevent `cancel` once per press of a button or key other than Escape, and one
  // Escape may close several dialogs that were opened without such a press.
  const guardEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
    const dialog = body.current?.closest('dialog')
    // Right after a dialog above this one was closed, nothing has the focus.
    const isTop = [...document.querySelectorAll('dialog:modal')].at(-1) === dialog
    if (!dialog || !isTop || !(event.target === document.body || dialog.contains(event.target as Node))) return
    event.preventDefault()
    if (ask) ask()
    else dialog.close()
  })
  useEffect(() => {
    const dialog = body.current?.closest('dialog')
    // Before the listeners that close it.
    for (const type of ['click', 'cancel']) dialog?.addEventListener(type, guard, true)
    document.addEventListener('keydown', guardEscape)
    return () => {
      for (const type of ['click', 'cancel']) dialog?.removeEventListener(type, guard, true)
      document.removeEventListener('keydown', guardEscape)
    }
  }, [body])
}

/** The end of a dialog that stays in view while the rest scrolls; Actions alone need none. */
export function Foot({ children }: { children: ReactNode }) {
  return (
    <div className={css.foot} data-foot="">
      {children}
    </div>
  )
}

/** The row of buttons at the end of a dialog or form; that of a dialog stays in view. */
export function Actions({ children }: { children: ReactNode }) {
  return (
    <div className={css.actions} data-foot="">
      {children}
    </div>
  )
}

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary'

/**
 * Where the focus goes when a dialog closes: to what had it before, or, when that is gone or off, to the first control of
 * the nearest part around it that is left, or to the screen. A dialog that is taken out of the document does not return it by itself.
 */
function useFocusReturn(isOpen: boolean) {
  useLayoutEffect(() => {
    if (!isOpen) return
    const opener = document.activeElement
    const around: Element[] = []
    for (let at = opener?.parentElement; at && at !== document.body; at = at.parentElement) {
      // Around the screen stand the skip link and the navigation: no neighbours of what opened the dialog.
      if (at.id === 'main') break
      around.push(at)
    }
    return () => {
      // The dialog closes, and React takes away what is not needed any more, after this.
      setTimeout(() => {
        const { activeElement } = document
        if (activeElement && activeElement !== document.body && !activeElement.closest('dialog:not([open])')) return
        const parts = around.filter(({ isConnected }) => isConnected)
        const neighbours = parts.flatMap((part) => [...part.querySelectorAll<HTMLElement>(FOCUSABLE)])
        const target = [opener, ...neighbours].find((each) => each instanceof HTMLElement && isUsable(each))
        if (target instanceof HTMLElement) target.focus()
        else document.querySelector<HTMLElement>('main')?.focus()
      })
    }
  }, [isOpen])
}

const isUsable = (element: HTMLElement) =>
  element !== document.body && element.isConnected && element.matches(FOCUSABLE) && element.checkVisibility()
