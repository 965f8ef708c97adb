import type { technology } from '../../content/technology.ts'
import { reveal } from '../../motion/reveal.tsx'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Image } from '../../ui/image.tsx'
import { Section } from '../../ui/section.tsx'
import css from './technology.module.css'

type TechnologyProps = { section: (typeof technology.sections)[number]; index: number }

export function Technology({ section, index }: TechnologyProps) {
  const { id, heading, ground, picture, paragraphs, offerings, action } = section
  return (
    <Section id={id} ground={ground} labelledBy={`${id}-title`} className={css.section}>
      <div className={css.stage} data-side={index % 2 ? 'end' : 'start'}>
        <div className={css.picture} {...reveal}>
          <Image picture={picture} sizes="(min-width: 60em) 46vw, 100vw" />
        </div>
        <div className={css.words}>
          <Heading id={`${id}-title`} className={css.heading}>
            {heading}
          </Heading>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Button to={action.to}>{action.label}</Button>
        </div>
      </div>
      <h3 className={css.label}>KEY OFFERINGS</h3>
      <ul className={css.table}>
        {offerings.map(({ title, text }) => (
          <li key={title} className={css.cell}>
            <h4 className={css.title}>{title}</h4>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
