import type { agency } from '../../content/agency.ts'
import { classNames } from '../../lib/class-names.ts'
import { reveal } from '../../motion/reveal.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Image } from '../../ui/image.tsx'
import rail from '../../ui/rail.module.css'
import { railKeys } from '../../ui/rail.ts'
import { Section } from '../../ui/section.tsx'
import css from './brand-objects.module.css'
import { BrandMark, ShownParts } from './mark-parts.tsx'

/** `sizes` of all pictures, whose boxes crop them: one value compresses better in the document than one for each. */
const SIZES = '(min-width: 60em) 65vw, 100vw'

/**
 * One mark, drawn large, and six full-width photographs of objects that carry it; the first is the largest, and on
 * phones they form a row.
 */
export function BrandObjects({ heading, lead, parts, objects, note }: typeof agency.branding.work) {
  return (
    <Section ground="ink" padding="none" bleed labelledBy="brand-objects">
      <div className={css.wall} data-figure>
        <header className={css.head}>
          <div className={css.mark} {...reveal}>
            <BrandMark />
            <ul className={css.names}>
              {parts.map((part) => (
                <li key={part}>{part}</li>
              ))}
            </ul>
          </div>
          <Heading id="brand-objects">{heading}</Heading>
          <p>{lead}</p>
          <p className={css.note}>{note}</p>
        </header>
        <div className={classNames(rail.rail, css.objects)} {...railKeys}>
          {objects.map(({ picture, name, text, keeps }) => (
            <figure key={name} className={css.object} data-of={objects.length}>
              <Image picture={picture} sizes={SIZES} cover className={css.picture} />
              <figcaption className={css.caption}>
                <b className={css.name}>{name}</b>
                <ShownParts shown={keeps} />
                <span className={css.text}>{text}</span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </Section>
  )
}
