import type { MouseEvent } from 'react'
import { useScrollSpy } from '../../motion/scroll-spy.ts'
import { scrollToId } from '../../motion/scroll.ts'
import css from './contents-list.module.css'

export type ContentsEntry = { id: string; text: string }

/** Clears the bar at the top; less than the spy's 200 px, so that the section jumped to is the current one. */
const OFFSET = 100

type ContentsListProps = { label: string; entries: readonly ContentsEntry[]; numbered?: boolean }

/** Sections of a long text, in the margin; the one being read is marked. */
export function ContentsList({ label, entries, numbered }: ContentsListProps) {
  const current = useScrollSpy(
    entries.map(({ id }) => id),
    { by: 'offset' },
  )
  const jump = (id: string) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    scrollToId(id, { offset: OFFSET })
  }
  return (
    <nav aria-label={label} className={css.contents}>
      <p className={css.label} aria-hidden="true">
        {label}
      </p>
      <ol role="list" className={css.list} data-numbered={numbered || undefined}>
        {entries.map(({ id, text }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={css.link}
              onClick={jump(id)}
              aria-current={index === current ? 'location' : undefined}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
