import { useEffect, useSyncExternalStore } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import css from './keyboard-help.module.css'

const KEYS: [string[], string][] = [
  [['j', 'k'], 'next and previous enquiry'],
  [['Enter'], 'open it'],
  [['u'], 'back to the list'],
  [['/'], 'search'],
  [['n'], 'write a note'],
  [['r'], 'reply on WhatsApp'],
  [['s'], 'change the stage'],
  [['?'], 'this help'],
]

let isOpen = false
const listeners = new Set<() => void>()
function set(open: boolean) {
  isOpen = open
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const openKeyboardHelp = () => set(true)

/** Typed into a field a letter is a letter; with a modifier key it is the browser's. */
export const isShortcut = (event: KeyboardEvent) =>
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !document.querySelector('dialog[open]') &&
  !(event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]'))

export function KeyboardHelp() {
  const isShown = useSyncExternalStore(subscribe, () => isOpen)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === '?' && isShortcut(event)) set(true)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <Dialog isOpen={isShown} onClose={() => set(false)} title="Keyboard">
      <dl className={css.keys}>
        {KEYS.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
