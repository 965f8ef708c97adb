import { useState } from 'react'
import { contact } from '../../content/contact.ts'
import { Divider } from '../../ui/divider.tsx'
import { Heading, Lines } from '../../ui/heading.tsx'
import { Image } from '../../ui/image.tsx'
import { ScrollDownLink } from '../../ui/scroll-down-link.tsx'
import { ContactForm } from './contact-form.tsx'
import { ContactMethods } from './contact-methods.tsx'
import type { Draft } from './draft.ts'
import css from './hero.module.css'
import { OFFICES_ID } from './offices.tsx'

const FORM_ID = 'top_content'

/** Banner, contact methods, and the form, which overlaps both grounds. */
export function Hero() {
  const [draft, setDraft] = useState<Draft>({})
  const { title, text, picture } = contact.banner
  return (
    <section className={css.hero} data-ground="ink" aria-labelledby="contact-title">
      <div className={css.scene}>
        <Image
          picture={picture}
          sizes="(min-width: 64em) 60vw, 100vw"
          heights="(min-width: 64em) 50svh, 57svh"
          priority
          cover
          alt=""
        />
      </div>
      <div className={`wrap ${css.inner}`}>
        <div className={css.words}>
          <div className={css.group}>
            <Heading level={1} size="banner" id="contact-title" className={css.title}>
              <Lines lines={title} className={css.line} />
            </Heading>
            <p className={`lead ${css.text}`}>{text}</p>
            <div className={css.circle}>
              <ScrollDownLink to={FORM_ID} beyond={OFFICES_ID} />
            </div>
            <ContactMethods draft={draft} />
          </div>
        </div>
        <div id={FORM_ID} className={css.letter} data-ground="bone">
          <Divider className={css.divider} />
          <ContactForm draft={draft} onDraft={setDraft} />
        </div>
      </div>
    </section>
  )
}
