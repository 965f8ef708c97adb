import { clients } from '../../content/clients.ts'
import type { home } from '../../content/home.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Section } from '../../ui/section.tsx'
import css from './client-wall.module.css'

export function ClientWall({ heading, text }: typeof home.clients) {
  if (clients.length === 0) return null
  return (
    <Section id="clients" labelledBy="clients-heading" padding="small">
      <div className={css.head}>
        <Heading id="clients-heading" size="h3">
          {heading}
        </Heading>
        <p className="muted">{text}</p>
      </div>
      <Carousel
        label={heading}
        view="logos"
        loop
        autoplay={2600}
        dots={false}
        className={css.logos}
        slides={clients.map(({ logo, name }) => ({
          id: logo,
          content: <Logo name={logo} label={name} className={css.logo} />,
        }))}
      />
    </Section>
  )
}
