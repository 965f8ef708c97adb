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
  ['bone', 'plume'],
  ['laterite', 'marks'],
  ['ink-2', 'weave'],
  ['sand', 'step'],
  ['bone', 'marks'],
  ['laterite', 'plume'],
  ['saffron', 'weave'],
  ['sand', 'plume'],
]

/** Nine tiles and the heading fill three rows; any other number has equal tiles. */
const COMPOSED = 9

/** Tiles from edge to edge, of which the first is the heading. Nothing where the list is empty. */
export function Values({ heading, text, cards }: typeof about.values) {
  if (cards.length === 0) return null
  return (
    <Section ground="ink" labelledBy="values" padding="none" bleed className={css.section}>
      <div className={css.quilt} data-composed={cards.length === COMPOSED || undefined}>
        <header className={css.head}>
          <Heading id="values">{heading}</Heading>
          <p className={css.text}>{text}</p>
        </header>
        <ul role="list" className={css.patches}>
          {cards.map((card, index) => {
            const [ground, pattern] = patches[index % patches.length] ?? plain
            return (
              <li key={card.heading} className={css.patch} data-ground={ground} {...reveal}>
                <Pattern name={pattern} size="small" className={css.pattern} />
                <div className={css.words}>
                  <h3 className={css.title}>{card.heading}</h3>
                  <p>{card.text}</p>
                </div>
              </li>
            )
          })}
        </ul>
      </div>
    </Section>
  )
}
