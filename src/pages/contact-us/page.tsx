import { Hero } from './hero.tsx'
import { Offices } from './offices.tsx'

export function ContactPage() {
  return (
    <>
      <Hero />
      <Offices />
    </>
  )
}
