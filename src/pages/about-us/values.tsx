import type { about } from '../../content/about.ts'
import { reveal } from '../../motion/reveal.tsx'
import type { Ground, PatternName } from '../../ui/ground.ts'
import { Heading } from '../../ui/heading.tsx'
import { Pattern } from '../../ui/pattern.tsx'
import { Section } from '../../ui/section.tsx'
import css from './values.module.css'

type Patch = [Ground, PatternName]

const plain: Patch = ['bone', 'weave']
/** Pattern of each tile, in the order of the values. */
const patches: Patch[] = [
  ['saffron', 'step'],
  ['bone', 'step'],
  ['laterite', 'plume'],
  ['ink-2', 'weave'],
  ['sand', 'marks'],
  ['bone', 'plume'],
  ['laterite', 'marks'],
  ['saffron', 'weave'],
  ['sand', 'plume'],
]

/** Nine tiles of unequal size; any other number has equal tiles. */
const COMPOSED = 9

/** Nothing where the list is empty. */
export function Values({ heading, text, cards }: typeof about.values) {
  if (cards.length === 0) return null
  return (
    <Section ground="ink" labelledBy="values" className={css.section}>
      <header className={css.head}>
        <Heading id="values">{heading}</Heading>
        <p className="lead">{text}</p>
      </header>
      <ul role="list" className={css.quilt} data-composed={cards.length === COMPOSED || undefined}>
        {cards.map((card, index) => {
          const [ground, pattern] = patches[index % patches.length] ?? plain
          return (
            <li key={card.heading} className={css.patch} data-ground={ground} {...reveal}>
              <Pattern name={pattern} size="small" className={css.pattern} />
              <h3 className={css.title}>{card.heading}</h3>
              <p>{card.text}</p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
