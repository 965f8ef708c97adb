import { useEffect, useRef, useState } from 'react'
import { savesData } from '../../lib/saves-data.ts'
import { useMotion } from '../../motion/preference.ts'

const REDUCE = '(prefers-reduced-motion: reduce)'
const UPRIGHT = '(orientation: portrait)'

const whenIdle = (run: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: 3000 })
  return () => cancelIdleCallback(handle)
}

/** Muted loop over its poster. Fetched only after the page has loaded, and never for visitors who save data or motion. */
export function Film({ name, className }: { name: string; className?: string | undefined }) {
  const { running } = useMotion()
  const video = useRef<HTMLVideoElement>(null)
  const [cut, setCut] = useState<string>()
  const [playing, setPlaying] = useState(false)

  useEffect(() => {
    if (!running || cut || savesData() || matchMedia(REDUCE).matches) return
    const attach = (): void => setCut(matchMedia(UPRIGHT).matches ? 'portrait' : 'landscape')
    let cancel = (): void => {}
    const afterLoad = (): void => {
      cancel = whenIdle(attach)
    }
    if (document.readyState === 'complete') afterLoad()
    else addEventListener('load', afterLoad, { once: true })
    return () => {
      removeEventListener('load', afterLoad)
      cancel()
    }
  }, [running, cut])

  useEffect(() => {
    const film = video.current
    if (!film) return
    film.muted = true
    if (!running) {
      film.pause()
      return
    }
    const observer = new IntersectionObserver(([entry]) => {
      // A browser may refuse to play; the poster is then all there is, and it is enough.
      if (entry?.isIntersecting) film.play().catch(() => {})
      else film.pause()
    })
    observer.observe(film)
    return () => observer.disconnect()
  }, [running, cut])

  if (!cut) return null
  const source = `${import.meta.env.BASE_URL}film/${name}-${cut}`
  return (
    <video
      ref={video}
      className={className}
      data-playing={playing || undefined}
      onPlaying={() => setPlaying(true)}
      muted
      loop
      playsInline
      disablePictureInPicture
      tabIndex={-1}
    >
      <source src={`${source}.webm`} type='video/webm; codecs="av01.0.05M.08"' />
      <source src={`${source}.mp4`} type="video/mp4" />
    </video>
  )
}
