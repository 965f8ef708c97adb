import { caseList } from '../../content/case-list.ts'
import type { CaseStudy } from '../../content/cases.ts'
import { serviceLabel } from '../../content/service-labels.ts'
import { reveal } from '../../motion/reveal.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'
import { Section } from '../../ui/section.tsx'
import { Moments } from './moments.tsx'
import css from './introduction.module.css'

/**
 * The opening paragraphs and the services used; on large screens also the picture or the drawn adverts, as the case
 * chooses.
 */
export function Introduction({ id, caseStudy }: { id: string | undefined; caseStudy: CaseStudy }) {
  const { brand, moments, opening, services, sector, picture, detailPicture, composition } = caseStudy
  const isWide = composition.opening.startsWith('wide')
  // With this opening the hero shows `picture`, so `detailPicture` is shown here.
  const isNarrow = composition.opening === 'words'
  const onPhones = isNarrow || composition.opening === 'wide-right'
  const [first, ...rest] = opening
  return (
    <Section id={id} label={sector} className={`no-print ${css.section}`}>
      <div className={css.columns} data-opening={composition.opening}>
        <div className={css.text} {...reveal}>
          <p className={css.first}>{first}</p>
          {rest.map((paragraph) => (
            <p key={paragraph} className="measure">
              {paragraph}
            </p>
          ))}
        </div>
        {moments ? (
          <Moments moments={moments} brand={brand} />
        ) : composition.opening === 'artefact' ? null : (
          <Image
            picture={isNarrow ? detailPicture : picture}
            sizes={`(min-width: 60em) ${isWide ? '54vw' : '44vw'}, ${onPhones ? '100vw' : '1px'}`}
            heights={`(min-width: 60em) ${isWide ? '44vw' : '56vw'}, ${onPhones ? '63vw' : '1px'}`}
            cover
            className={css.picture}
          />
        )}
        <aside aria-labelledby="case-services">
          <h2 id="case-services" className={css.title}>
            {caseList.detail.services}
          </h2>
          <ul role="list" className={css.list}>
            {services.map((path) => (
              <li key={path}>
                <Link to={path} className={css.link}>
                  {serviceLabel(path)}
                  <Icon name="arrow-right" />
                </Link>
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </Section>
  )
}
