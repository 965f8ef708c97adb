import type { ReactNode } from 'react'
import { navigation } from '../../content/navigation.ts'
import { Button } from '../../ui/button.tsx'
import { ScrollDownLink } from '../../ui/scroll-down-link.tsx'
import css from './hero-foot.module.css'

type HeroFootProps = {
  text?: ReactNode
  /** Id of the content that the circle scrolls to. */
  scrollTo: string
  /** Scroll offset in px: see ScrollDownLink. */
  offset?: number | undefined
  /** Action that replaces the button to the contact page. */
  children?: ReactNode
}

/** Lead text, one action and the scroll link below a headline. */
export function HeroFoot({ text, scrollTo, offset, children }: HeroFootProps) {
  return (
    <div className={css.foot}>
      {text && <p className="lead">{text}</p>}
      <div>{children ?? <Button to={navigation.contact.to}>{navigation.dock.write}</Button>}</div>
      <ScrollDownLink to={scrollTo} offset={offset} />
    </div>
  )
}
