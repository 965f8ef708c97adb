// npm run art:film [landscape|portrait]: renders frames to a scratch folder, then films and posters.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeWebp } from '../raster.ts'
import { encodeCut } from './encode.ts'
import { openShot, renderLoop } from './render.ts'

const framesPerSecond = 24
const seconds = 10
// The wide cut is rendered at 1.5 times its size and scaled down, which smooths the feather edges. On phones the small
// pixels hide them anyway.
const cuts = {
  landscape: { drawn: [1920, 1080], poster: [1920, 1080], width: 1280, height: 720, limit: 1_000_000 },
  portrait: { drawn: [720, 1280], poster: [1080, 1920], width: 720, height: 1280, limit: 450_000 },
} as const

for (const [name, { drawn, poster, width, height, limit }] of Object.entries(cuts)) {
  if (process.argv[2] && process.argv[2] !== name) continue
  const frames = process.env.FRAMES_DIR ? join(process.env.FRAMES_DIR, name) : join(tmpdir(), `hero-frames-${name}`)
  await renderLoop({ shot: name, width: drawn[0], height: drawn[1] }, framesPerSecond * seconds, frames)
  await writeWebp(
    `content/pictures/film/poster-${name}.webp`,
    await openShot({ shot: name, width: poster[0], height: poster[1] }, (frame) => frame(0)),
    92,
  )
  encodeCut({ frames, width, height, framesPerSecond, limit }, `public/film/hero-${name}`)
}
