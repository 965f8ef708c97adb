// Stills of the film's landscape with other positions of the sun.
import sharp from 'sharp'
import { openShot } from '../film/render.ts'
import { palette } from '../../build/brand/palette.ts'
import { toPng } from '../raster.ts'
import { element, group, svg } from '../../build/brand/svg.ts'
import { eagle, silhouette } from './birds.ts'

const still =
  (shot: string, width: number, height: number, moment = 0.7) =>
  () =>
    openShot({ shot, width, height }, (frame) => frame(moment))

/** Dunes with nothing but the shadow of a bird that has flown past. */
async function dunes() {
  const [width, height] = [2400, 1350]
  const land = await openShot({ shot: 'dunes', width, height }, (frame) => frame(0.35))
  const shadow = svg(
    width,
    height,
    element(
      'filter',
      { id: 'soft', x: '-20%', y: '-20%', width: '140%', height: '140%' },
      element('feGaussianBlur', { stdDeviation: 5 }),
    ) +
      group(
        group(eagle(silhouette(palette.ink)), {
          transform: 'translate(1500 860) rotate(-4) skewX(-34) scale(1.15 .44) rotate(24)',
        }),
        { filter: 'url(#soft)', opacity: 0.62 },
      ),
  )
  return sharp(land)
    .composite([{ input: toPng(shadow, width), blend: 'multiply' }])
    .png()
    .toBuffer()
}

export const scenes = {
  banners: {
    'agency-market': still('market', 2400, 1350),
    about: still('about', 2400, 1350),
    contact: still('contact', 2400, 1350),
  },
  about: {
    purpose: still('purpose', 2400, 1350),
    manifesto: still('manifesto', 2400, 1350),
    flock: still('flock', 1600, 1200),
  },
  error: { dunes },
}
