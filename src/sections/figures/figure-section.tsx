import type { FigureContent } from '../../content/services.ts'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import { AnalysisReport } from './analysis-report.tsx'
import { CustomerCost } from './customer-cost.tsx'
import { EnquiryForm } from './enquiry-form.tsx'
import css from './figure.module.css'
import { isPicture, Picture } from './pictures.tsx'
import { Parts } from './parts.tsx'
import { SearchTerms } from './search-terms.tsx'
import { isStaged, Staged } from './staged.tsx'

type FigureSectionProps = { id?: string | undefined; figure: FigureContent; className?: string | undefined }

/** A figure that explains the work, beside or below its words. */
export function FigureSection({ id, figure, className }: FigureSectionProps) {
  const { ground, words, heading, lead, note, action } = figure
  // Without a caption, a `figure` has no accessible name.
  const Frame = note ? 'figure' : 'div'
  return (
    <Section id={id} ground={ground} padding="small" className={className}>
      <div className={css.section} data-words={words} data-figure={figure.drawing}>
        <div className={css.words}>
          <Heading size="h3">{heading}</Heading>
          {lead && <p className={css.lead}>{lead}</p>}
        </div>
        <Frame className={css.figure}>
          <Drawing figure={figure} />
          {note && <figcaption className={css.note}>{note}</figcaption>}
        </Frame>
        {action && figure.drawing !== 'enquiry-form' && (
          <Button to={action.to} about={action.about} variant="outline" className={css.action}>
            {action.label}
          </Button>
        )}
      </div>
    </Section>
  )
}

function Drawing({ figure }: { figure: FigureContent }) {
  if (isPicture(figure)) return <Picture {...figure} />
  if (isStaged(figure)) return <Staged {...figure} />
  switch (figure.drawing) {
    case 'search-terms':
      return <SearchTerms {...figure} />
    case 'analysis-report':
      return <AnalysisReport {...figure} />
    case 'enquiry-form':
      return <EnquiryForm {...figure} />
    case 'customer-cost':
      return <CustomerCost {...figure} />
    default:
      return <Parts {...figure} />
  }
}
