// Draws the two sides of a skincare advert: a laboratory with labels full of Latin names, and a dressing table with a
// mirror.
import { displayFont, outline } from '../../build/brand/outline-text.ts'
import { palette, token } from '../../build/brand/palette.ts'
import { circle, element, group, line, path, rect, round, svg } from '../../build/brand/svg.ts'
import { write } from '../raster.ts'

const paint = {
  ...palette,
  paper: token('paper'),
  pale: token('periwinkle-pale'),
  coral: token('coral'),
  clayDeep: token('clay-deep'),
}

const WORDS =
  'Aqua, glycerin, niacinamide, squalane, cetearyl alcohol, butyrospermum parkii butter, ceramide NP, ceramide AP, phytosphingosine, cholesterol, panthenol, sodium hyaluronate, simmondsia chinensis oil, allantoin, tocopherol, xanthan gum, carbomer, phenoxyethanol, ethylhexylglycerin, citric acid,'.split(
    ' ',
  )

const font = await displayFont(`${WORDS.join(' ')}IngredientsNHO2.`, { weight: 600 })

/** Paths of the letters drawn so far, at a font size of 100. Each is in the file once. */
const letters = new Map<string, string>()

const advance = (letter: string) => (100 * (font.charToGlyph(letter).advanceWidth ?? 0)) / font.unitsPerEm

const widthOf = (text: string, size: number) =>
  [...text].reduce((width, letter) => width + advance(letter), 0) * (size / 100)

function words(text: string, size: number, x: number, y: number): string {
  let at = 0
  const drawn = [...text].map((letter) => {
    const left = at
    at += advance(letter)
    if (letter === ' ') return ''
    const id = `l${letter.codePointAt(0)?.toString(36)}`
    letters.set(id, outline(font, letter, 100, 0, 0).d)
    return element('use', { href: `#${id}`, x: round(left) })
  })
  return group(drawn.join(''), { transform: `translate(${round(x)} ${y}) scale(${size / 100})` })
}

/** Returns a drawing with the letters that it uses. */
function withLetters(width: number, height: number, body: string): string {
  const used = [...letters].filter(([id]) => body.includes(`"#${id}"`))
  return svg(width, height, element('defs', {}, used.map(([id, d]) => path(d, { id })).join('')) + body)
}

type Row = { x: number; y: number; width: number }

/**
 * Draws names in the rows. With `cut` the last word is cut off, otherwise the last name is complete and ends with a
 * full stop.
 */
function names(rows: readonly Row[], size: number, cut: boolean): string {
  let next = 0
  return rows
    .map(({ x, y, width }, at) => {
      const row: string[] = []
      for (;;) {
        const word = WORDS[next % WORDS.length] ?? ''
        const isFull = widthOf([...row, word].join(' '), size) > width
        if (isFull && !cut) break
        row.push(word)
        next += 1
        if (isFull) break
      }
      if (!cut && at === rows.length - 1) {
        while (row.length > 0 && !row.at(-1)?.endsWith(',')) row.pop()
        row.push(row.pop()?.replace(',', '.') ?? '')
      }
      return words(row.join(' '), size, x, y)
    })
    .join('')
}

const outlined = { stroke: paint.ink, strokeWidth: 6, strokeLinejoin: 'round' } as const

/** Conical flask, around x 0. */
const flask = [
  path('M-36 96V226L-158 506q-20 50 32 50h252q52 0 32-50L36 226V96z', { fill: paint.paper, opacity: 0.6 }),
  path('M-63 288L-152 506q-16 42 28 42h248q44 0 28-42L63 288q-32 18-63 0t-63 0z', { fill: paint.cobalt }),
  path('M-22 254a9 9 0 1 0 .1 0zM16 226a7 7 0 1 0 .1 0zM-8 184a6 6 0 1 0 .1 0zM10 140a4 4 0 1 0 .1 0z', {
    fill: paint.cobalt,
  }),
  path('M-36 96V226L-158 506q-20 50 32 50h252q52 0 32-50L36 226V96', { fill: 'none', ...outlined }),
  rect(-50, 74, 100, 24, { rx: 12, fill: paint.paper, ...outlined }),
  path('M-80 332H80L140 508q4 12-8 12H-132q-12 0-8-12z', { fill: paint.paper, ...outlined, strokeWidth: 4 }),
  group(
    words('Ingredients', 32, -74, 368) +
      path('M-88 379H88', { fill: 'none', stroke: paint.ink, strokeWidth: 3 }) +
      names(
        [402, 424, 446, 468, 490, 511].map((y) => {
          const half = 66 + (y - 332) * 0.34
          return { x: -half, y, width: 2 * half }
        }),
        20,
        false,
      ),
    { fill: paint.ink },
  ),
].join('')

const tube = (x: number, top: number, colour: string) =>
  group(
    path('M-17 0V156a17 17 0 0 0 34 0V0z', { fill: paint.paper, opacity: 0.6 }) +
      path(`M-17 ${top}V156a17 17 0 0 0 34 0V${top}z`, { fill: colour }) +
      path('M-17 0V156a17 17 0 0 0 34 0V0M-24 0h48', { fill: 'none', ...outlined, strokeLinecap: 'round' }),
    { transform: `translate(${x} 346)` },
  )

