import type { agency } from '../../content/agency.ts'
import { reveal } from '../../motion/reveal.tsx'
import type { Ground } from '../../ui/ground.ts'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import css from './panel-intro.module.css'

type PanelIntroProps = typeof agency.digital.intro & { ground: Ground }

export function PanelIntro({ heading, paragraphs, ground }: PanelIntroProps) {
  return (
    <Section ground={ground}>
      <div className={css.intro}>
        <Heading size="h1" className={css.heading}>
          {heading}
        </Heading>
        <div className={css.body} {...reveal}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Section>
  )
}
