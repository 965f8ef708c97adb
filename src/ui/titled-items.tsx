import { reveal } from '../motion/reveal.tsx'

type TitledItemsProps = {
  items: readonly { title: string; text: string }[]
  className?: string | undefined
  titleClassName?: string | undefined
}

/** The entries of a list, each a title and a few words; their look is that of the section they stand in. */
export function TitledItems({ items, className, titleClassName }: TitledItemsProps) {
  return items.map(({ title, text }) => (
    <li key={title} className={className} {...reveal}>
      <h3 className={titleClassName}>{title}</h3>
      <p>{text}</p>
    </li>
  ))
}
