import type { agency } from '../../content/agency.ts'
import { askAt } from '../../sections/ask/ask.tsx'
import { DigitalServices } from './digital-services.tsx'
import { Evening } from './evening.tsx'
import { Pipeline } from './pipeline.tsx'

type DigitalMarketingProps = typeof agency.digital & Pick<typeof agency, 'asks' | 'pipeline'>

export function DigitalMarketing({ label, pointsLabel, intro, why, services, pipeline, asks }: DigitalMarketingProps) {
  return (
    <div data-in-parts="">
      <Evening intro={intro} why={why} ask={askAt(asks, 0)} />
      <Pipeline {...pipeline} services={services} />
      <DigitalServices label={label} pointsLabel={pointsLabel} services={services} pipeline={pipeline} asks={asks} />
    </div>
  )
}
