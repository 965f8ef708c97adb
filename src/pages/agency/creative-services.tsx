import type { agency } from '../../content/agency.ts'
import { reveal } from '../../motion/reveal.tsx'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Image } from '../../ui/image.tsx'
import { Section } from '../../ui/section.tsx'
import css from './creative-services.module.css'

const GROUNDS = ['bone', 'saffron', 'ink-2', 'sand'] as const

export function CreativeServices({ services }: { services: typeof agency.branding.services }) {
  return (
    <>
      {services.map(({ id, heading, paragraphs, picture, action }, index) => (
        <Section key={id} id={id} ground={GROUNDS[index % GROUNDS.length] ?? 'bone'}>
          <div className={css.block} data-side={index % 2 ? 'end' : undefined}>
            <Heading level={3} size="h1" className={css.heading}>
              {heading}
            </Heading>
            <div className={css.picture} {...reveal}>
              <Image picture={picture} sizes="(min-width: 60em) 52vw, 100vw" alt="" />
            </div>
            <div className={css.words}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <Button to={action.to} srSuffix={heading}>
                {action.label}
              </Button>
            </div>
          </div>
        </Section>
      ))}
    </>
  )
}
