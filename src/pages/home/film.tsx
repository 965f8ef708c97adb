import { useEffect, useRef } from 'react'
import { startFilm } from '../../motion/film.ts'

const NO_MARKUP = { __html: '' }

/** Where the film plays, over its poster. The video is put in by motion/film.ts, often before React is there. */
export function Film({ name, className }: { name: string; className?: string | undefined }) {
  const holder = useRef<HTMLDivElement>(null)
  useEffect(() => (holder.current ? startFilm(holder.current) : undefined), [])
  return (
    <div
      ref={holder}
      className={className}
      data-film={name}
      dangerouslySetInnerHTML={NO_MARKUP}
      suppressHydrationWarning
    />
  )
}
