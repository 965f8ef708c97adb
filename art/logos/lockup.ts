import { group, path } from '../../build/brand/svg.ts'
import { outline, parseFont } from '../../build/brand/outline-text.ts'
import type { Client } from './clients.ts'
import { marks } from './marks.ts'

export interface Lockup {
  width: number
  height: number
  body: string
}

const fontFile = (name: string, weight: number) =>
  new URL(`node_modules/@fontsource/${name}/files/${name}-latin-${weight}-normal.woff`, import.meta.url).pathname

// A mark beside a long name is enlarged, because fitting the logo to its area would make it tiny.
const markScale = (text: string) => (text.includes(' ') ? 1.3 : 1)

export function lockup({ text, font, weight = 400, tracking = 0, mark, stacked }: Client): Lockup {
  const word = outline(parseFont(fontFile(font, weight)), text, 100, tracking)
  const place = (x: number, y: number, scale = 1) =>
    path(word.d, { transform: `translate(${x - word.x * scale} ${y - word.y * scale}) scale(${scale})` })
  if (!mark) return { width: word.width, height: word.height, body: place(0, 0) }

  const size = Math.max(word.height * 1.12, 82) * markScale(text)
  if (stacked) {
    const gap = 26
    const above = size * 1.3
    const width = Math.max(word.width, above)
    return {
      width,
      height: above + gap + word.height,
      body: drawn(mark, (width - above) / 2, 0, above) + place((width - word.width) / 2, above + gap),
    }
  }
  const gap = 28
  const height = Math.max(size, word.height)
  return {
    width: size + gap + word.width,
    height,
    body: drawn(mark, 0, (height - size) / 2, size) + place(size + gap, (height - word.height) / 2),
  }
}

const drawn = (mark: keyof typeof marks, x: number, y: number, size: number) =>
  group(marks[mark], { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size / 100).toFixed(3)})` })
