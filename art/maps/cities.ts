// Coasts and main roads as a few key points, drawn from memory; schematic, without third-party data.
import { palette } from '../../build/brand/palette.ts'
import { group, line, path, polar, seeded, smooth, times, type Point } from '../../build/brand/svg.ts'
import { displayFont } from '../../build/brand/outline-text.ts'
import { chart, height, Lettering, pin, projection, river, road, streetNet, width, type Place } from './chart.ts'

const seaLettering = '#7C86D6'
const lettering = async () =>
  new Lettering(
    await displayFont('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz ', {
      weight: 750,
      width: 92,
      opticalSize: 40,
    }),
  )

export async function chennai() {
  const project = projection([80.235, 13.045], 4700)
  const draw = (places: readonly Place[]) => places.map(project)
  const letters = await lettering()
  const coast = draw([
    [80.325, 13.16],
    [80.312, 13.125],
    [80.302, 13.1],
    [80.294, 13.082],
    [80.289, 13.065],
    [80.284, 13.045],
    [80.278, 13.02],
    [80.272, 13],
    [80.266, 12.975],
    [80.26, 12.94],
  ])
  const cooum = draw([
    [80.09, 13.04],
    [80.12, 13.052],
    [80.16, 13.068],
    [80.19, 13.064],
    [80.215, 13.075],
    [80.235, 13.066],
    [80.252, 13.076],
    [80.268, 13.068],
    [80.278, 13.074],
    [80.291, 13.068],
  ])
  const adyar = draw([
    [80.09, 12.996],
    [80.12, 13.005],
    [80.155, 13.018],
    [80.18, 13.008],
    [80.205, 13.022],
    [80.225, 13.014],
    [80.245, 13.022],
    [80.262, 13.009],
    [80.277, 13.013],
  ])
  const annaSalai = draw([
    [80.12, 12.928],
    [80.15, 12.955],
    [80.18, 12.985],
    [80.212, 13.009],
    [80.228, 13.028],
    [80.25, 13.05],
    [80.27, 13.07],
    [80.278, 13.083],
  ])
  const smaller = [
    [
      [80.247, 13.005],
      [80.245, 12.985],
      [80.24, 12.95],
      [80.232, 12.92],
    ],
    [
      [80.247, 13.005],
      [80.258, 12.988],
      [80.255, 12.955],
      [80.251, 12.92],
    ],
    [
      [80.212, 13.009],
      [80.203, 13.03],
      [80.211, 13.05],
      [80.209, 13.075],
      [80.213, 13.105],
      [80.222, 13.15],
    ],
    [
      [80.09, 13.068],
      [80.12, 13.072],
      [80.17, 13.079],
      [80.21, 13.077],
      [80.25, 13.081],
      [80.278, 13.083],
    ],
  ] as const
  const office = project([80.246, 13.05])
  const beach = smooth(
    draw([
      [80.288, 13.064],
      [80.284, 13.047],
      [80.2795, 13.028],
    ]),
  )
  return chart(
    `${smooth(coast)}L-40 ${height + 60}L-40 -60L${coast[0]?.[0]} -60Z`,
    streetNet(15.5, 7),
    river(cooum, 11) +
      river(adyar, 11) +
      line(beach, palette.saffron, 16, { strokeLinecap: 'round' }) +
      smaller.map((places) => road(draw(places), 4, palette.saffron)).join('') +
      road(annaSalai, 6) +
      pin(office) +
      letters.label([office[0] - 84, office[1] + 26], 'Chennai', { size: 76, anchor: 'end' }) +
      letters.label(project([80.2945, 13.046]), 'Marina Beach', {
        size: 32,
        fill: palette.saffron,
        ground: palette.ink,
      }) +
      letters.label(project([80.1545, 12.9655]), 'Anna Salai', { size: 30, turn: -43 }) +
      letters.label(project([80.2255, 12.9995]), 'Adyar', { size: 31 }) +
      letters.label(project([80.2482, 13.0305]), 'Mylapore', { size: 31 }) +
      letters.label(project([80.1695, 13.0985]), 'Anna Nagar', { size: 31 }) +
      letters.label(project([80.2465, 13.1]), 'George Town', { size: 31 }) +
      letters.label(project([80.2, 12.991]), 'Guindy', { size: 31 }) +
      letters.label([width - 110, height - 64], 'Bay of Bengal', {
        size: 36,
        fill: seaLettering,
        ground: palette.ink,
        anchor: 'end',
      }),
  )
}

