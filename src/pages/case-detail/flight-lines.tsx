import { useEffect, useRef, type RefObject } from 'react'
import css from './facing.module.css'
import type { Active } from './pairing.ts'

type FlightLinesProps = { columns: RefObject<HTMLDivElement | null>; active: Active; lit: readonly string[] }

/** A flight path in the gap from the active item to each counterpart. Drawn after layout, on wide windows only. */
export function FlightLines({ columns, active, lit }: FlightLinesProps) {
  const gap = useRef<SVGSVGElement>(null)
  const from = active?.id
  const rightward = active?.side === 'challenge'
  const targets = lit.join(' ')

  useEffect(() => {
    const draw = (): void => {
      const svg = gap.current
      const middle = (id: string): number => {
        const item = columns.current?.querySelector(`[data-id="${id}"] h3`)
        const box = item?.getBoundingClientRect()
        return box && svg ? box.top + box.height / 2 - svg.getBoundingClientRect().top : 0
      }
      const path = svg?.firstElementChild
      if (!svg || !path) return
      const width = svg.clientWidth
      const lines = targets
        .split(' ')
        .filter(Boolean)
        .map((id) => {
          const [start, end] = rightward ? [middle(from ?? ''), middle(id)] : [middle(id), middle(from ?? '')]
          return `M0 ${start}C${width / 2} ${start} ${width / 2} ${end} ${width} ${end}`
        })
      path.setAttribute('d', from ? lines.join('') : '')
    }
    draw()
    addEventListener('resize', draw)
    return () => removeEventListener('resize', draw)
  }, [columns, from, rightward, targets])

  return (
    <svg ref={gap} className={css.lines} aria-hidden="true">
      <path key={`${from} ${targets}`} pathLength={1} />
    </svg>
  )
}
