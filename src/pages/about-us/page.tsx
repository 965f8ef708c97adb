import { about } from '../../content/about.ts'
import { Banner } from '../../sections/banner/banner.tsx'
import { Sections } from '../../ui/sections.tsx'
import { Dawn } from './dawn.tsx'
import { Leadership } from './leadership.tsx'
import { Manifesto } from './manifesto.tsx'
import { Marquees } from './marquees.tsx'
import css from './page.module.css'
import { Philosophy } from './philosophy.tsx'
import { Purpose } from './purpose.tsx'
import { Team } from './team.tsx'
import { Values } from './values.tsx'
import { Vibe } from './vibe.tsx'

export function AboutPage() {
  const { kicker, headline, text, picture } = about.banner
  return (
    <Sections>
      <Banner
        eyebrow={kicker}
        title={headline}
        text={text}
        picture={picture}
        pattern="plume"
        scrollTo="about_top_content"
        className={css.banner}
      />
      <Purpose {...about.purpose} />
      <Manifesto {...about.manifesto} />
      <Philosophy {...about.philosophy} />
      <Marquees {...about.marquees} />
      <Team {...about.team} />
      <Values {...about.values} />
      <Vibe {...about.vibe} />
      <Leadership {...about.leadership} />
      <Dawn {...about.call} />
    </Sections>
  )
}
