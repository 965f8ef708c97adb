import type { SectionOf } from '../../content/services.ts'
import { reveal } from '../../motion/reveal.tsx'
import { PointList } from '../../sections/point-list/point-list.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import css from './explain.module.css'

/** What it is and why. `facing`: two leaves of a book. `stacked`: the why lies as a cloth over the right edge. */
export function Explain({ layout, ground, what, why }: SectionOf<'explain'>) {
  return (
    <Section ground={ground} room="none" bleed className={css[layout]}>
      <div className={css.what}>
        <Heading size="h3">{what.heading}</Heading>
        {what.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={css.why}>
        <Heading size="h3">{why.heading}</Heading>
        {why.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <div {...reveal}>
          <PointList items={why.points} />
        </div>
      </div>
    </Section>
  )
}
