import type { AdvisoryDetail } from '../../content/advisory-details.ts'
import { reveal } from '../../motion/reveal.tsx'
import { BulletList } from '../../sections/bullet-list/bullet-list.tsx'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import css from './block.module.css'
import { Drawing } from './drawings/drawing.tsx'

type BlockProps = AdvisoryDetail['blocks'][number] & {
  /** Id of the block, for the one that opens the page. */
  id?: string | undefined
  side: 'start' | 'end'
  action: AdvisoryDetail['action'] | undefined
  /** Whether the action is the main one of the page: filled, and as large as a banner's. */
  isMain: boolean
}

/** Text beside the drawing that explains it. */
export function Block({ id, side, ground, heading, paragraphs, points, action, isMain, ...drawing }: BlockProps) {
  return (
    <Section id={id} ground={ground} className={css.section}>
      <div className={css.spread} data-side={side} data-drawing={drawing.drawing} data-figure>
        <Heading className={css.heading}>{heading}</Heading>
        <div className={css.picture}>
          <Drawing {...drawing} />
        </div>
        <div className={css.words}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <div {...reveal}>
            <BulletList items={points} />
          </div>
          {action && (
            <Button
              to={action.to}
              variant={isMain ? undefined : 'outline'}
              {...(isMain && { size: 'large' })}
              className={css.action}
            >
              {action.label}
            </Button>
          )}
        </div>
      </div>
    </Section>
  )
}
