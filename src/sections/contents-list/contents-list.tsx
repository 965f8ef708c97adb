import type { MouseEvent } from 'react'
import { useScrollSpy } from '../../motion/scroll-spy.ts'
import { scrollToId } from '../../motion/scroll.ts'
import { Icon } from '../../ui/icon.tsx'
import css from './contents-list.module.css'

export type ContentsEntry = { id: string; text: string }

/** Clears the bar at the top; less than the spy's 200 px, so that the section jumped to is the current one. */
const OFFSET = 100

type ContentsListProps = { label: string; entries: readonly ContentsEntry[]; numbered?: boolean }

/** Sections of a long text, the one being read marked: folded above it on small screens, in the margin of large ones. */
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
      <details className={css.fold}>
        <summary className={css.label}>
          <span>
            {label} <span className={css.count}>{entries.length}</span>
          </span>
          <Icon name="chevron-down" className={css.sign} />
        </summary>
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
      </details>
    </nav>
  )
}
