import type { AdvisoryDetail } from '../../content/advisory-details.ts'
import { reveal } from '../../motion/reveal.tsx'
import { PointList } from '../../sections/point-list/point-list.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Image } from '../../ui/image.tsx'
import { Section } from '../../ui/section.tsx'
import css from './spread.module.css'

type SpreadProps = AdvisoryDetail['blocks'][number] & { id?: string | undefined; side: 'start' | 'end' }

/** Text and image; the image runs off one edge of the window. */
export function Spread({ id, side, ground, heading, paragraphs, points, picture }: SpreadProps) {
  return (
    <Section id={id} ground={ground}>
      <div className={css.spread} data-side={side}>
        <Image
          picture={picture}
          sizes="(min-width: 60em) 46vw, 100vw"
          heights="(min-width: 60em) 68svh, 75vw"
          cover
          className={css.picture}
        />
        <div className={css.words}>
          <Heading>{heading}</Heading>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <div {...reveal}>
            <PointList items={points} />
          </div>
        </div>
      </div>
    </Section>
  )
}
