import { about } from '../../content/about.ts'
import { Banner } from '../../sections/banner/banner.tsx'
import { Ask, askAt } from '../../sections/ask/ask.tsx'
import { Button } from '../../ui/button.tsx'
import { Manifesto } from './manifesto.tsx'
import { Principles, Sayings } from './marquees.tsx'
import { OfficeDay } from './office-day.tsx'
import css from './page.module.css'
import { Philosophy } from './philosophy.tsx'
import { Purpose } from './purpose.tsx'
import { Team } from './team.tsx'
import { Values } from './values.tsx'
import { Culture } from './culture.tsx'

export function AboutPage() {
  const { kicker, headline, text, picture } = about.banner
  return (
    <>
      <Banner
        eyebrow={kicker}
        title={headline}
        text={text}
        picture={picture}
        scrollTo="about_top_content"
        className={css.banner}
      >
        <Button to={about.call.to}>{about.call.label}</Button>
      </Banner>
      <Purpose {...about.purpose} />
      <Team {...about.team} leadership={about.leadership} call={about.call} />
      <Manifesto {...about.manifesto} />
      <Philosophy {...about.philosophy} />
      <Sayings {...about.marquees} />
      <Principles {...about.marquees} />
      <OfficeDay {...about.offices} />
      <Ask {...askAt(about.asks, 0)} ground="bone" />
      <Culture {...about.vibe} />
      <Values {...about.values} call={about.call} />
    </>
  )
}
