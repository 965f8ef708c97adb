import { useEffect, useEffectEvent, useState } from 'react'

const PAUSE_MS = 250

/**
 * What is typed into a search whose words stand in the URL, where they get after a pause.
 *
 * @param change - Writes the trimmed words into the URL.
 * @param isReady - False while the URL must not be changed: it is changed later.
 */
export function useSearchText(search: string, change: (search: string) => void, isReady = true) {
  const [text, setText] = useState(search)
  const [shown, setShown] = useState(search)
  const write = useEffectEvent(change)
  // The URL changed by other means: Back, or a link.
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
