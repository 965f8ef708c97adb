import type { AdvisoryDetail } from '../../content/advisory-details.ts'
import { WhyChooseUs } from '../../sections/why-choose-us/why-choose-us.tsx'
import { Sections } from '../../ui/sections.tsx'
import { DetailBanner } from './detail-banner.tsx'
import { Spread } from './spread.tsx'

const FIRST_BLOCK_ID = 'top_content'

export function AdvisoryDetailPage({ detail }: { detail: AdvisoryDetail }) {
  const { name, banner, blocks, choose, action } = detail
  return (
    <Sections>
      <DetailBanner {...banner} name={name} scrollTo={FIRST_BLOCK_ID} />
      {blocks.map((block, index) => (
        <Spread
          key={block.heading}
          {...block}
          id={index === 0 ? FIRST_BLOCK_ID : undefined}
          side={index === 0 ? 'end' : 'start'}
        />
      ))}
      <WhyChooseUs {...choose} action={action} />
    </Sections>
  )
}