/** Three tubes in a rack, from x 0 to 190. */
const rack = [
  tube(38, 70, paint.cobalt),
  tube(95, 40, paint.ink2),
  tube(152, 96, paint.coral),
  path('M2 402h186v20H2zM2 540h186v20H2z', { fill: paint.periwinkle, ...outlined, strokeWidth: 5 }),
  path('M10 422v118M180 422v118', { fill: 'none', ...outlined, strokeWidth: 8 }),
].join('')

/** Niacinamide: a ring with one nitrogen, and the amide two places from it. */
const molecule = [
  line('M46 112L8 90V30L60 0l52 30V90L74 112M98 38V82M20 36L56 15M22 82L44 95', paint.ink, 5, {
    strokeLinejoin: 'round',
  }),
  line('M112 30L164 0M158 0V-46M170 0V-46M164 0L198 20', paint.ink, 5),
  group(words('N', 34, 48, 136) + words('O', 34, 153, -54) + words('NH', 34, 204, 42) + words('2', 22, 249, 50), {
    fill: paint.ink,
  }),
].join('')

const bottle = [
  path('M-14-96h28v40h-28z', { fill: paint.paper, ...outlined, strokeWidth: 5 }),
  path('M-20-108q0-42 20-42t20 42v12h-40z', { fill: paint.ink }),
  rect(-30, -64, 60, 26, { rx: 5, fill: paint.ink }),
  path('M-52 0q-14 0-14-14v-76q0-38 40-38h52q40 0 40 38v76q0 14-14 14z', {
    fill: paint.periwinkle,
    ...outlined,
    transform: 'translate(0 88)',
  }),
  rect(-46, 4, 92, 66, { rx: 4, fill: paint.paper }),
  group(
    names(
      [18, 32, 46, 60].map((y) => ({ x: -40, y: y + 2, width: 80 })),
      12,
      false,
    ),
    { fill: paint.ink },
  ),
].join('')

/** Left half of a jar; the right half is part of the drawing with the mirror. */
const halfJar = [
  path('M-98 392V364a14 14 0 0 1 14-14H20v42z', { fill: paint.periwinkle, ...outlined }),
  path('M-110 404h22v-12H20V560h-84q-46 0-46-46z', { fill: paint.paper, ...outlined }),
  path('M-108 430H0v88H-108z', { fill: paint.paper }),
  path('M-110 430H0M-110 518H0', { fill: 'none', stroke: paint.ink, strokeWidth: 3 }),
  group(
    names(
      [449, 467, 485, 503].map((y) => ({ x: -98, y: y + 3, width: 96 })),
      17,
      true,
    ),
    { fill: paint.ink },
  ),
].join('')

const SEAM = 1200

// This drawing joins the other one at its right edge, and the table at its lower one. On a phone it stands alone,
// without the half pot.
write(
  'src/pages/case-detail/artefacts/laboratory.svg',
  withLetters(
    SEAM,
    560,
    [
      element('defs', {}, [...letters].map(([id, d]) => path(d, { id })).join('')),
      group(molecule, { transform: 'translate(508 172) scale(.85)' }),
      group(bottle, { transform: 'translate(420 472)' }),
      group(rack, { transform: 'translate(536)' }),
      group(flask, { transform: `translate(${SEAM - 276} 22.400) scale(.96)` }),
    ].join(''),
  ),
)
write(
  'src/pages/case-detail/artefacts/half-pot.svg',
  withLetters(120, 560, group(halfJar, { transform: 'translate(120)' })),
)

const leaf = 'M0 0C-46-40-52-110 0-176 52-110 46-40 0 0z'
// This drawing joins the other one at its left edge; the mirror is within the first 440 px.
write(
  'src/pages/case-detail/artefacts/dressing-table.svg',
  svg(
    SEAM,
    560,
    [
      circle(300, 420, 300, { fill: paint.ember }),
      // Leaves in a vase.
      group(
        [
          path(leaf, { fill: paint.ink, transform: 'rotate(-34) scale(1.05)' }),
          path(leaf, { fill: paint.ink2, transform: 'rotate(34) scale(1.05)' }),
          path(leaf, { fill: paint.ink, transform: 'scale(1.2)' }),
          line('M0 0V-170', paint.periwinkle, 3),
          path('M-40-10h80l16 66q8 44-24 64h-64q-32-20-24-64z', { fill: paint.laterite }),
          path('M-50 40l12.500 16 12.500-16 12.500 16 12.500-16 12.500 16 12.500-16 12.500 16 12.500-16v30h-100z', {
            fill: paint.saffron,
          }),
        ].join(''),
        { transform: 'translate(566 433) scale(1.05)' },
      ),
    ].join(''),
  ),
)

const zigzag = (y: number, height: number) => `M8 ${y}${'l8 12 8-12'.repeat(14)}v${height}${'l-8-12-8 12'.repeat(14)}z`

// The whole pot: the promise above, the names below it. The page draws the seal.
write(
  'src/pages/case-detail/whole-pot.svg',
  withLetters(
    240,
    300,
    [
      path('M28 56V18A18 18 0 0 1 46 0h148a18 18 0 0 1 18 18v38z', { fill: paint.saffron }),
      path('M38 56h164v12h30v172q0 60-60 60H68q-60 0-60-60V68h30z', { fill: paint.laterite }),
      path(zigzag(94, 148), { fill: paint.paper }),
      line('M24 182H216', paint.laterite, 3),
      group(
        names(
          [196, 210, 224].map((y) => ({ x: 24, y, width: 192 })),
          15,
          false,
        ),
        { fill: paint.ink },
      ),
    ].join(''),
  ),
)
