/** What stands in a preview for what is not chosen yet, so that a page shows nobody else’s name or picture there. */
import { NOT_CHOSEN } from '#shared/studio/preview.ts'
import { shapeOfSlot, type Slot } from './picture-slots.ts'
import type { Picture } from './pictures.ts'

/** The number of nobody: whoever names it is left out, as somebody who has left the team is. */
export const NOBODY = 0

let isPreview = false

/** From now on a document may say that something is not chosen. Nothing else than a preview may. */
export function allowNotChosen() {
  isPreview = true
}

export const isNotChosen = (value: unknown): boolean => isPreview && value === NOT_CHOSEN

const WORDS = 'No picture yet'
/** Pixels. */
const WIDTH = 1200

/** A picture of the shape that is shown there; its files are those of no picture. */
export function noPicture(slot: Slot | undefined): Picture {
  const [wide, tall] = shapeOfSlot(slot)
  const height = Math.round((WIDTH * tall) / wide)
  return {
    base: NOT_CHOSEN,
    width: WIDTH,
    height,
    widths: [WIDTH],
    webpWidth: WIDTH,
    from: 'bone',
    to: 'bone',
    alt: WORDS,
  }
}

const ELEMENT = new RegExp(
  `(<picture[^>]*>)(?:(?!</picture>).)*?<img src="[^"]*/${NOT_CHOSEN}-${WIDTH}\\.webp"([^>]*)>`,
  'gs',
)

/** Markup with a plain panel, which says what is missing, for each picture that is not chosen. */
export const withoutMissingPictures = (html: string): string =>
  html.replaceAll(ELEMENT, (_whole, picture: string, attributes: string) => {
    const [width, height] = ['width', 'height'].map((name) =>
      Number(new RegExp(`${name}="(\\d+)"`).exec(attributes)?.[1] ?? WIDTH),
    )
    const others = attributes.replace(/ alt="[^"]*"/, '')
    return `${picture}<img src="${panel(width ?? WIDTH, height ?? WIDTH)}" alt="${WORDS}" data-picture="${NOT_CHOSEN}"${others}>`
  })

/** Two lines in its middle, which stay whole however it is cropped. */
function panel(width: number, height: number): string {
  const size = Math.round(Math.min(width, height) / 14)
  const line = (words: string, up: number) => `<text x="50%" y="50%" dy="${up}em">${words}</text>`
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    '<defs><pattern id="a" width="32" height="32" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">',
    '<path fill="#ece3d3" d="M0 0h32v32H0z"/><path fill="#dfd3bd" d="M0 0h12v32H0z"/></pattern></defs>',
    `<path fill="url(#a)" d="M0 0h${width}v${height}H0z"/>`,
    `<rect x="50%" y="50%" width="${size * 7}" height="${size * 4}" transform="translate(${size * -3.5} ${size * -2})" fill="#ece3d3"/>`,
    `<g fill="#12173a" font-family="system-ui,sans-serif" font-size="${size}" font-weight="600" text-anchor="middle">`,
    line('No picture', -0.25),
    line('yet', 0.95),
    '</g></svg>',
  ].join('')
  return `data:image/svg+xml,${encodeURIComponent(drawing).replaceAll("'", '%27')}`
}
