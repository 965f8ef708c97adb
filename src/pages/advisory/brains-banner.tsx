import type { advisory } from '../../content/advisory.ts'
import { Banner } from '../../sections/banner/banner.tsx'

type BrainsBannerProps = typeof advisory.banner & { scrollTo: string }

export function BrainsBanner({ headline, lead, picture, scrollTo }: BrainsBannerProps) {
  return <Banner ground="sand" layout="split" title={headline} text={lead} picture={picture} scrollTo={scrollTo} />
}
