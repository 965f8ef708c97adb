import { useState } from 'react'
import { contact } from '../../content/contact.ts'
import { Band } from '../../ui/band.tsx'
import { Heading, Lines } from '../../ui/heading.tsx'
import { Image } from '../../ui/image.tsx'
import { ScrollCircle } from '../../ui/scroll-circle.tsx'
import { ContactForm } from './contact-form.tsx'
import { DirectWays } from './direct-ways.tsx'
import type { Draft } from './draft.ts'
import css from './hero.module.css'
import { OFFICES_ID } from './offices.tsx'

const FORM_ID = 'top_content'

/** The banner, the direct ways, and the form as a letter that lies over both grounds. */
export function Hero() {
  const [draft, setDraft] = useState<Draft>({})
  const { title, text, picture } = contact.banner
  return (
    <section className={css.hero} data-ground="ink" aria-labelledby="contact-title">
      <div className={css.scene}>
        <Image
          picture={picture}
          sizes="(min-width: 64em) 60vw, 100vw"
          heights="(min-width: 64em) 66svh, 57svh"
          priority
          cover
          alt=""
        />
      </div>
      <div className={`wrap ${css.inner}`}>
        <div className={css.words}>
          <div className={css.group}>
            <Heading level={1} size="banner" id="contact-title" className={css.title}>
              <Lines of={title} className={css.line} />
            </Heading>
            <p className={`lead ${css.text}`}>{text}</p>
            <div className={css.circle}>
              <ScrollCircle to={FORM_ID} beyond={OFFICES_ID} />
            </div>
            <DirectWays draft={draft} />
          </div>
        </div>
        <div id={FORM_ID} className={css.letter} data-ground="bone">
          <Band className={css.hem} />
          <ContactForm draft={draft} onDraft={setDraft} />
        </div>
      </div>
    </section>
  )
}
