/** npm run launch-check: lists every record that is still a sample. Exits with 1 while any is left. */
import { faultLine } from '../src/content/fault.ts'
import { sampleRecords } from '../src/content/load.ts'

const samples = await sampleRecords()
for (const record of samples) console.log(faultLine(record))
if (samples.length > 0) {
  console.log(
    `${samples.length} sample records left. Replace each with the real one and remove its \`sample: true\`, then run this again.`,
  )
  process.exitCode = 1
} else console.log('No sample records left: ready to launch.')
