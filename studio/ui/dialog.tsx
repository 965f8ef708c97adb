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
  /**
   * Sentence that says what closing would lose, such as `The picture is not on the site yet.`; when given, closing asks
   * for confirmation first.
   */
  loss?: string | undefined
  /** Label of the button that closes despite the loss, and further buttons of that confirmation. */
  lossChoices?: { close: string; others: readonly { label: string; onPress: () => void }[] } | undefined
  /** Wide enough for pictures side by side, where there is room. */
  isWide?: boolean
  /** Set for dialogs with text fields: on phones the dialog then stays above the keyboard. */
  isTyped?: boolean
  children: ReactNode
}

/**
 * The site's dialog in the studio's style, with a title and a close button. It is rendered into `body`, because a part
 * of the screen that is hidden in a narrower window would hide the dialog, too.
 */
export function Dialog(props: Props) {
  const { isOpen, onClose, title, loss, isWide = false, isTyped = false, children } = props
  const { close, others } = props.lossChoices ?? { close: 'Close without it', others: [] }
  const id = useId()
  const body = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  /** Key of the open confirmation, which counts up; 0 when none is open. */
  const [asked, setAsked] = useState(0)
  useFocusReturn(isOpen)
  // If nothing else can take the focus, the browser focuses the close button; the heading is a better start.
  useEffect(() => {
    if (!isOpen || !heading.current) return
    const dialog = heading.current.closest('dialog')
    // Focusing a button in the sticky foot scrolls to its static position at the end.
    if (dialog && document.activeElement?.closest('[data-foot]')) dialog.scrollTop = 0
    const safe = dialog?.querySelector<HTMLElement>('[data-safe]')
    if (safe) return safe.focus()
    if (!document.activeElement?.matches('dialog[open] [data-close]')) return
    // Set only now: a focusable heading would get the initial focus before the first field.
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
        // The close event of an earlier confirmation arrives late and must not close the next one.
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
            {/* The default button is the safe one: pressing Enter without reading loses nothing. */}
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

/**
 * Keeps a dialog from closing without `ask`: clicks on the backdrop are ignored, Escape and the close button call
 * `ask`. Null: the dialog closes as usual.
 */
function useLossGuard(body: RefObject<HTMLElement | null>, ask: (() => void) | null) {
  const guard = useEffectEvent((event: Event) => {
    const { target, currentTarget } = event
    if (!ask || !(target instanceof Element)) return
    const isBeside = event.type === 'click' && target === currentTarget
    // A file input that is cancelled fires `cancel`, too, and it bubbles up to here.
    const isEscape = event.type === 'cancel' && target === currentTarget
    const isCross = event.type === 'click' && target.closest('[data-close]') !== null
    if (!isBeside && !isEscape && !isCross) return
    event.preventDefault()
    event.stopPropagation()
    if (!isBeside) ask()
  })
  // Escape is handled here because the browser lets a page prevent `cancel` only once per user activation, and because
  // one Escape may close several dialogs that were opened without user activation.
  const guardEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
    const dialog = body.current?.closest('dialog')
    // Right after a dialog above this one has closed, the focus is on `body`.
    const isTop = [...document.querySelectorAll('dialog:modal')].at(-1) === dialog
    if (!dialog || !isTop || !(event.target === document.body || dialog.contains(event.target as Node))) return
    event.preventDefault()
    if (ask) ask()
    else dialog.close()
  })
  useEffect(() => {
    const dialog = body.current?.closest('dialog')
    // Capturing, to run before the listeners that close the dialog.
    for (const type of ['click', 'cancel']) dialog?.addEventListener(type, guard, true)
    document.addEventListener('keydown', guardEscape)
    return () => {
      for (const type of ['click', 'cancel']) dialog?.removeEventListener(type, guard, true)
      document.removeEventListener('keydown', guardEscape)
    }
  }, [body])
}

/** Part at the end of a dialog that stays in view while the rest scrolls. Actions stay in view without it. */
export function Foot({ children }: { children: ReactNode }) {
  return (
    <div className={css.foot} data-foot="">
      {children}
    </div>
  )
}

/** Row of buttons at the end of a dialog or form; in a dialog it stays in view. */
export function Actions({ children }: { children: ReactNode }) {
  return (
    <div className={css.actions} data-foot="">
      {children}
    </div>
  )
}

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary'

/**
 * Returns the focus when a dialog closes: to the element that had it before or, if that is gone or disabled, to the
 * first control in its nearest remaining ancestor, or to `main`. The browser does not do this for a dialog that is
 * removed from the document.
 */
function useFocusReturn(isOpen: boolean) {
  useLayoutEffect(() => {
    if (!isOpen) return
    const opener = document.activeElement
    const around: Element[] = []
    for (let at = opener?.parentElement; at && at !== document.body; at = at.parentElement) {
      // Beyond `main` come the skip link and the navigation, which are not related to the opener.
      if (at.id === 'main') break
      around.push(at)
    }
    return () => {
      // Deferred because the dialog closes, and React removes other elements, only after this cleanup.
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
