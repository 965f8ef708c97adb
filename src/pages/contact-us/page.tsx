import { Island } from '../../ui/island.tsx'
import { Hero } from './hero.tsx'
import { Offices } from './offices.tsx'

export function ContactPage() {
  return (
    <>
      <Island name="contact-hero" component={Hero} props={{}} ground="ink" />
      <Island name="contact-offices" component={Offices} props={{}} ground="sand" />
    </>
  )
}
