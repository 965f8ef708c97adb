import { Sections } from '../../ui/sections.tsx'
import { Hero } from './hero.tsx'
import { Offices } from './offices.tsx'

export function ContactPage() {
  return (
    <Sections>
      <Hero />
      <Offices />
    </Sections>
  )
}
