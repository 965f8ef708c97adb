import sharp from 'sharp'
import { expect, test } from 'vitest'
import { outlinePng, outlineSvg, type LogoOutline, type LogoFault } from './logo-outline.ts'

const svg = (attributes: string, content: string) =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`

/** Draws the logo in black on white at 160 × 64 pixels, and returns whether a pixel is dark. */
async function rasterise(outline: LogoOutline | LogoFault): Promise<(x: number, y: number) => boolean> {
  if ('fault' in outline) throw new Error(outline.fault)
  const picture = svg(`${outline.attributes} color="#000"`, outline.content)
  const { data, info } = await sharp(Buffer.from(picture))
    .resize(160, 64, { fit: 'contain', background: '#fff' })
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return (x, y) => data[(y * info.width + x) * info.channels]! < 128
}

test('an SVG loses its scripts, styles, colours and size, and keeps its drawing', async () => {
  const outline = outlineSvg(
    svg(
      'width="160" height="64" onload="alert(1)"',
      `<!-- drawn by somebody --><style>.a{fill:#e4002b}.b{fill:#123456}</style><script>alert(1)</script>
       <rect class="a" width="40" height="64"/><rect class="b" x="120" width="40" height="64" onclick="alert(1)"/>
       <a href="javascript:alert(1)"><rect style="fill:#e4002b" x="70" y="20" width="20" height="20"/></a>`,
    ),
    'client',
  )
  expect(JSON.stringify(outline)).not.toMatch(/script|style|alert|class|somebody|#[0-9a-f]{3}/i)
  const isDark = await rasterise(outline)
  expect([isDark(20, 32), isDark(55, 32), isDark(80, 30), isDark(80, 10), isDark(140, 32)]).toEqual([
    true,
    false,
    true,
    false,
    true,
  ])
})

test('outlines that are not filled stay unfilled, and what is used by its id is found under a name of its own', async () => {
  const outline = outlineSvg(
    svg(
      'viewBox="0 0 160 64" fill="none" stroke="#111" stroke-width="8"',
      '<clipPath id="a"><path d="M0 0h80v64H0z"/></clipPath><circle cx="80" cy="32" r="24" clip-path="url(#a)"/>',
    ),
    'ring',
  )
  expect(outline).toHaveProperty('content', expect.stringContaining('url(#ring__a)'))
  const isDark = await rasterise(outline)
  expect([isDark(56, 32), isDark(80, 32), isDark(104, 32)]).toEqual([true, false, false])
})

test.for([
  ['', 'not an SVG: save it anew as .svg'],
  ['<svg viewBox="0 0 1 1"><g></svg>', 'not an SVG: save it anew as .svg'],
  [svg('viewBox="0 0 9 9"', ''), 'an SVG with nothing in it: save it anew'],
  [
    svg('', '<path d="M0 0h9v9z"/>'),
    'has neither a viewBox nor a size: add  viewBox="0 0 WIDTH HEIGHT"  to its <svg> element',
  ],
  [
    svg('viewBox="0 0 9 9"', '<text>Client</text>'),
    'has text in it, which needs a typeface: turn the text into outlines, ask whoever made the logo for such a file, or use a PNG',
  ],
  [
    svg('viewBox="0 0 9 9"', '<image href="a.png" width="9" height="9"/>'),
    'has a photo in it: save the logo as PNG, or as an SVG of outlines',
  ],
  [
    svg('viewBox="0 0 9 9"', '<linearGradient id="g"><stop/></linearGradient><path fill="url(#g)" d="M0 0h9v9z"/>'),
    'has a gradient: a logo is drawn in one colour, so save it in one',
  ],
  [
    svg('viewBox="0 0 9 9"', '<path fill="#123" d="M0 0h9v9z"/><path fill="white" d="M2 2h3v3z"/>'),
    'has white parts, which would be filled: a logo is drawn in one colour, so cut them out and save it in one',
  ],
] as const)('%s cannot be a logo', ([source, fault]) => {
  expect(outlineSvg(source, 'client')).toEqual({ fault })
})

/** Returns an SVG with a ring and a bar. */
const shape = (colour: string) =>
  Buffer.from(
    svg(
      'width="600" height="240"',
      `<circle cx="120" cy="120" r="70" fill="none" stroke="${colour}" stroke-width="40"/><rect x="300" y="90" width="260" height="60" fill="${colour}"/>`,
    ),
  )

test.for([
  ['on a transparent ground', sharp(shape('#fff')).png()],
  ['on white', sharp(shape('#bf3d1b')).flatten({ background: '#fff' }).png()],
  ['white on a colour', sharp(shape('#fff')).flatten({ background: '#12173a' }).png()],
] as const)('a PNG %s becomes a drawing of the same shape that fills the wall’s box', async ([, image]) => {
  const outline = await outlinePng(await image.toBuffer())
  const isDark = await rasterise(outline)
  // The ring's left side, its hole, the gap, the bar, above the bar, its end.
  expect([isDark(11, 32), isDark(29, 32), isDark(62, 32), isDark(120, 32), isDark(120, 12), isDark(149, 32)]).toEqual([
    true,
    false,
    false,
    true,
    false,
    true,
  ])
  expect(JSON.stringify(outline).length).toBeLessThan(2_000)
})

test('a PNG that is damaged, too small, of one colour or a photo is told of', async () => {
  const noise = Buffer.from(
    Uint8Array.from({ length: 600 * 240 * 3 }, (_, at) => (at * 7919 + (at >> 3) * 104_729) % 251),
  )
  const plain = { width: 600, height: 240, channels: 3 as const, background: '#fff' }
  expect(await outlinePng(Buffer.from('no picture'))).toEqual({ fault: 'damaged, or not a PNG: save it anew' })
  expect(await outlinePng(await sharp(shape('#111')).resize(150).png().toBuffer())).toEqual({
    fault: 'only 150 × 60 pixels: take one at least 240 wide or 120 tall, or an SVG',
  })
  expect(await outlinePng(await sharp({ create: plain }).png().toBuffer())).toEqual({
    fault: 'of one colour all over: save the logo on a transparent or a white ground',
  })
  const photo = await sharp(noise, { raw: { width: 600, height: 240, channels: 3 } })
    .png()
    .toBuffer()
  expect(await outlinePng(photo)).toEqual({
    fault: 'too fine for a logo, or a photo: take the logo alone, in one colour on a transparent ground',
  })
})
