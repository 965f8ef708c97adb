/**
 * npm run bench:interactions [-- --runs 5 --only "form" --out .cache/bench]
 *
 * Measures the response to real input with the processor slowed to a quarter: the longest event of each interaction
 * until the next frame, as Interaction to Next Paint counts it. Each run opens the page again, so that nothing is warm.
 * Also measures the time from a click to the next page's headline, with its code prefetched on hover.
 */
import { launchBrowser } from './browser.ts'
import { slowest, unreported } from './event-timing.ts'
import { median } from './figures.ts'
import { interactions } from './interaction-list.ts'
import { measureInteraction } from './measure-interaction.ts'
import { nextPage } from './next-page.ts'
import { commandOptions, folder, wholeNumber } from './options.ts'
import { writeReport } from './report.ts'
import { withServedSite } from './served-site.ts'
import { table } from './table.ts'
import { targets } from './targets.ts'

const { runs, only, out } = commandOptions({
  runs: wholeNumber(5, 1, 25),
  only: { fallback: '', read: (text) => text.toLowerCase() },
  out: folder('.cache/bench'),
})

const duration = (value: number) => (value === 0 ? `< ${unreported} ms` : `${value} ms`)

await withServedSite(async ({ url }) => {
  const browser = await launchBrowser()
  try {
    const answers = []
    for (const interaction of interactions.filter(({ name }) => name.toLowerCase().includes(only))) {
      const events = []
      for (let run = 0; run < runs; run += 1) {
        events.push(
          await measureInteraction(browser, url, interaction).catch((error: unknown) => {
            throw new Error(`${interaction.name} could not be done`, { cause: error })
          }),
        )
      }
      const durations = events.map((event) => event.duration)
      const worst = slowest(events)
      const answer = { name: interaction.name, median: median(durations), most: worst.duration, worst, durations }
      console.log(
        `${interaction.name}: ${durations.map(duration).join(', ')} (${worst.type}, waiting ${worst.waiting}, code ${worst.code}, picture ${worst.picture})`,
      )
      answers.push(answer)
    }
    const pages = []
    for (const slowness of [1, 4]) {
      const times: number[] = []
      for (let run = 0; run < runs; run += 1) times.push(await nextPage(browser, url, slowness))
      console.log(`Next page, processor ÷${slowness}: ${times.map((time) => `${time} ms`).join(', ')}`)
      pages.push({ slowness, median: median(times), most: Math.max(...times), times })
    }
    const tables = [
      'Longest event up to the next picture, processor ÷4. The browser rounds to 8 ms and reports nothing under 16 ms.',
      table(
        [
          { head: 'Interaction', value: ({ name }) => name, words: true },
          {
            head: `Median (≤ ${targets.interaction} ms)`,
            value: (row) => duration(row.median),
            missed: (row) => row.median > targets.interaction,
          },
          { head: 'Most', value: ({ most }) => duration(most) },
          { head: 'Slowest event', value: ({ worst }) => worst.type, words: true },
          { head: 'Waiting', value: ({ worst }) => `${worst.waiting} ms` },
          { head: 'Code', value: ({ worst }) => `${worst.code} ms` },
          { head: 'Picture', value: ({ worst }) => `${worst.picture} ms` },
        ],
        answers,
      ),
      'From the click to the headline of the next page, its code prefetched by hovering.',
      table(
        [
          { head: 'Processor', value: ({ slowness }) => `÷${slowness}`, words: true },
          {
            head: `Median (≤ ${targets.nextPage} ms)`,
            value: (row) => `${row.median} ms`,
            missed: (row) => row.median > targets.nextPage,
          },
          { head: 'Most', value: ({ most }) => `${most} ms` },
        ],
        pages,
      ),
    ].join('\n\n')
    writeReport(out, { name: 'interactions', tables, results: { interactions: answers, nextPage: pages } })
  } finally {
    await browser.close()
  }
})
