import type { Picture } from '../../content/pictures.ts'
import { reveal } from '../../motion/reveal.tsx'
import { Button } from '../../ui/button.tsx'
import type { Ground } from '../../ui/ground.ts'
import { Heading } from '../../ui/heading.tsx'
import { Image } from '../../ui/image.tsx'
import { Section } from '../../ui/section.tsx'
import css from './dawn-call.module.css'

type DawnCallProps = {
  id: string
  headline: readonly string[]
  text: string
  call: { label: string; to: string }
  ground: Ground
  /** Fills the section; without one the sun comes up by itself. */
  picture?: Picture | undefined
}

/** The last word of a page: one large sentence, one button, the sun coming up. */
export function DawnCall({ id, headline, text, call, ground, picture }: DawnCallProps) {
  return (
    <Section ground={ground} labelledBy={id} className={css.dawn}>
      {picture ? (
        <Image picture={picture} sizes="100vw" cover alt="" className={css.sky} />
      ) : (
        <div className={css.sun} aria-hidden="true" {...reveal} />
      )}
      <Heading id={id} className={css.headline}>
        {headline.map((line, index) => (
          <span key={line}>
            {index > 0 && ' '}
            {line}
          </span>
        ))}
      </Heading>
      <div className={css.foot}>
        <p className="lead">{text}</p>
        <Button to={call.to} size="large">
          {call.label}
        </Button>
      </div>
    </Section>
  )
}
