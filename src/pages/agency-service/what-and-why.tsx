import type { SectionOf } from '../../content/services.ts'
import { reveal } from '../../motion/reveal.tsx'
import { BulletList } from '../../sections/bullet-list/bullet-list.tsx'
import { Picture } from '../../sections/figures/pictures.tsx'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import { Reasons } from './reasons.tsx'
import css from './what-and-why.module.css'

type WrittenContent = Extract<SectionOf<'explain'>, { layout: 'facing' | 'stacked' | 'listed' | 'beads' }>

/**
 * What the service is and why. `facing`: two columns. `stacked`: the why below, on large screens beside it, with its
 * right side to the page’s edge. `listed`: on one ground, its points as large as headings. `beads`: a sentence in large type, a drawing as wide as the page, the points as large as headings.
 */
export function WhatAndWhy(section: WrittenContent) {
  const { layout, ground, what, why, action, folded } = section
  // The two panels of bone differ too little, and one sentence leaves the first one empty.
  const isShort = layout === 'facing' && ground === 'bone' && what.paragraphs.length === 1 && !action
  return (
    <Section ground={ground} padding="none" bleed className={css[layout]}>
      <div className={css.what} data-ground={isShort ? 'saffron' : undefined} data-short={isShort || undefined}>
        <Heading size="h3">{what.heading}</Heading>
        {what.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {action && (
          <Button to={action.to} srSuffix={action.about} variant="outline" className={css.action}>
            {action.label}
          </Button>
        )}
      </div>
      {section.layout === 'beads' && (
        <div className={css.drawing} data-figure={section.drawing}>
          <Picture drawing={section.drawing} alt={section.alt} labels={section.labels} />
        </div>
      )}
      <div className={css.why}>
        <Reasons heading={why.heading} paragraphs={why.paragraphs} folded={folded}>
          <div className={css.points} {...reveal}>
            <BulletList items={why.points} />
          </div>
        </Reasons>
      </div>
    </Section>
  )
}