export async function dubai() {
  const project = projection([55.2395, 25.15], 2950)
  const draw = (places: readonly Place[]) => places.map(project)
  const letters = await lettering()
  const coast = draw([
    [54.98, 24.95],
    [55.03, 25.005],
    [55.075, 25.045],
    [55.115, 25.075],
    [55.15, 25.105],
    [55.185, 25.14],
    [55.215, 25.185],
    [55.245, 25.222],
    [55.275, 25.26],
    [55.31, 25.29],
    [55.36, 25.31],
    [55.45, 25.37],
  ])
  const sheikhZayed = draw([
    [54.98, 24.925],
    [55.06, 25],
    [55.12, 25.06],
    [55.17, 25.1],
    [55.225, 25.155],
    [55.27, 25.205],
    [55.31, 25.245],
    [55.37, 25.285],
    [55.46, 25.33],
  ])
  const smaller = [
    [
      [55.05, 24.9],
      [55.14, 24.985],
      [55.23, 25.05],
      [55.31, 25.105],
      [55.365, 25.15],
      [55.42, 25.215],
      [55.52, 25.28],
    ],
    [
      [55.306, 25.2345],
      [55.312, 25.225],
      [55.33, 25.185],
      [55.342, 25.145],
      [55.345, 25.105],
      [55.36, 25.055],
      [55.388, 25.0],
      [55.41, 24.93],
    ],
    [
      [55.18, 24.9],
      [55.28, 24.99],
      [55.4, 25.02],
      [55.5, 25.06],
      [55.58, 25.12],
    ],
  ] as const
  const creek = draw([
    [55.292, 25.272],
    [55.305, 25.262],
    [55.325, 25.248],
    [55.333, 25.228],
    [55.345, 25.205],
    [55.335, 25.192],
  ])
  const canal = draw([
    [55.335, 25.192],
    [55.305, 25.182],
    [55.28, 25.187],
    [55.26, 25.18],
    [55.238, 25.193],
    [55.228, 25.2],
  ])
  const office = project([55.383, 25.118])
  const islands = project([55.172, 25.232])
  return chart(
    `${smooth(coast)}L${width + 40} -20L${width + 40} ${height + 40}L-40 ${height + 40}Z`,
    streetNet(44, 11),
    palm(project([55.1255, 25.1245])) +
      archipelago(islands) +
      river(canal, 8) +
      river(creek, 13) +
      smaller.map((places) => road(draw(places), 4, palette.saffron)).join('') +
      road(sheikhZayed, 6) +
      pin(office) +
      // Placed between the road and the edge that a phone shows.
      letters.label([office[0] + 27, office[1] + 98], 'Dubai Digital', { size: 32, anchor: 'middle' }) +
      letters.label([office[0] + 27, office[1] + 131], 'Park', { size: 32, anchor: 'middle' }) +
      letters.label([office[0] + 27, office[1] + 164], 'Silicon Oasis', { size: 28, anchor: 'middle' }) +
      letters.label(project([55.226, 25.108]), 'Dubai', { size: 76 }) +
      letters.label([islands[0], islands[1] - 70], 'The World', {
        size: 31,
        fill: palette.sand,
        ground: palette.ink,
        anchor: 'middle',
      }) +
      letters.label([306, 358], 'Palm Jumeirah', {
        size: 31,
        fill: palette.sand,
        ground: palette.ink,
        anchor: 'middle',
      }) +
      letters.label(project([55.108, 25.0305]), 'Sheikh Zayed Road', { size: 26, turn: -45 }) +
      letters.label(project([55.2625, 25.164]), 'Business Bay', { size: 30 }) +
      letters.label(project([55.345, 25.247]), 'Deira', { size: 31 }) +
      letters.label([190, 78], 'Arabian Gulf', { size: 36, fill: seaLettering, ground: palette.ink }),
  )
}

function palm([x, y]: Point) {
  const lengths = [30, 44, 52, 56, 56, 52, 44, 32]
  const fronds = lengths
    .map((length, i) =>
      [-1, 1]
        .map((side) => `M0 ${-14 - i * 9.5}Q${side * length * 0.5} ${-18 - i * 9.5} ${side * length} ${-40 - i * 9.5}`)
        .join(''),
    )
    .join('')
  const crescent = 'M-74 -6A80 80 0 0 1 -38 -110M-22 -118A80 80 0 0 1 22 -118M38 -110A80 80 0 0 1 74 -6'
  return group(path(fronds, { strokeWidth: 5.5 }) + path(`M0 34V-98${crescent}`, { strokeWidth: 11 }), {
    transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(-41) scale(1.12)`,
    stroke: palette.sand,
    strokeLinecap: 'round',
    fill: 'none',
  })
}

function archipelago([x, y]: Point) {
  const random = seeded(3)
  const islands = times(44, () => polar(0, 0, Math.sqrt(random()) * 56, random()).map(Math.round))
  const dots = (from: number, size: number) =>
    line(
      islands
        .slice(from, from + 15)
        .map(([dx = 0, dy = 0]) => `M${Math.round(x + dx)} ${Math.round(y + dy * 0.8)}h.1`)
        .join(''),
      palette.sand,
      size,
      { strokeLinecap: 'round' },
    )
  return dots(0, 7) + dots(15, 11) + dots(30, 14)
}
