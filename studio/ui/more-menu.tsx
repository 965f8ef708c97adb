import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { classNames } from '../../src/lib/class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'
import css from './more-menu.module.css'

/** Item with an action or, with `to`, a link to another screen. `note` is a short text about what is waiting there. */
export type MoreItem = { label: string; icon: IconName; note?: string | undefined } & (
  | { onPress: () => void }
  | { to: string }
)

type Props = { label: string; items: readonly MoreItem[]; className?: string | undefined }

/** Button that opens a menu of actions for which a narrow bar has no room. */
export function MoreMenu({ label, items, className }: Props) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  const leave = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof Node) || !root.current?.contains(target)) setIsOpen(false)
  })
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    setIsOpen(false)
    opener.current?.focus()
  })
  useEffect(() => {
    if (!isOpen) return
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', escape)
    }
  }, [isOpen])

  return (
    <div ref={root} className={classNames(css.root, className)}>
      <button
        ref={opener}
        type="button"
        className={css.opener}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="more" />
      </button>
      <ul id={id} className={css.items} hidden={!isOpen}>
        {items.map((item) => (
          <li key={item.label}>
            {'to' in item ? (
              <Link to={item.to} className={css.item}>
                <Icon name={item.icon} />
                <span>
                  {item.label} {item.note && <small className={css.note}>{item.note}</small>}
                </span>
              </Link>
            ) : (
              <button
                type="button"
                className={css.item}
                onClick={() => {
                  setIsOpen(false)
                  // A dialog opened by the item returns the focus to the element that has it now.
                  opener.current?.focus()
                  item.onPress()
                }}
              >
                <Icon name={item.icon} />
                {item.label}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
