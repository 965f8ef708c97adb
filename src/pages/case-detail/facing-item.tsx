import type { PointerEvent, ReactNode } from 'react'
import css from './facing.module.css'

type FacingItemProps = {
  number: number
  title: string
  text: string
  state: 'active' | 'lit' | undefined
  side: 'challenge' | 'solution'
  id: string
  onEnter: () => void
  onLeave: () => void
  children?: ReactNode
}

/** A tap ends with pointerleave too, so that only a mouse leaves; a finger leaves by touching elsewhere (blur). */
const byMouse = (act: () => void) => (event: PointerEvent) => {
  if (event.pointerType === 'mouse') act()
}

export function FacingItem(props: FacingItemProps) {
  const { number, title, text, state, side, id, onEnter, onLeave, children } = props
  return (
    <li
      className={css.item}
      data-state={state}
      data-side={side}
      data-id={id}
      onPointerEnter={byMouse(onEnter)}
      onPointerLeave={byMouse(onLeave)}
    >
      <span className={css.number} aria-hidden="true">
        {number}
      </span>
      <h3 className={css.title}>
        <button
          type="button"
          className={css.button}
          aria-pressed={state === 'active'}
          onClick={onEnter}
          onFocus={onEnter}
          onBlur={onLeave}
        >
          {title}
        </button>
      </h3>
      <p className={css.text}>{text}</p>
      {children}
    </li>
  )
}
