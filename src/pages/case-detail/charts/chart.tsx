import type { Chart as ChartData, Metrics } from '../../../content/cases.ts'
import { reveal } from '../../../motion/reveal.tsx'
import { Baskets } from './baskets.tsx'
import { Cups } from './cups.tsx'
import { Moons } from './moons.tsx'
import { Pebbles } from './pebbles.tsx'
import { Pots } from './pots.tsx'
import { Seats } from './seats.tsx'
import { Trace } from './trace.tsx'
import css from './chart.module.css'

/** A drawing of a case's figures, animated when it enters the viewport. The caption describes it. */
export function Chart({ chart, metrics }: { chart: ChartData; metrics: Metrics }) {
  return (
    <figure className={css.chart} {...reveal}>
      {drawing(chart, metrics)}
      <figcaption className={css.caption}>{chart.caption}</figcaption>
    </figure>
  )
}

function drawing(chart: ChartData, metrics: Metrics) {
  const metricOf = (id: string): Metrics[number] => {
    const found = metrics.find((metric) => metric.id === id)
    if (!found) throw new Error(`no figure with the id ${id}`)
    return found
  }
  switch (chart.kind) {
    case 'cups':
      return <Cups {...chart} />
    case 'pebbles':
      return <Pebbles income={metricOf(chart.return)} spend={metricOf(chart.spend)} />
    case 'trace':
      return <Trace ratio={metricOf(chart.ratio)} inLabel={chart.inLabel} backLabel={chart.backLabel} />
    case 'moons':
      return (
        <Moons
          increase={metricOf(chart.increase)}
          ratio={metricOf(chart.ratio)}
          before={chart.beforeLabel}
          after={chart.afterLabel}
          inLabel={chart.inLabel}
          backLabel={chart.backLabel}
        />
      )
    case 'pots':
      return <Pots ratio={metricOf(chart.ratio).value} before={chart.beforeLabel} after={chart.afterLabel} />
    case 'seats':
      return <Seats seats={metricOf(chart.seats)} />
    case 'baskets':
      return (
        <Baskets
          income={metricOf(chart.return)}
          spend={metricOf(chart.spend)}
          spendLabel={chart.spendLabel}
          returnLabel={chart.returnLabel}
        />
      )
  }
}
