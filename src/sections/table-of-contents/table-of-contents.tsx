import { Icon } from '../../ui/icon.tsx'
import css from './table-of-contents.module.css'

export type ContentsEntry = { id: string; text: string }

/** Scroll offset in px below the bar; less than the scroll spy's 200 px, so that the target is the current section. */
const OFFSET = 100

type TableOfContentsProps = { label: string; entries: readonly ContentsEntry[]; numbered?: boolean }

/**
 * Links to the sections of a long text, with the one being read marked: folded above the text on small screens, in the
 * margin of large ones.
 */
export function TableOfContents({ label, entries, numbered }: TableOfContentsProps) {
  return (
    <nav aria-label={label} className={css.contents} data-enhance="table-of-contents">
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
                data-scroll={OFFSET}
                aria-current={index === 0 ? 'location' : undefined}
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
