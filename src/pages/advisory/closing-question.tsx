import type { advisory } from '../../content/advisory.ts'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import css from './closing-question.module.css'

export function ClosingQuestion({ heading, text, action }: typeof advisory.call) {
  return (
    <Section ground="ink-2" seam="top">
      <Heading size="banner" className={css.heading}>
        {heading}
      </Heading>
      <div className={css.foot}>
        <p className="lead">{text}</p>
        <Button to={action.to} size="large">
          {action.label}
        </Button>
      </div>
    </Section>
  )
}
