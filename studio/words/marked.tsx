import css from './found-list.module.css'

/** Marks the searched words in a text. */
export function Marked({ text, search }: { text: string; search: string }) {
  const words = search.split(/\s+/).filter(Boolean)
  if (words.length === 0) return text
  const patterns = [words.join(' '), ...words].map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  // Placeholders in braces are matched as a whole, so that words inside them are not marked.
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
