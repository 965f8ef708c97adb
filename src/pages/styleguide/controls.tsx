import { MotionToggle } from '../../ui/motion-toggle.tsx'
import { Button } from '../../ui/button.tsx'
import type { Ground } from '../../ui/ground.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { ScrollDownLink } from '../../ui/scroll-down-link.tsx'
import { Section } from '../../ui/section.tsx'
import css from './styleguide.module.css'

const grounds: Ground[] = ['bone', 'sand', 'ink', 'ink-2', 'laterite', 'saffron']
const icons =
  'alert arrow-down arrow-left arrow-right arrow-up-right chat check chevron-down clock close copy facebook instagram linkedin mail menu minus pause phone pin play plus quote share x youtube'.split(
    ' ',
  ) as IconName[]

export function Controls() {
  return (
    <Section labelledBy="controls" className="flow">
      <h2 id="controls">Controls</h2>
      {grounds.map((ground) => (
        <div key={ground} data-ground={ground} className={css.row}>
          <Button to="/contact-us">Get in touch</Button>
          <Button to="/contact-us" variant="ink">
            Ink
          </Button>
          <Button to="/contact-us" variant="outline">
            Outline
          </Button>
          <Button to="/contact-us" variant="ghost">
            Learn more
          </Button>
          <Button disabled>Sending</Button>
          <ScrollDownLink to="type" />
          <MotionToggle />
        </div>
      ))}
      <Button to="/contact-us" size="large">
        Large button
      </Button>
      <div className={css.icons}>
        {icons.map((name) => (
          <span key={name}>
            <Icon name={name} />
            {name}
          </span>
        ))}
      </div>
    </Section>
  )
}
