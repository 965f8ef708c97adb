import type { PointerEvent } from 'react'
import type { Member } from '../../content/team.ts'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import css from './member-card.module.css'

type MemberCardProps = { member: Member; expanded: boolean; onExpand: () => void; onOpen: () => void }

export function MemberCard({ member, expanded, onExpand, onOpen }: MemberCardProps) {
  const { id, name, title, picture, para } = member
  const onEnter = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') onExpand()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- pointing only widens what the focus of the arrow inside widens too
    <li
      className={css.card}
      data-member={id}
      data-expanded={expanded}
      onPointerEnter={onEnter}
      onFocus={onExpand}
      onClick={onExpand}
    >
      <Image picture={picture} sizes="(min-width: 48em) 40vw, 92vw" cover className={css.portrait} />
      <div className={css.plate}>
        <p className={css.name}>{name}</p>
        <p className={css.title}>{title}</p>
      </div>
      <button type="button" className={css.arrow} aria-haspopup="dialog" onClick={onOpen}>
        <Icon name="arrow-up-right" />
        <span className="visually-hidden">About {name}</span>
      </button>
      <details className={css.plain}>
        <summary>About {name}</summary>
        <p>{para}</p>
      </details>
    </li>
  )
}
