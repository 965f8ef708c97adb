import type { SectionOf } from '../../content/services.ts'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import css from './values.module.css'

/** Drawings of a kitchen at a window, and of three plans. */
const drawings = [
  <svg key="kitchen" viewBox="0 0 320 116" aria-hidden="true" className={css.drawing}>
    <path d="M0 0h320v116H0z" className={css.wall} />
    <path d="M112 12h96v56h-96z" className={css.sky} />
    <path d="M134 68a26 26 0 0 1 52 0z" className={css.sun} />
    <path d="M12 8h82v36H12zM226 8h82v36h-82z" className={css.front} />
    <path d="M53 8v36M267 8v36M112 68h96M160 12v56" className={css.joint} />
    <path d="M12 84h82v32H12zM98 84h62v32H98zM226 84h82v32h-82z" className={css.front} />
    <path d="M164 84h58v32h-58zM6 76h308v8H6zM44 76V58h18v6h-6v12z" className={css.dark} />
    <path d="M53 88v28M267 88v28M172 92h42" className={css.joint} />
  </svg>,
  <svg key="plans" viewBox="0 0 320 76" aria-hidden="true" className={css.drawing}>
    <path d="M2 2h92v72H2zM114 2h92v72h-92zM226 2h92v72h-92z" className={css.room} />
    <path d="M8 8h80v17H8z" className={css.front} />
    <path d="M120 8h80v17h-63v43h-17z" className={css.sun} />
    <path d="M232 8h80v60h-17V25h-46v43h-17z" className={css.dark} />
  </svg>,
]

/** Three items as the route of one enquiry: advert, guide and entry, each with our own standard for it. */
export function Values({ ground, heading, items }: SectionOf<'values'>) {
  return (
    <Section ground={ground}>
      <Heading>{heading}</Heading>
      <ol className={css.route}>
        {items.map(({ stage, shown, lines, title, text }, at) => (
          <li key={title} className={css.item}>
            <p className={css.stage}>{stage}</p>
            <div className={css.shown}>
              {drawings[at]}
              <p className={css.name}>{shown}</p>
              <ul role="list" className={css.lines}>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
            <h3 className={css.title}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
