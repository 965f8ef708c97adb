import type { about } from '../../content/about.ts'
import { Button } from '../../ui/button.tsx'
import { Heading, Lines } from '../../ui/heading.tsx'
import { Image } from '../../ui/image.tsx'
import { Section } from '../../ui/section.tsx'
import css from './dawn.module.css'

/** The last word of the page: one large sentence, one button, the eagle at dawn. */
export function Dawn({ headline, text, call, picture }: typeof about.call) {
  return (
    <Section ground="ink" labelledBy="fly" className={css.dawn}>
      <Image picture={picture} sizes="100vw" heights="50svh" cover alt="" className={css.sky} />
      <Heading id="fly" className={css.headline}>
        <Lines of={headline} />
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
