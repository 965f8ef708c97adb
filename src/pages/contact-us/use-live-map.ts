import { useEffect, useRef, useState } from 'react'

/**
 * Tells whether the live map is shown: when the visitor asks for it or, with the setting `in-view`, once the stage is
 * in view.
 */
export function useLiveMap(setting: 'on-request' | 'in-view') {
  const stage = useRef<HTMLDivElement>(null)
  const [live, setLive] = useState(false)
  useEffect(() => {
    if (setting !== 'in-view' || !stage.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        setLive(true)
      },
      { threshold: 0.2 },
    )
    observer.observe(stage.current)
    return () => observer.disconnect()
  }, [setting])
  return { stage, live, setLive }
}
