import { Eyebrow } from '../../ui/eyebrow.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'

export function Type() {
  return (
    <Section ground="sand" labelledBy="type" className="flow">
      <Eyebrow number={1}>Eyebrow with a number</Eyebrow>
      <Heading id="type" size="banner">
        Banner ₹£€
      </Heading>
      <Heading level={3} size="h1">
        Heading one size
      </Heading>
      <Heading level={3} size="h2">
        Heading two size
      </Heading>
      <Heading level={3}>Heading three</Heading>
      <Heading level={4}>Heading four</Heading>
      <p className="lead measure">
        Lead. We pair brand thinkers in Chennai with engineers in Dubai, and ship campaigns that earn attention – £2,700
        in, £16,000 out.
      </p>
      <p className="measure">
        Text with “quotes” and ‘quotes’, an ellipsis… 3 × 4 · ₹6,000 → more, <strong>strong words</strong> and{' '}
        <small>small print</small>. Lines stay under sixty-six characters, because longer ones are tiring to read on a
        wide screen.
      </p>
    </Section>
  )
}
