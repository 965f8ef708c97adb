import type { about } from '../../content/about.ts'
import { reveal } from '../../motion/reveal.tsx'
import type { Ground } from '../../ui/ground.ts'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import css from './manifesto.module.css'

/** Grounds of the feathers from the shortest to the longest; a sixth feather starts over. */
const GROUNDS = ['ink', 'sand', 'ink-2', 'bone', 'saffron'] as const satisfies readonly Ground[]

/** A wing with a feather for each line, each longer than the one before; on phones the feathers are bars. */
export function Manifesto({ heading, lines }: typeof about.manifesto) {
  return (
    <Section ground="laterite" labelledBy="manifesto" bleed padding="none" className={css.section}>
      <div className={css.manifesto} data-figure>
        <Heading id="manifesto" className={css.heading}>
          {heading}
        </Heading>
        <ol className={css.wing}>
          {lines.map(({ line, here }, index) => (
            <li key={line} className={css.feather} data-ground={GROUNDS[index % GROUNDS.length]} {...reveal}>
              <h3 className={css.line}>{line}</h3>
              <p>{here}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
