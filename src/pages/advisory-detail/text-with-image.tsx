import type { AdvisoryDetail } from '../../content/advisory-details.ts'
import { reveal } from '../../motion/reveal.tsx'
import { BulletList } from '../../sections/bullet-list/bullet-list.tsx'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Image } from '../../ui/image.tsx'
import { Section } from '../../ui/section.tsx'
import css from './text-with-image.module.css'

type TextWithImageProps = AdvisoryDetail['blocks'][number] & {
  side: 'start' | 'end'
  action: AdvisoryDetail['action'] | undefined
}

/** Text and image; the image runs off one edge of the window. */
export function TextWithImage({ side, ground, heading, paragraphs, points, picture, action }: TextWithImageProps) {
  return (
    <Section ground={ground}>
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
            <BulletList items={points} />
          </div>
          {action && (
            <Button to={action.to} variant="outline" className={css.action}>
              {action.label}
            </Button>
          )}
        </div>
      </div>
    </Section>
  )
}
