/** Placeholders for values that are not chosen yet, so that a preview shows nobody else’s name or picture there. */
import { NOT_CHOSEN, unwrittenWords } from '#shared/studio/preview.ts'
import { shapeOfSlot, type Slot } from './picture-slots.ts'
import type { Picture } from './pictures.ts'

/** Id that no person has. References to it are left out, like those to people who have left the team. */
export const NOBODY = 0

let isPreview = false

/** Makes documents with unset values valid in this process. Only a preview may call it. */
export function allowNotChosen() {
  isPreview = true
}

export const isNotChosen = (value: unknown): boolean => isPreview && value === NOT_CHOSEN

export const isNobody = (id: number): boolean => isPreview && id === NOBODY

/** Body of an article that is not begun. */
export const BODY_PLACEHOLDER = '\n…\n'
export const isNotWritten = (body: string): boolean => isPreview && body.trim() === BODY_PLACEHOLDER.trim()

/** Returns the text of a choice; in a preview without a chosen value, the title of its field. */
export const chosenWords = (value: string, title: string): string =>
  isNotChosen(value) ? unwrittenWords(title) : value

const WORDS = 'No picture yet'
/** Width of the placeholder in pixels. */
const WIDTH = 1200

/** Returns a placeholder picture in the shape of its slot. Its files do not exist. */
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

/** Replaces pictures that are not chosen in the markup by a plain panel that says so. */
export const withoutMissingPictures = (html: string): string =>
  html.replaceAll(ELEMENT, (_whole, picture: string, attributes: string) => {
    const [width, height] = ['width', 'height'].map((name) =>
      Number(new RegExp(`${name}="(\\d+)"`).exec(attributes)?.[1] ?? WIDTH),
    )
    const others = attributes.replace(/ alt="[^"]*"/, '')
    return `${picture}<img src="${panel(width ?? WIDTH, height ?? WIDTH)}" alt="${WORDS}" data-picture="${NOT_CHOSEN}"${others}>`
  })

/** Size of the square that the drawing fits into, so that cropping the panel does not cut it. */
const SQUARE = 300

