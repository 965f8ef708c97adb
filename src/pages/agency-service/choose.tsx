import type { SectionOf } from '../../content/services.ts'
import { classNames } from '../../lib/class-names.ts'
import { reveal } from '../../motion/reveal.tsx'
import { Picture } from '../../sections/figures/pictures.tsx'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import rail from '../../ui/rail.module.css'
import { railKeys } from '../../ui/rail.ts'
import { Section } from '../../ui/section.tsx'
import { TitledItems } from '../../ui/titled-items.tsx'
import css from './choose.module.css'
import { BESIDE } from './panel-ground.ts'
import { WorkSamples } from './work-samples.tsx'

type ChooseContent = SectionOf<'choose'>
type SlipContent = NonNullable<Extract<ChooseContent, { layout: 'ruled' }>['slip']>

/**
 * Why choose us. `samples`: each below a piece of the work. `ranking`: results, the first the largest. `account`: a bank card, a log, a window.
 * `postcards`: a card each. `ruled`: rows as wide as the page, or beside a slip. `panel`: beside a drawing.
 * `times`: below when each of them happens.
 */
export function Choose({ section }: { section: ChooseContent }) {
  const { layout, ground, heading } = section
  if (section.layout === 'panel') return <Panel {...section} />
  const { action } = section.layout === 'ruled' || section.layout === 'times' ? section : {}
  const slip = section.layout === 'ruled' ? section.slip : undefined
  return (
    <Section ground={ground} className={classNames(css[layout], slip && css.withSlip)}>
      <Heading className={css.heading}>{heading}</Heading>
      {section.layout === 'samples' ? (
        <WorkSamples items={section.items} samples={section.samples} />
      ) : section.layout === 'times' ? (
        <>
          <p className={css.counted}>{section.note}</p>
          <ul className={css.list}>
            {section.items.map(({ title, text }, at) => (
              <li key={title} className={css.item} {...reveal}>
                <span className={css.when}>{section.times[at]}</span>
                <h3 className={css.title}>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <div>
          <Items items={section.items} isRail={layout === 'account'} />
        </div>
      )}
      {slip && <Slip {...slip} />}
      {action && (
        <Button to={action.to} srSuffix={action.about} className={css.action}>
          {action.label}
        </Button>
      )}
    </Section>
  )
}

/** A printed form with its blanks filled in; visitors can change the numbers. Without script it is an example. */
function Slip({ title, rows, note, send }: SlipContent) {
  return (
    <figure className={css.slip} data-enhance="budget-rule" data-title={title}>
      <h3 className={css.slipTitle}>{title}</h3>
      <dl className={css.blanks}>
        {rows.map(({ label, value, number }) => (
          <div key={label} className={css.blank}>
            <dt>{label}</dt>
            <dd className={css.filled}>{number ? <Filled label={label} value={value} number={number} /> : value}</dd>
          </div>
        ))}
      </dl>
      <Button to="/contact-us" variant="ink" className={css.send} data-send>
        {send}
      </Button>
      <figcaption className={css.slipNote}>{note}</figcaption>
    </figure>
  )
}

type FilledProps = { label: string; value: string; number: { value: number; max: number } }

function Filled({ label, value, number }: FilledProps) {
  const [before, after] = value.split('{number}')
  return (
    <>
      {before}
      <input
        type="number"
        inputMode="decimal"
        min="1"
        max={number.max}
        step="any"
        required
        defaultValue={number.value}
        aria-label={`${label} ${before}${after}`.trim()}
        data-length={String(number.max).length}
        className={css.number}
      />
      {after}
    </>
  )
}

function Panel({
  ground,
  heading,
  lead,
  items,
  action,
  note,
  words,
  ...picture
}: Extract<ChooseContent, { layout: 'panel' }>) {
  const Frame = note ? 'figure' : 'div'
  return (
    <Section
      ground={ground}
      padding="none"
      bleed
      className={classNames(css.panel, words === 'start' && css.wordsFirst)}
    >
      <Frame className={css.picture} data-ground={BESIDE[ground]} data-figure>
        <Picture {...picture} />
        {note && <figcaption className={css.note}>{note}</figcaption>}
      </Frame>
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

function Items({ items, isRail = false }: Pick<ChooseContent, 'items'> & { isRail?: boolean }) {
  return (
    <ul className={classNames(css.list, isRail && rail.rail)} data-items={items.length} {...(isRail && railKeys)}>
      <TitledItems items={items} className={css.item} titleClassName={css.title} counted={isRail} />
    </ul>
  )
}
