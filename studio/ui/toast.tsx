import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Button } from './button.tsx'
import css from './toast.module.css'
import { useAfterPress } from './use-after-press.ts'

type Toast = { id: number; text: string; undo?: () => void; isError?: boolean }

const SHOWN_MS = 7_000

let current: Toast | null = null
let count = 0
const listeners = new Set<() => void>()

function set(toast: Toast | null) {
  current = toast
  for (const listener of listeners) listener()
}

/** Shows one line about what was done, with an undo button where there is an action. */
export function toast(text: string, options: Pick<Toast, 'undo' | 'isError'> = {}) {
  set({ id: (count += 1), text, ...options })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function ToastRegion() {
  const shown = useSyncExternalStore(subscribe, () => current)
  const region = useRef<HTMLDivElement>(null)
  // Removing the toast may move the element that is being pressed.
  const afterPress = useAfterPress()
  // Elements at the bottom of the window use this height to stay above the toast.
  useEffect(() => {
    const element = region.current
    if (!element) return
    const root = document.documentElement
    const observer = new ResizeObserver(() => root.style.setProperty('--toast', `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      root.style.removeProperty('--toast')
    }
  }, [])
  useEffect(() => {
    if (!shown) return
    const leave = () => afterPress(() => current === shown && set(null))
    const timer = setTimeout(leave, SHOWN_MS)
    // A toast with undo stays: scrolling by touch fires `pointerdown`, too.
    const hide = () => {
      if (!shown.undo) leave()
    }
    document.addEventListener('pointerdown', hide)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerdown', hide)
    }
  }, [shown, afterPress])
  return (
    <div ref={region} className={css.region} role="status" aria-live="polite">
      {shown && (
        <div key={shown.id} className={css.toast} data-error={shown.isError || undefined}>
          <span>{shown.text}</span>
          {shown.undo && (
            <Button
              variant="plain"
              size="small"
              className={css.undo}
              onClick={() => {
                shown.undo?.()
                set(null)
              }}
            >
              Undo
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