/** Returns a data URL with a drawing of a framed landscape on stripes, and the words below it. */
function panel(width: number, height: number): string {
  const scale = (Math.min(width, height) / SQUARE).toFixed(3)
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs><pattern id="a" width="24" height="24" patternUnits="userSpaceOnUse" patternTransform="scale(${scale}) rotate(45)">`,
    '<path fill="#f8e8cc" d="M0 0h24v24H0z"/><path fill="#f4debb" d="M0 0h12v24H0z"/></pattern></defs>',
    `<path fill="url(#a)" d="M0 0h${width}v${height}H0z"/>`,
    `<g transform="translate(${width / 2} ${height / 2}) scale(${scale})">`,
    '<rect x="-84" y="-76" width="168" height="106" rx="12" fill="#fffaf2"/>',
    '<circle cx="36" cy="-38" r="15" fill="#f2a31b"/>',
    '<path fill="#e9c9a0" d="M-10 20 36-22 74 16v4z"/><path fill="#bf3d1b" d="m-74 20 46-56 50 56z"/>',
    '<rect x="-84" y="-76" width="168" height="106" rx="12" fill="none" stroke="#a33414" stroke-width="2.5" stroke-dasharray="9 6"/>',
    `<path fill="#12173a" transform="translate(-87.6 72) scale(.35)" d="${OUTLINE}"/>`,
    '</g></svg>',
  ].join('')
  return `data:image/svg+xml,${encodeURIComponent(drawing).replaceAll("'", '%27')}`
}

/**
 * Outline of WORDS, because an SVG picture cannot load the display font: `outline` of build/brand/outline-text.ts, size
 * 80.
 */
const OUTLINE =
  'M16 0L5 0L5-53L19-53L39-16L39-53L50-53L50 0L36 0L16-38L15-38L16 0M76 1Q70 1 66-1Q62-4 60-9Q57-14 57-21Q57-29 60-34Q62-38 66-41Q71-43 76-43Q82-43 87-41Q91-38 93-33Q96-29 96-21Q96-14 93-9Q91-4 86-1Q82 1 76 1M77-7Q79-7 81-9Q83-10 83-13Q84-16 84-21Q84-25 83-28Q82-31 81-33Q79-34 76-34Q74-34 72-33Q70-32 70-29Q69-26 69-21Q69-14 71-11Q73-7 77-7M131 13L120 13L120-21L120-42L129-42L129-30L130-30Q131-34 132-37Q134-40 136-42Q139-43 142-43Q147-43 150-41Q154-38 156-33Q158-28 158-21Q158-14 156-9Q154-4 151-2Q147 1 143 1Q139 1 137 0Q134-2 133-5Q131-7 130-11L129-11Q129-9 130-6Q130-4 130-1Q131 1 131 3L131 13M139-8Q141-8 142-9Q144-11 145-14Q146-17 146-21Q146-25 145-28Q144-31 142-32Q141-34 139-34Q136-34 135-33Q134-31 133-29Q132-28 131-25Q131-23 131-21L131-20Q131-19 131-17Q131-16 132-14Q133-12 134-11Q135-10 136-9Q137-8 139-8M176 0L165 0L165-42L176-42L176 0M171-48Q167-48 165-49Q164-50 164-53Q164-56 165-57Q167-58 171-58Q174-58 176-57Q177-56 177-53Q177-50 176-49Q174-48 171-48M203 1Q198 1 194-1Q190-2 188-5Q186-8 184-12Q183-16 183-21Q183-25 185-29Q186-34 188-37Q190-40 194-41Q198-43 203-43Q208-43 211-41Q215-39 217-36Q219-33 219-29L209-26Q209-29 208-31Q207-32 206-33Q204-34 202-34Q200-34 199-34Q198-33 197-31Q196-29 195-27Q195-24 195-21Q195-17 196-14Q196-11 198-9Q200-7 203-7Q206-7 207-9Q209-10 209-12Q210-14 210-16L220-15Q220-12 219-9Q218-6 216-4Q214-2 211 0Q208 1 203 1M241 1Q234 1 231-3Q228-6 228-14L228-33L223-33L223-42L226-42Q229-42 230-43Q231-44 231-46L232-51L239-51L239-42L248-42L248-33L239-33L239-15Q239-12 240-11Q241-10 243-10Q245-10 246-10Q247-10 248-11L248 0Q246 0 244 1Q242 1 241 1M267 1Q261 1 257-3Q254-8 254-17L254-42L266-42L266-19Q266-14 267-11Q268-9 271-9Q273-9 274-10Q276-10 277-12Q278-14 278-17Q279-19 279-22L279-42L290-42L290-18L290 0L281 0L281-13L279-13Q279-8 277-5Q275-2 273 0Q270 1 267 1M311 0L299 0L299-22L299-42L308-42L308-27L310-27Q310-33 312-36Q313-40 316-41Q318-43 322-43Q323-43 323-43Q324-43 325-43L325-30Q324-31 323-31Q321-31 321-31Q318-31 316-30Q314-28 312-25Q311-22 311-18L311 0M348 1Q343 1 340 0Q336-2 334-5Q331-8 330-12Q329-16 329-20Q329-25 330-29Q331-33 333-36Q336-40 339-41Q343-43 348-43Q352-43 356-42Q359-40 361-37Q364-34 364-29Q365-25 365-19L337-19L337-25L357-25L354-22Q355-27 354-29Q353-32 352-33Q350-34 348-34Q345-34 343-33Q342-31 341-28Q340-25 340-21Q340-14 342-11Q344-7 348-7Q350-7 351-8Q353-8 353-9Q354-10 355-12Q355-13 355-14L365-13Q365-10 364-8Q363-5 361-3Q359-1 356 0Q353 1 348 1M403 14Q400 14 397 13Q394 12 392 11Q389 10 387 9L391-1Q393 1 396 3Q399 4 403 4Q406 4 409 2Q412 0 413-3Q414-7 414-12L415-18L413-18Q412-13 411-10Q409-6 406-5Q404-3 401-3Q397-3 394-5Q391-8 390-12Q389-16 389-22L389-42L400-42L400-25Q400-19 401-16Q403-13 405-13Q407-13 408-14Q409-15 410-17Q411-18 412-21Q412-24 412-27L412-42L423-42L423-11Q423-6 423-2Q422 2 420 5Q418 8 416 10Q414 12 410 13Q407 14 403 14M450 1Q445 1 441 0Q438-2 435-5Q433-8 432-12Q430-16 430-20Q430-25 432-29Q433-33 435-36Q437-40 441-41Q444-43 449-43Q454-43 457-42Q461-40 463-37Q465-34 466-29Q467-25 466-19L438-19L438-25L459-25L456-22Q456-27 456-29Q455-32 453-33Q451-34 449-34Q447-34 445-33Q443-31 442-28Q441-25 441-21Q441-14 444-11Q446-7 450-7Q452-7 453-8Q454-8 455-9Q456-10 456-12Q457-13 457-14L467-13Q467-10 466-8Q465-5 463-3Q461-1 458 0Q454 1 450 1M489 1Q482 1 479-3Q475-6 475-14L475-33L470-33L470-42L474-42Q476-42 477-43Q479-44 479-46L480-51L486-51L486-42L495-42L495-33L486-33L486-15Q486-12 488-11Q489-10 491-10Q492-10 493-10Q494-10 495-11L495 0Q493 0 492 1Q490 1 489 1'
