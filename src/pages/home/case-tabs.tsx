import type { home } from '../../content/home.ts'
import { formatMetric } from '../../lib/format-metric.ts'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Image } from '../../ui/image.tsx'
import { Section } from '../../ui/section.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import css from './case-tabs.module.css'

type Cases = typeof home.cases

/** Tabs of cases. The whole section takes the ground of the chosen case. */
export function CaseTabs({ heading, moreLabel, tabs }: Cases) {
  if (tabs.length === 0) return null
  return (
    <Section ground={tabs[0]?.ground ?? 'ink'} labelledBy="cases" className={css.cases}>
      <Heading id="cases" className={css.heading}>
        {heading}
      </Heading>
      <Tabs
        label={heading}
        orientation="vertical"
        className={css.tabs}
        listClassName={css.list}
        tabClassName={css.tab}
        tabs={tabs.map((tab) => ({
          id: tab.slug,
          label: tab.name,
          ground: tab.ground,
          panel: <CasePanel {...tab} moreLabel={moreLabel} />,
        }))}
      />
    </Section>
  )
}

function CasePanel({ slug, name, picture, text, metrics, moreLabel }: Cases['tabs'][number] & { moreLabel: string }) {
  return (
    <div className={css.case}>
      <Image picture={picture} sizes="(min-width: 60em) 58vw, 92vw" cover className={css.picture} />
      <ul className={css.metrics}>
        {metrics.map((metric) => (
          <li key={metric.label} data-spent={metric.spent}>
            <span className={css.value}>{formatMetric(metric)}</span> <span className={css.label}>{metric.label}</span>
          </li>
        ))}
      </ul>
      <div className={css.story}>
        <h3 className="visually-hidden">{name}</h3>
        <p className="lead">{text}</p>
        <Button to={`/case-study/${slug}`} srSuffix={name}>
          {moreLabel}
        </Button>
      </div>
    </div>
  )
}
