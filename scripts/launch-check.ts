/** npm run launch-check: lists every record that is still a sample and every promise nobody has confirmed. Exits with 1 while any is left. */
import { faultLine } from '../build/content/fault.ts'
import { flaggedRecords } from '../build/content/load.ts'

const { samples, promises } = await flaggedRecords()
for (const record of [...samples, ...promises]) console.log(faultLine(record))
if (samples.length > 0)
  console.log(`${samples.length} sample records left. Replace each with the real one and remove its \`sample: true\`.`)
if (promises.length > 0)
  console.log(
    `${promises.length} promises left to confirm. Keep or change the words of each and remove its \`confirm: true\`.`,
  )
if (samples.length + promises.length > 0) {
  console.log('Then run this again.')
  process.exitCode = 1
} else console.log('No sample records and no unconfirmed promises left: ready to launch.')
