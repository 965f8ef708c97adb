import type { agency } from '../../content/agency.ts'
import { Ask, askAt } from '../../sections/ask/ask.tsx'
import { DigitalServices } from './digital-services.tsx'
import { Evening } from './evening.tsx'
import { Pipeline } from './pipeline.tsx'

type DigitalMarketingProps = typeof agency.digital & Pick<typeof agency, 'asks'>

export function DigitalMarketing({
  label,
  pointsLabel,
  intro,
  why,
  banner,
  services,
  journey,
  asks,
}: DigitalMarketingProps) {
  return (
    <div data-in-parts="">
      <Evening intro={intro} why={why} />
      <Ask {...askAt(asks, 0)} ground="sand" />
      <Pipeline banner={banner} journey={journey} services={services} />
      <DigitalServices label={label} pointsLabel={pointsLabel} services={services} journey={journey} asks={asks} />
    </div>
  )
}
