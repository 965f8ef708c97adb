import type { AdvisoryDetail } from '../../content/advisory-details.ts'
import { proofOf } from '../../content/proof.ts'
import { Proof } from '../../sections/proof/proof.tsx'
import { FOOTER_GROUND } from '../../sections/site-footer/footer-ground.ts'
import { WhyChooseUs } from '../../sections/why-choose-us/why-choose-us.tsx'
import { AdvisoryDetailHero } from './hero.tsx'
import { TextWithImage } from './text-with-image.tsx'

const FIRST_BLOCK_ID = 'top_content'

export function AdvisoryDetailPage({ path, detail }: { path: string; detail: AdvisoryDetail }) {
  const { name, banner, blocks, choose, action } = detail
  const [first, second] = proofOf(`/advisory/${path.split('/').at(-1)}`)
  return (
    <>
      <AdvisoryDetailHero {...banner} name={name} scrollTo={FIRST_BLOCK_ID} />
      <Proof id={FIRST_BLOCK_ID} proof={first} between={[banner.ground, blocks[0].ground]} />
      {blocks.map((block, index) => (
        <TextWithImage
          key={block.heading}
          {...block}
          side={index === 0 ? 'end' : 'start'}
          action={index === 0 ? action : undefined}
        />
      ))}
      <WhyChooseUs {...choose} />
      <Proof proof={second} between={[choose.ground, FOOTER_GROUND]} closing />
    </>
  )
}
