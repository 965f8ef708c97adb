import type { SectionOf } from '../../content/services.ts'
import { Picture } from '../../sections/figures/pictures.tsx'
import { Button } from '../../ui/button.tsx'
import type { Ground } from '../../ui/ground.ts'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import { TitledItems } from '../../ui/titled-items.tsx'
import css from './choose.module.css'

type ChooseContent = SectionOf<'choose'>

/** Why choose us. `flight`: below a curved line. `ruled`: rows as wide as the page. `panel`: beside a drawing. */
export function Choose({ section }: { section: ChooseContent }) {
  const { layout, ground, heading, items } = section
  if (section.layout === 'panel') return <Panel {...section} />
  return (
    <Section ground={ground} className={css[layout]}>
      <Heading className={css.heading}>{heading}</Heading>
      {layout === 'flight' && (
        <svg className={css.line} viewBox="0 0 1200 160" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 150C260 30 520 0 760 40S1090 110 1200 4" fill="none" vectorEffect="non-scaling-stroke" />
        </svg>
      )}
      <Items items={items} />
    </Section>
  )
}

/** Of the drawing, by the ground of the words beside it. */
const BESIDE: Record<Ground, Ground> = {
  bone: 'ink-2',
  sand: 'ink',
  saffron: 'ink',
  laterite: 'sand',
  ink: 'sand',
  'ink-2': 'sand',
}

function Panel({
  ground,
  heading,
  lead,
  items,
  action,
  note,
  ...picture
}: Extract<ChooseContent, { layout: 'panel' }>) {
  return (
    <Section ground={ground} padding="none" bleed className={css.panel}>
      <figure className={css.picture} data-ground={BESIDE[ground]} data-figure>
        <Picture {...picture} />
        {note && <figcaption className={css.note}>{note}</figcaption>}
      </figure>
      <div className={css.side}>
        <Heading>{heading}</Heading>
        <p className="lead">{lead}</p>
        <Items items={items} />
        {action && (
          <Button to={action.to} srSuffix={action.about}>
            {action.label}
          </Button>
        )}
      </div>
    </Section>
  )
}

function Items({ items }: Pick<ChooseContent, 'items'>) {
  return (
    <ul className={css.list} data-items={items.length}>
      <TitledItems items={items} className={css.item} titleClassName={css.title} />
    </ul>
  )
}
