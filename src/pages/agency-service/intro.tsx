import type { SectionOf } from '../../content/services.ts'
import { classNames } from '../../lib/class-names.ts'
import { reveal } from '../../motion/reveal.tsx'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import css from './intro.module.css'

type IntroContent = Exclude<SectionOf<'intro'>, { layout: 'figure' }>

/** Longest statement of two lines, in characters, that can fill the page in larger letters. */
const MAX_SHORT_LENGTH = 48

/**
 * Introduction of a service. `statement`: full-width heading, with the text below it on the right. `aside`: heading
 * and text in two columns. `sheet`: like `aside`, with the text on ruled paper. `answers`: with two answers between
 * heading and text.
 */
export function Intro(section: IntroContent) {
  const { layout, ground, heading, paragraphs, action } = section
  return (
    <Section ground={ground} padding={layout === 'answers' ? 'small' : undefined} className={css[layout]}>
      <Heading className={classNames(css.heading, heading.length <= MAX_SHORT_LENGTH && css.short)}>{heading}</Heading>
      {section.layout === 'answers' && (
        <dl className={css.said}>
          {section.answers.map(({ asked, answered }) => (
            <div key={asked} className={css.answer}>
              <dt>{asked}</dt>
              <dd className={css.bubble}>{answered}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={css.body} {...reveal}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {section.layout === 'answers' && section.note && <p className={css.note}>{section.note}</p>}
        {action && (
          <Button to={action.to} srSuffix={action.about} variant="outline" className={css.action}>
            {action.label}
          </Button>
        )}
      </div>
    </Section>
  )
}
