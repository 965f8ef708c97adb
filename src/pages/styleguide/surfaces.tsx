import { Accordion } from '../../ui/accordion.tsx'
import { Divider } from '../../ui/divider.tsx'
import { Card } from '../../ui/card.tsx'
import { Pattern } from '../../ui/pattern.tsx'
import { RotatingBadge } from '../../ui/rotating-badge.tsx'
import { Section } from '../../ui/section.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { samplePicture } from './sample-picture.ts'
import css from './styleguide.module.css'

const words = 'The same words in every panel, because only the frame around them is on show here.'

export function Surfaces() {
  return (
    <>
      <Section ground="sand" labelledBy="surfaces" className="flow">
        <h2 id="surfaces">Cards, cloth, badge</h2>
        <div className={css.grid}>
          <Card
            title="Card that is a link"
            to="/agency"
            eyebrow="Technology"
            cta="Read More"
            picture={samplePicture('case-studies/horlicks-detail')}
            sizes="30vw"
          >
            <p>{words}</p>
          </Card>
          <Card title="Card on ink" ground="ink" picture={samplePicture('technology/shopify')} sizes="30vw" />
          <Card title="Plain card">
            <p>{words}</p>
          </Card>
        </div>
        <Divider />
        <Divider slim />
        <div className={css.grid}>
          <Pattern name="weave" />
          <Pattern name="plume" />
          <Pattern name="marks" />
          <Pattern name="step" size="small" />
        </div>
        <RotatingBadge text="Fly high with the product" />
      </Section>
      <Section ground="laterite" labelledBy="accordion" className="flow">
        <RotatingBadge text="Fly high with the product" />
        <h2 id="accordion">Accordion</h2>
        <Accordion
          name="sg-accordion"
          initial={0}
          items={['First', 'Second', 'Third'].map((title) => ({ id: `sg-${title}`, title, body: <p>{words}</p> }))}
        />
      </Section>
      <Section ground="ink-2" labelledBy="tabs" className="flow">
        <h2 id="tabs">Tabs</h2>
        <Tabs
          label="Sample tabs"
          tabs={['One', 'Two', 'Three'].map((label) => ({
            id: label,
            label,
            panel: (
              <p>
                Panel {label}. {words}
              </p>
            ),
          }))}
        />
        <Tabs
          label="Sample tabs, vertical"
          orientation="vertical"
          tabs={['One', 'Two'].map((label) => ({ id: label, label, panel: <p>Panel {label}.</p> }))}
        />
      </Section>
    </>
  )
}
