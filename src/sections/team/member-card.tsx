import { useEffect, useRef, type FocusEvent, type MouseEvent, type PointerEvent } from 'react'
import { storyAddress } from '../../content/member-story.ts'
import type { Member } from '../../content/team.ts'
import { scrollBehavior } from '../../motion/scroll.ts'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'
import css from './member-card.module.css'

type MemberCardProps = { member: Member; expanded: boolean; onExpand: () => void; onOpen: () => void }

export function MemberCard({ member, expanded, onExpand, onOpen }: MemberCardProps) {
  const { id, name, title, picture } = member
  const arrow = useRef<HTMLAnchorElement>(null)

  // On a phone the card grows under the focus and takes the arrow down with it.
  const follow = (): void => {
    if (arrow.current?.matches(':focus-visible'))
      arrow.current.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() })
  }
  useEffect(() => {
    if (expanded) follow()
  }, [expanded])

  const onEnter = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') onExpand()
  }
  // Focus that comes back from a window closed by the mouse is not shown, and must not hold the card open.
  const onFocus = ({ target }: FocusEvent): void => {
    if (target.matches(':focus-visible')) onExpand()
  }
  const openHere = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- pointing only widens what the focus of the arrow inside widens too
    <li
      className={css.card}
      data-member={id}
      data-expanded={expanded}
      onPointerEnter={onEnter}
      onFocus={onFocus}
      onClick={onExpand}
      onTransitionEnd={({ target, currentTarget }) => target === currentTarget && follow()}
    >
      <Image picture={picture} sizes="(min-width: 48em) 40vw, 92vw" cover className={css.portrait} />
      <div className={css.plate}>
        <p className={css.name}>{name}</p>
        <p className={css.title}>{title}</p>
      </div>
      <Link ref={arrow} to={storyAddress(member)} className={css.arrow} aria-haspopup="dialog" onClick={openHere}>
        <Icon name="arrow-up-right" />
        <span className="visually-hidden">{`About ${name}`}</span>
      </Link>
    </li>
  )
}
