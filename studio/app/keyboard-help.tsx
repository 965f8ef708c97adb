import { useEffect, useSyncExternalStore } from 'react'
import { isAllowed } from '#shared/studio/roles.ts'
import { Dialog } from '../ui/dialog.tsx'
import css from './keyboard-help.module.css'
import { useMe } from './use-me.ts'

type Keys = [string[], string][]

const EVERYWHERE: Keys = [[['?'], 'this help']]

const ENQUIRIES: Keys = [
  [['j', 'k'], 'next and previous enquiry'],
  [['Enter'], 'open it'],
  [['u'], 'back to the list'],
  [['/'], 'search'],
  [['n'], 'write a note'],
  [['r'], 'reply on WhatsApp'],
  [['s'], 'change the stage'],
]

const FORM: Keys = [[['Alt+↑', 'Alt+↓'], 'move the entry of a list you are in']]

const ARTICLE: Keys = [
  [['Ctrl+B', 'Ctrl+I'], 'bold, italic'],
  [['Ctrl+K'], 'link'],
  [['Alt+Shift+↑', 'Alt+Shift+↓'], 'move the paragraph, picture or table'],
  [['Tab'], 'next cell of a table'],
  [['Alt+F10'], 'to the bars of tools'],
  [['Escape', 'Tab'], 'one after the other: leave the text'],
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

/** Whether a key event may be a shortcut: not with a modifier key, in a form field or with a dialog open. */
export const isShortcut = (event: KeyboardEvent) =>
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !document.querySelector('dialog[open]') &&
  !(event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]'))

export function KeyboardHelp() {
  const { role } = useMe()
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
      {isAllowed(role, 'leads') && <Group title="Enquiries" keys={ENQUIRIES} />}
      {isAllowed(role, 'content') && (
        <>
          <Group title="Form of a document" keys={FORM} />
          <Group title="Text of an article (on a Mac ⌘ for Ctrl)" keys={ARTICLE} />
        </>
      )}
      <Group title="Everywhere" keys={EVERYWHERE} />
    </Dialog>
  )
}

const Group = ({ title, keys: all }: { title: string; keys: Keys }) => (
  <section className={css.group}>
    <h3>{title}</h3>
    <dl className={css.keys}>
      {all.map(([keys, what]) => (
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
  </section>
)
