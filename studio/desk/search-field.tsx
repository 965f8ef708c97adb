import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { Icon } from '../ui/icon.tsx'
import { useFilter } from './filter.ts'
import css from './search-field.module.css'

const PAUSE_MS = 250

/** Searches while typing, debounced. */
export function SearchField() {
  const { search, change } = useFilter()
  const { state } = useNavigation()
  const [text, setText] = useState(search)
  const [shown, setShown] = useState(search)
  // The URL changed by other means: a list was chosen, or Back pressed.
  if (search !== shown) {
    setShown(search)
    setText(search)
  }
  useEffect(() => {
    // An enquiry that was pressed meanwhile opens first: another navigation would end that one.
    if (text.trim() === search || state !== 'idle') return
    const timer = setTimeout(() => change({ q: text.trim() || null }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, search, change, state])
  return (
    <form role="search" className={css.search} onSubmit={(event) => event.preventDefault()}>
      <Icon name="search" className={css.icon} />
      <input
        type="search"
        className={css.input}
        aria-label="Search name, phone, company, words and notes"
        placeholder="Name, phone, company, words"
        autoComplete="off"
        enterKeyHint="search"
        data-key="/"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  )
}
