import type { agency } from '../../content/agency.ts'
import { documentUrl } from '../../lib/document-url.ts'
import { HeroFoot } from '../../sections/banner/hero-foot.tsx'
import { HeroFrame, HeroMedia } from '../../ui/hero-frame.tsx'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'
import css from './hero.module.css'

type AgencyHeroProps = typeof agency.banner & {
  scrollTo: string
  /** Label of the list of tabs. The tabs' choice shows here, too; a tab's `lead` replaces the banner's own. */
  label: string
  tabs: readonly { id: string; label: string; lead?: { heading: string; names: readonly string[] } }[]
}

/** Choosing a tab scrolls to the top, so the first screen marks the chosen one. */
export function AgencyHero({ words: [first, second], lead, pictures, scrollTo, label, tabs }: AgencyHeroProps) {
  return (
    <HeroFrame ground="ink" className={css.hero}>
      {pictures.map((picture, index) => (
        <HeroMedia key={picture.base} className={index === 0 ? css.one : css.other}>
          <Image
            picture={picture}
            sizes="(min-width: 60em) 60vw, 100vw"
            heights={`(min-width: 60em) 100svh, ${index === 0 ? 46 : 64}svh`}
            priority
            cover
            alt=""
          />
        </HeroMedia>
      ))}
      <h1 className={css.title}>
        <span className={css.word}>{first}</span> <span className="visually-hidden">/</span>{' '}
        <span className={css.word}>{second}</span>
      </h1>
      <div className={css.foot}>
        <nav aria-label={label} className={css.choice}>
          {tabs.map((tab, index) => (
            <Link
              key={tab.id}
              href={documentUrl(index ? `/agency?tab=${tab.id}` : '/agency', import.meta.env.BASE_URL)}
              data-shows-tab={tab.id}
              aria-current={index === 0 ? 'true' : undefined}
              className={css.chip}
            >
              {tab.label}
            </Link>
          ))}
        </nav>
        <HeroFoot text={<Leads lead={lead} tabs={tabs} />} scrollTo={scrollTo} />
      </div>
    </HeroFrame>
  )
}

function Leads({ lead, tabs }: Pick<AgencyHeroProps, 'lead' | 'tabs'>) {
  return (
    <span className={css.leads}>
      <span className={css.ownLead}>{lead}</span>
      {tabs.map(
        (tab) =>
          tab.lead && (
            <span key={tab.id} className={css.otherLead}>
              <b>{tab.lead.heading}</b> <small className={css.names}>{tab.lead.names.join(', ')}</small>
            </span>
          ),
      )}
    </span>
  )
}
