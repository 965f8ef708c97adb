import { palette } from '../../build/brand/palette.ts'
import { type Point, draw, group, mix, path, round, times } from '../../build/brand/svg.ts'
import { type Plumage, feather, place } from './motifs.ts'

/** Draws a distant bird: two wings and a body. */
export const farBird = (span: number) => {
  const s = span / 100
  const p = (x: number, y: number) => `${round(x * s)} ${round(y * s)}`
  return `M${p(-50, -6)}C${p(-34, -22)} ${p(-14, -18)} ${p(-4, -3)}L${p(0, -7)}L${p(4, -3)}C${p(14, -18)} ${p(34, -22)} ${p(50, -6)}C${p(34, -12)} ${p(18, -6)} ${p(7, 8)}L${p(0, 22)}L${p(-7, 8)}C${p(-18, -6)} ${p(-34, -12)} ${p(-50, -6)}Z`
}

export interface EagleColours {
  quills: string
  quillShade: string
  coverts: string
  shoulder: string
  body: string
  head: string
  tail: string
  beak: string
  line: string
}

export const dawnEagle: EagleColours = {
  quills: palette.ink,
  quillShade: palette.ink2,
  coverts: palette.laterite,
  shoulder: palette.saffron,
  body: palette.clay,
  head: palette.bone,
  tail: palette.bone,
  beak: palette.saffron,
  line: palette.ember,
}
export const silhouette = (colour: string): EagleColours => ({
  quills: colour,
  quillShade: colour,
  coverts: colour,
  shoulder: colour,
  body: colour,
  head: colour,
  tail: colour,
  beak: colour,
  line: colour,
})

/** Draws an eagle from above, heading for −y with spread wings; about 1000 wide at scale 1. */
export function eagle(colours: EagleColours) {
  const arm = (t: number): Point => [mix(30, 330, t), -20 - 70 * Math.sin(t * Math.PI * 0.8) + 30 * t]
  const row = (
    count: number,
    from: number,
    to: number,
    length: (t: number) => number,
    width: number,
    heading: (t: number) => number,
    paint: Plumage,
    barbs = 0,
  ) =>
    times(count, (i) => {
      const t = mix(from, to, i / (count - 1))
      return place(feather(length(t), width, paint, barbs), arm(t), heading(t))
    })
      .toReversed()
      .join('')
  const splay = (t: number) => mix(88, 70, Math.min(1, t / 0.6)) - Math.max(0, t - 0.55) * 165
  const quills: Plumage = { vane: colours.quills, shade: colours.quillShade, rachis: colours.line }
  const wing =
    row(18, 0, 1, (t) => mix(190, 290, Math.min(1, t / 0.7)) - Math.max(0, t - 0.85) * 330, 46, splay, quills, 4) +
    row(
      15,
      0,
      0.98,
      (t) => mix(120, 130, t),
      42,
      (t) => splay(t) + 2,
      { vane: colours.coverts, shade: colours.body, rachis: colours.quills },
      3,
    ) +
    row(
      14,
      0,
      0.96,
      () => 70,
      36,
      (t) => splay(t) + 4,
      { vane: colours.shoulder, shade: colours.coverts, rachis: colours.body },
    )
  const tail = times(7, (i) =>
    place(
      feather(190, 50, { vane: colours.tail, shade: colours.tail, rachis: colours.line }, 3),
      [(i - 3) * 7, 110],
      90 - (i - 3) * 9,
    ),
  ).join('')
  const body = path(
    'M0 -120C46 -110 66 -40 54 50C46 110 24 150 0 170C-24 150 -46 110 -54 50C-66 -40 -46 -110 0 -120Z',
    { fill: colours.body },
  )
  const nape = draw(9, (i) =>
    place(
      feather(74, 30, { vane: colours.head, shade: colours.head, rachis: colours.shoulder }),
      [(i - 4) * 9, -112 + Math.abs(i - 4) * 2],
      90 - (i - 4) * 9,
    ),
  )
  const head = path(
    'M0 -190C20 -188 34 -166 34 -138C34 -108 20 -84 0 -80C-20 -84 -34 -108 -34 -138C-34 -166 -20 -188 0 -190Z',
    { fill: colours.head },
  )
  const gaze = path(
    'M-31 -150C-24 -160 -16 -162 -12 -156C-18 -150 -24 -146 -31 -142ZM31 -150C24 -160 16 -162 12 -156C18 -150 24 -146 31 -142Z',
    { fill: colours.quills },
  )
  const beak =
    path('M-19 -176C-17 -204 -8 -222 0 -240C8 -222 17 -204 19 -176C8 -166 -8 -166 -19 -176Z', { fill: colours.beak }) +
    path('M-5 -222C-3 -230 -1 -236 0 -240C1 -236 3 -230 5 -222Z', { fill: colours.quills })
  return tail + wing + group(wing, { transform: 'scale(-1 1)' }) + body + nape + head + beak + gaze
}
