import type { ElementType, ReactNode } from 'react'

type RevealProps = {
  as?: ElementType
  delay?: 1 | 2 | 3
  className?: string
  id?: string
  children: ReactNode
}

/** Lifts into place each time it enters the view. For an existing element spread `reveal` or `revealAfter(1)` instead. */
export function Reveal({ as: Tag = 'div', delay, children, ...rest }: RevealProps) {
  return (
    <Tag data-reveal="" data-reveal-delay={delay} {...rest}>
      {children}
    </Tag>
  )
}

export const reveal = { 'data-reveal': '' } as const
export const revealAfter = (delay: 1 | 2 | 3) => ({ 'data-reveal': '', 'data-reveal-delay': delay }) as const
