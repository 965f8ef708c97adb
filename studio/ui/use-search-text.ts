import { useEffect, useEffectEvent, useState } from 'react'

const PAUSE_MS = 250

/**
 * State of a search field whose text is kept in the URL and written there after a pause.
 * @param change - Writes the trimmed text into the URL.
 * @param isReady - While false, the URL is not changed; the change follows later.
 */
export function useSearchText(search: string, change: (search: string) => void, isReady = true) {
  const [text, setText] = useState(search)
  const [shown, setShown] = useState(search)
  const write = useEffectEvent(change)
  // The URL has changed by other means, such as Back or a link.
  if (search !== shown) {
    setShown(search)
    setText(search)
  }
  useEffect(() => {
    if (text.trim() === search || !isReady) return
    const timer = setTimeout(() => write(text.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, search, isReady])
  return [text, setText] as const
}
