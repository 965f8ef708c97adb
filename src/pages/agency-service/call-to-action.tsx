import type { SectionOf } from '../../content/services.ts'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import css from './call-to-action.module.css'

/** The closing question. `disc`: a sun rises behind the button. `band`: the woven band opens the section. */
export function CallToAction({ layout, ground, heading, text, action }: SectionOf<'call'>) {
  return (
    <Section ground={ground} seam={layout === 'band' ? 'top' : undefined} className={css[layout]}>
      <Heading size="h1" className={css.heading}>
        {heading}
      </Heading>
      <div className={css.side}>
        <p className="lead">{text}</p>
        <Button to={action.to} about={action.about} size="large">
          {action.label}
        </Button>
      </div>
    </Section>
  )
}
