import type { ReactNode } from 'react'
import { navigation } from '../../content/navigation.ts'
import { Button } from '../../ui/button.tsx'
import { ScrollCircle } from '../../ui/scroll-circle.tsx'
import css from './hero-foot.module.css'

type HeroFootProps = {
  text?: string | undefined
  /** Id of the content that the circle leads to. */
  scrollTo: string
  /** See ScrollCircle. */
  offset?: number | undefined
  /** In place of the usual way to the contact page. */
  children?: ReactNode
}

/** What stands under a headline on a first screen: the text, one worded action, and the circle in the corner. */
export function HeroFoot({ text, scrollTo, offset, children }: HeroFootProps) {
  return (
    <div className={css.foot}>
      {text && <p className="lead">{text}</p>}
      <div>{children ?? <Button to={navigation.contact.to}>{navigation.dock.write}</Button>}</div>
      <ScrollCircle to={scrollTo} offset={offset} />
    </div>
  )
}
