import { reveal } from '../motion/reveal.tsx'

type TitledItemsProps = {
  items: readonly { title: string; text: string }[]
  className?: string | undefined
  titleClassName?: string | undefined
  /** Numbers the items for a rail: rail.module.css. */
  counted?: boolean
}

/** List items with title and text; styled by the section around them. */
export function TitledItems({ items, className, titleClassName, counted }: TitledItemsProps) {
  return items.map(({ title, text }) => (
    <li key={title} className={className} data-of={counted ? items.length : undefined} {...reveal}>
      <h3 className={titleClassName}>{title}</h3>
      <p>{text}</p>
    </li>
  ))
}
