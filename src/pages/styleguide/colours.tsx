import type { Ground } from '../../ui/ground.ts'
import { Section } from '../../ui/section.tsx'
import css from './styleguide.module.css'

const grounds: Ground[] = ['bone', 'sand', 'ink', 'ink-2', 'laterite', 'saffron']

export function Colours() {
  return (
    <Section labelledBy="colours" divider="bottom">
      <h2 id="colours">Grounds</h2>
      <div className={css.grid}>
        {grounds.map((ground) => (
          <div key={ground} data-ground={ground} className={css.swatch}>
            <h3>{ground}</h3>
            <p>Text on the ground.</p>
            <p className="muted">Muted text on the ground.</p>
            <p className={css.accent}>Accent text.</p>
            <p>
              A <a href="#colours">link in text</a>.
            </p>
            <p className={css.danger}>An error message.</p>
            <p className={css.surface}>Text on its surface.</p>
          </div>
        ))}
      </div>
    </Section>
  )
}
