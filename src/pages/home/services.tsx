import type { home } from '../../content/home.ts'
import type { Picture } from '../../../build/content/pictures.ts'
import { Accordion, type AccordionItem } from '../../ui/accordion.tsx'
import type { Ground } from '../../ui/ground.ts'
import { Heading } from '../../ui/heading.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'
import { Section } from '../../ui/section.tsx'
import type { RoutePath } from '../../routes.ts'
import css from './services.module.css'

/** Width of a card's picture in px: twice its width in the widest window. */
const THUMB = 640

type ServiceCard = { name: string; to: RoutePath; state?: { index: number }; picture: Picture }

export function Services({ heading, text, agency, advisory, technology }: typeof home.services) {
  const routes = (cards: typeof agency.cards): ServiceCard[] => cards.map(({ url, ...card }) => ({ ...card, to: url }))
  const sections = technology.cards.map(({ index, ...card }) => ({
    ...card,
    to: '/technology-development' as const,
    state: { index },
  }))
  const panels = [
    ...panel('agency', agency, routes(agency.cards), 'laterite'),
    ...panel('advisory', advisory, routes(advisory.cards), 'saffron'),
    ...panel('technology', technology, sections, 'ink-2'),
  ]
  if (panels.length === 0) return null
  return (
    <Section ground="sand" divider="top" labelledBy="services" bleed className={css.services}>
      <header className={`wrap ${css.head}`}>
        <Heading id="services">{heading}</Heading>
        <p className="lead">{text}</p>
      </header>
      <Accordion name="services" initial={0} items={panels} />
    </Section>
  )
}

type Words = { name: string; text: string }

/** Returns the panel of an area, or none if it has no cards. */
const panel = (id: string, words: Words, cards: ServiceCard[], ground: Ground): AccordionItem[] =>
  cards.length > 0 ? [cardPanel(id, words, cards, ground)] : []

const cardPanel = (id: string, { name, text }: Words, cards: ServiceCard[], ground: Ground): AccordionItem => ({
  id: `services-${id}`,
  ground,
  className: css.panel,
  title: (
    <span className={css.bar}>
      <span className={css.name}>
        {name}{' '}
        <span className={css.count}>
          {cards.length}
          <span className="visually-hidden"> services</span>
        </span>
      </span>
      <Icon name="plus" className={css.sign} />
    </span>
  ),
  body: (
    <div className={`wrap ${css.body}`}>
      <p className={`lead ${css.text}`}>{text}</p>
      <ul className={css.cards}>
        {cards.map((card) => (
          <li key={card.name}>
            <Link to={card.to} state={card.state} className={css.card}>
              <Image
                picture={card.picture}
                sizes="(min-width: 64em) 18vw, (min-width: 40em) 28vw, 5.5rem"
                widest={THUMB}
                alt=""
                cover
                className={css.thumb}
              />
              <span className={css.label}>
                {card.name}
                <Icon name="arrow-right" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ),
})
