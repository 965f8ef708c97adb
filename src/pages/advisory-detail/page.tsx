import type { AdvisoryDetail } from '../../content/advisory-details.ts'
import { proofOf } from '../../content/proof.ts'
import { Proof } from '../../sections/proof/proof.tsx'
import { FOOTER_GROUND } from '../../sections/site-footer/footer-ground.ts'
import { WhyChooseUs } from '../../sections/why-choose-us/why-choose-us.tsx'
import { Block } from './block.tsx'
import { AdvisoryDetailHero } from './hero.tsx'

const FIRST_BLOCK_ID = 'top_content'

/**
 * Page of one advisory service. It may have a second path in another area, with a different banner, order of blocks
 * and action label.
 */
export function AdvisoryDetailPage({ path, detail }: { path: string; detail: AdvisoryDetail }) {
  const { name, banner, blocks, choose, second } = detail
  const cases = proofOf(`/advisory/${path.split('/').at(-1)}`)
  const isElsewhere = second !== undefined && !path.split('/').includes('advisory')
  const action = isElsewhere ? { ...detail.action, label: second.action } : detail.action
  const [first, last] = isElsewhere ? [cases[1], cases[0]] : cases
  const { lead, ground, picture } = isElsewhere ? second : banner
  const [opening, closing] = isElsewhere ? second.blocks : blocks
  const opensWithBlock = isElsewhere || detail.composition === 'drawing-first'
  const openingBlock = (
    <Block
      {...opening}
      id={opensWithBlock ? FIRST_BLOCK_ID : undefined}
      side={opensWithBlock ? 'start' : 'end'}
      action={action}
      isMain={isElsewhere}
    />
  )
  return (
    <>
      <AdvisoryDetailHero
        {...banner}
        lead={lead}
        ground={ground}
        picture={picture}
        name={name}
        scrollTo={FIRST_BLOCK_ID}
      />
      {opensWithBlock && openingBlock}
      <Proof
        id={opensWithBlock ? undefined : FIRST_BLOCK_ID}
        proof={first}
        between={opensWithBlock ? [opening.ground, closing.ground] : [ground, opening.ground]}
      />
      {!opensWithBlock && openingBlock}
      <Block
        {...closing}
        side={opensWithBlock ? 'end' : 'start'}
        // Other blocks are long on a phone, where a contact link should never be more than three screens away.
        action={closing.drawing === 'voice-guide' ? undefined : action}
        isMain={isElsewhere}
      />
      <WhyChooseUs {...choose} />
      <Proof
        proof={last}
        between={[choose.ground, FOOTER_GROUND]}
        // The banner at the second path shows a disc.
        banner={isElsewhere ? 'disc' : undefined}
        closing
      />
    </>
  )
}
