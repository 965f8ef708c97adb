import { proofOf } from '../../content/proof.ts'
import type { Service, ServiceSection } from '../../content/services.ts'
import { FigureSection } from '../../sections/figures/figure-section.tsx'
import { Proof } from '../../sections/proof/proof.tsx'
import { FOOTER_GROUND } from '../../sections/site-footer/footer-ground.ts'
import { Approach } from './approach.tsx'
import { Benefits } from './benefits.tsx'
import { Choose } from './choose.tsx'
import { ExplainedObject } from './explained-object.tsx'
import { WhatAndWhy } from './what-and-why.tsx'
import { Hero, INTRO_ID } from './hero.tsx'
import { Intro } from './intro.tsx'
import { RelatedServices } from './related-services.tsx'
import { Plan } from './plan.tsx'
import { Process } from './process.tsx'
import { BESIDE } from './panel-ground.ts'
import { BadgeDivider } from './badge-divider.tsx'
import { ProofBesideTest } from './proof-beside-test.tsx'
import { UseCases } from './use-cases.tsx'
import { Values } from './values.tsx'
import { Methods } from './methods.tsx'

/** Page of a service. The order, grounds and layouts of its sections come from the content. */
export function AgencyServicePage({ path, service }: { path: string; service: Service }) {
  const { hero, name, sections } = service
  const proofs = proofOf(path)
  const top = sections[0]
  const beginsWithProof = top?.kind === 'proof'
  /** The case below the banner. A page with one case has it there only where `sections` begins with it. */
  const first = proofs.length > 1 || beginsWithProof ? proofs[0] : undefined
  const last = proofs.at(-1)
  const groundsAround = (at: number) => {
    const grounds = (parts: ServiceSection[]) => parts.flatMap((part) => ('ground' in part ? part.ground : []))
    const above = sections[at - 1]
    return [
      grounds(sections.slice(0, at)).at(-1) ?? hero.ground,
      grounds(sections.slice(at))[0] ?? FOOTER_GROUND,
      ...(above?.kind === 'choose' && above.layout === 'panel' ? [BESIDE[above.ground]] : []),
    ]
  }
  /** The figure that the circle of the banner leads to. */
  const opening = top?.kind === 'figure' && ('beforeCase' in top || !first) ? top : undefined
  return (
    <>
      <Hero hero={hero} name={name} />
      {opening && <FigureSection id={INTRO_ID} figure={opening} />}
      <Proof
        id={opening ? undefined : INTRO_ID}
        proof={first}
        between={groundsAround(opening ? 1 : 0)}
        banner={hero.kind}
      />
      {sections.map((section, at) =>
        section === opening || (beginsWithProof && section === top) ? null : section.kind === 'proof' ? (
          section.test && last ? (
            <ProofBesideTest
              key={section.kind}
              proof={last}
              test={section.test}
              path={path}
              between={groundsAround(at)}
            />
          ) : (
            <Proof key={section.kind} proof={last} between={groundsAround(at)} banner={hero.kind} closing />
          )
        ) : (
          <SectionRenderer key={'drawing' in section ? section.drawing : section.kind} section={section} />
        ),
      )}
    </>
  )
}

function SectionRenderer({ section }: { section: Exclude<ServiceSection, { kind: 'proof' }> }) {
  switch (section.kind) {
    case 'figure':
      return <FigureSection figure={section} />
    case 'intro':
      return section.layout === 'figure' ? (
        <FigureSection figure={{ ...section, kind: 'figure' }} />
      ) : (
        <Intro {...section} />
      )
    case 'explain':
      switch (section.layout) {
        case 'facing':
        case 'stacked':
        case 'listed':
        case 'beads':
          return <WhatAndWhy {...section} />
        default:
          return <ExplainedObject {...section} />
      }
    case 'benefits':
      return <Benefits {...section} />
    case 'plan':
      return <Plan {...section} />
    case 'choose':
      return <Choose section={section} />
    case 'values':
      return <Values {...section} />
    case 'ways':
      return <Methods {...section} />
    case 'uses':
      return <UseCases {...section} />
    case 'approach':
      return <Approach {...section} />
    case 'process':
      return <Process {...section} />
    case 'pairs':
      return <RelatedServices {...section} />
    case 'badge':
      return <BadgeDivider {...section} />
  }
}
