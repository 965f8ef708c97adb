import css from './found-list.module.css'

/** A text in which the words that were searched for are marked. */
export function Marked({ text, search }: { text: string; search: string }) {
  const words = search.split(/\s+/).filter(Boolean)
  if (words.length === 0) return text
  const patterns = [words.join(' '), ...words].map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  // What stands in place of a name in braces has no such word.
  const parts = text.split(new RegExp(String.raw`(\{[^{}]*\}|${patterns.join('|')})`, 'i'))
  return parts.map((part, at) =>
    at % 2 && !part.startsWith('{') ? (
      <mark key={at} className={css.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
