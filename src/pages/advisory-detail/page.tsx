import type { AdvisoryDetail } from '../../content/advisory-details.ts'
import { proofOf } from '../../content/proof.ts'
import { Proof } from '../../sections/proof/proof.tsx'
import { FOOTER_GROUND } from '../../sections/site-footer/footer-ground.ts'
import { WhyChooseUs } from '../../sections/why-choose-us/why-choose-us.tsx'
import { Block } from './block.tsx'
import { AdvisoryDetailHero } from './hero.tsx'

const FIRST_BLOCK_ID = 'top_content'

/** At a second address, of another area, banner, blocks, order and the words of its buttons are others. */
export function AdvisoryDetailPage({ path, detail }: { path: string; detail: AdvisoryDetail }) {
  const { name, banner, blocks, choose, second } = detail
  const cases = proofOf(`/advisory/${path.split('/').at(-1)}`)
  const isElsewhere = second !== undefined && !path.split('/').includes('advisory')
  const action = isElsewhere ? { ...detail.action, label: second.action } : detail.action
  const [first, last] = isElsewhere ? [cases[1], cases[0]] : cases
  const { lead, ground, picture } = isElsewhere ? second : banner
  const [opening, closing] = isElsewhere ? second.blocks : blocks
  /* These are long on a phone: a way to write is never more than three screens away. */
  const isLong = closing.drawing === 'two-pages' || closing.drawing === 'one-evening'
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
      {isElsewhere ? (
        <>
          <Block {...opening} id={FIRST_BLOCK_ID} side="end" action={action} />
          <Proof proof={first} between={[opening.ground, closing.ground]} />
        </>
      ) : (
        <>
          <Proof id={FIRST_BLOCK_ID} proof={first} between={[ground, opening.ground]} />
          <Block {...opening} side="end" action={action} />
        </>
      )}
      <Block {...closing} side="start" action={isElsewhere || isLong ? action : undefined} />
      <WhyChooseUs {...choose} />
      <Proof proof={last} between={[choose.ground, FOOTER_GROUND]} closing />
    </>
  )
}
