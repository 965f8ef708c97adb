import type { about } from '../../content/about.ts'
import { reveal } from '../../motion/reveal.tsx'
import type { Ground, PatternName } from '../../ui/ground.ts'
import { Heading } from '../../ui/heading.tsx'
import { Pattern } from '../../ui/pattern.tsx'
import { Section } from '../../ui/section.tsx'
import css from './values.module.css'

type Patch = [Ground, PatternName]

const plain: Patch = ['bone', 'weave']
/** Cloth of each patch, in the order of the cards. */
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

/** Nine unequal patches of one quilt. */
export function Values({ heading, text, cards }: typeof about.values) {
  return (
    <Section ground="ink" labelledBy="values">
      <header className={css.head}>
        <Heading id="values">{heading}</Heading>
        <p className="lead">{text}</p>
      </header>
      <ul className={css.quilt}>
        {cards.map((card, index) => {
          const [ground, pattern] = patches[index] ?? plain
          return (
            <li key={card.heading} className={css.patch} data-ground={ground} {...reveal}>
              <Pattern name={pattern} size="small" className={css.cloth} />
              <h3 className={css.title}>{card.heading}</h3>
              <p>{card.text}</p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
