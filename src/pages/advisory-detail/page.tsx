import { Fragment } from 'react'
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
  const order = isElsewhere ? 'drawing-first' : detail.composition
  const why = { key: 'why', ground: choose.ground, element: <WhyChooseUs {...choose} /> }
  const one = {
    key: 'one',
    ground: opening.ground,
    element: (
      <Block
        {...opening}
        id={order === 'drawing-first' ? FIRST_BLOCK_ID : undefined}
        side={order === 'drawing-first' ? 'start' : 'end'}
        action={action}
      />
    ),
  }
  const two = {
    key: 'two',
    ground: closing.ground,
    element: (
      <Block
        {...closing}
        side={order === 'drawing-first' ? 'end' : 'start'}
        // Long on a phone, or far from the first: a way to write is never more than three screens away.
        action={closing.drawing === 'voice-guide' ? undefined : action}
      />
    ),
  }
  const parts = [one, two, why]
  // Above the first case stands the banner, or the drawing that the page opens with.
  const at = order === 'drawing-first' ? 1 : 0
  const above = parts[at - 1]
  const below = parts[at]
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
      {above?.element}
      <Proof
        id={above ? undefined : FIRST_BLOCK_ID}
        proof={first}
        between={[above?.ground ?? ground, below?.ground ?? ground]}
      />
      {parts.slice(at).map(({ key, element }) => (
        <Fragment key={key}>{element}</Fragment>
      ))}
      <Proof proof={last} between={[parts.at(-1)?.ground ?? ground, FOOTER_GROUND]} closing />
    </>
  )
}
