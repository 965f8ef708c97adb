import { writeFileSync } from 'node:fs'
import { band } from '../../build/brand/band.ts'
import { closingBirds, closingHills, closingSun, closingSunNarrow } from './closing.ts'
import { flock } from './flock.ts'
import { marks } from './marks.ts'
import { plume } from './plume.ts'
import { ridge } from './ridge.ts'
import { step } from './step.ts'
import { weave } from './weave.ts'

const folder = 'src/styles/patterns'
for (const [name, drawing] of Object.entries({
  weave: weave(),
  plume: plume(),
  marks: marks(),
  step: step(),
  band: band(),
  flock: flock(),
  ridge: ridge(),
  'closing-birds': closingBirds(),
  'closing-hills': closingHills(),
  'closing-sun': closingSun(),
  'closing-sun-narrow': closingSunNarrow(),
})) {
  writeFileSync(`${folder}/${name}.svg`, `${drawing}\n`)
  console.log(`${folder}/${name}.svg`, drawing.length, 'bytes')
}
