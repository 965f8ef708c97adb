// Result badges: the client's mark, a plain category and, for the seven case studies, the figure the case study itself states.
import { draw, group, line, path, polar, at } from '../svg.ts'
import { displayFont, outline } from '../type.ts'
import { marks, type MarkName } from './marks.ts'

interface Result {
  mark?: MarkName
  /** Set plainly where the client has no mark of ours. */
  name?: string
  figure?: string
  label: readonly string[]
  frame: FrameName
}

export const results: readonly Result[] = [
  { name: 'Horlicks', figure: '37.5x', label: ['Return on', 'ad spend'], frame: 'sun' },
  { mark: 'leaf', figure: '₹27L', label: ['Sales'], frame: 'shield' },
  { mark: 'cap', figure: '300+', label: ['Course', 'registrations'], frame: 'cloth' },
  { mark: 'petals', label: ['Qualified', 'leads'], frame: 'arch' },
  { mark: 'lotus', figure: '5.9x', label: ['Return on', 'ad spend'], frame: 'sun' },
  { mark: 'pulse', figure: '25%', label: ['Conversion', 'increase'], frame: 'shield' },
  { mark: 'bolt', label: ['Reach'], frame: 'cloth' },
  { mark: 'pad', figure: '77%', label: ['Retention', 'increase'], frame: 'arch' },
  { mark: 'jar', figure: '9%', label: ['Conversion', 'increase'], frame: 'sun' },
  { mark: 'kite', label: ['Repeat', 'customers'], frame: 'shield' },
  { mark: 'arcs', label: ['Search', 'visibility'], frame: 'cloth' },
]

const rim = (count: number, inner: number, outer: number) =>
  path(
    draw(
      count,
      (i) =>
        `M${at(polar(100, 100, outer, i / count))}L${at(polar(100, 100, inner, (i + 0.42) / count))} ${at(polar(100, 100, inner, (i - 0.42) / count))}Z`,
    ),
  )
const edge = (d: string, width: number) => line(d, 'currentColor', width, { strokeLinejoin: 'round' })
const octagon = (inset: number, corner: number) => {
  const far = 200 - inset
  return `M${inset + corner} ${inset}H${far - corner}L${far} ${inset + corner}V${far - corner}L${far - corner} ${far}H${inset + corner}L${inset} ${far - corner}V${inset + corner}Z`
}

const frames = {
  sun: edge('M100 18a82 82 0 1 1-.1 0Z', 3.5) + rim(44, 87, 99),
  shield:
    edge('M100 4C128 16 160 20 188 18V104C188 148 146 180 100 197C54 180 12 148 12 104V18C40 20 72 16 100 4Z', 4.5) +
    edge('M100 16C126 27 154 31 178 30V104C178 142 142 170 100 186C58 170 22 142 22 104V30C46 31 74 27 100 16Z', 2),
  cloth: edge(octagon(4, 44), 4.5) + edge(octagon(15, 40), 2),
  arch:
    edge('M10 196V94A90 90 0 0 1 190 94V196Z', 4.5) +
    path(draw(15, (i) => `M${22 + i * 10.4} 184l5.2-10 5.2 10Z`)) +
    edge('M20 170V94A80 80 0 0 1 180 94V170Z', 2),
} as const
/** The widest a line of words may be, so that it keeps clear of the frame's edge. */
const room = { sun: 136, shield: 96, cloth: 156, arch: 146 } as const
const middle = { sun: 98, shield: 91, cloth: 98, arch: 94 } as const
type FrameName = keyof typeof frames

export async function resultBadge({ mark, name, figure, label, frame }: Result) {
  const font = await displayFont(`${name ?? ''}${figure ?? ''}${label.join('')}`, { weight: 800, width: 88 })
  const wordBlock = (text: string, size: number, gap: number) => {
    const natural = outline(font, text, size)
    const fitting = size * Math.min(1, room[frame] / natural.width)
    const word = outline(font, text, fitting)
    return {
      height: fitting * 0.7,
      gap,
      draw: (y: number) =>
        path(word.d, {
          transform: `translate(${(100 - word.x - word.width / 2).toFixed(1)} ${(y + fitting * 0.7).toFixed(1)})`,
        }),
    }
  }
  // Text blocks hang from the mark downwards and the whole is centred a little above the frame's middle.
  const blocks: { height: number; gap: number; draw: (y: number) => string }[] = []
  if (name) blocks.push(wordBlock(name, 19, 11))
  if (mark) {
    const size = figure ? 34 : 62
    blocks.push({
      height: size,
      gap: figure ? 9 : 15,
      draw: (y) =>
        group(marks[mark], { transform: `translate(${100 - size / 2} ${y.toFixed(1)}) scale(${size / 100})` }),
    })
  }
  if (figure) {
    // The rupee sign is in another file of the typeface than the digits.
    const rupee = figure.startsWith('₹')
      ? outline(await displayFont('₹', { weight: 800, width: 88, subset: 'latin-ext' }), '₹', 58)
      : undefined
    const word = outline(font, figure.replace('₹', ''), 58, -25)
    const before = rupee ? rupee.width + 5 : 0
    const scale = Math.min(1.15, 128 / (before + word.width))
    const left = 100 - ((before + word.width) * scale) / 2
    const figureAt = (d: string, x: number, y: number) =>
      path(d, { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})` })
    blocks.push({
      height: word.height * scale,
      gap: 10,
      draw: (y) =>
        (rupee ? figureAt(rupee.d, left - rupee.x * scale, y - word.y * scale) : '') +
        figureAt(word.d, left + (before - word.x) * scale, y - word.y * scale),
    })
  }
  for (const text of label) blocks.push(wordBlock(text, figure ? 19 : 25, figure ? 7 : 10))
  const total = blocks.reduce((sum, { height, gap }, i) => sum + height + (i < blocks.length - 1 ? gap : 0), 0)
  let y = middle[frame] - total / 2
  const drawn = blocks.map((block) => {
    const here = block.draw(y)
    y += block.height + block.gap
    return here
  })
  return { width: 200, height: 200, body: frames[frame] + drawn.join('') }
}
