import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** Returns the URL of a document's form; `file` is a path below content/. */
export const documentUrl = (origin: string, file: string) => `${origin}/studio/words/document?file=content/${file}`

/** Returns the draft's status in the bar of a document. */
export const saveStatus = (page: Page) =>
  page.getByRole('status').filter({ hasText: /saved|Saving|As it is on the site/i })

/** Goes to the list of documents. */
export async function goToWords(page: Page) {
  await page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: 'Words' }).click()
  // The list has buttons with the same names as the document's, so its heading has to be awaited.
  await page.getByRole('heading', { name: 'Words and pictures', level: 1 }).waitFor()
}

/** Goes from a document to the list, and opens the dialog with everything ready to be published. */
export async function publishFromList(page: Page) {
  await page.getByRole('link', { name: 'Back to the list of words' }).click()
  // The document has a button of the same name, whose dialog would close on navigation.
  await page.getByRole('heading', { name: 'Words and pictures', level: 1 }).waitFor()
  await page.getByRole('button', { name: /^Publish( \d+)?…$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  // The changes are read after everything else the forms request.
  await dialog.getByRole('checkbox').first().waitFor({ timeout: 60_000 })
  return dialog
}

/** Switch the text of an article to Markdown and back, through the document's menu. */
export const showSigns = (page: Page) => chooseInMenu(page, 'Show as plain text with Markdown signs')
export const showAsRead = (page: Page) => chooseInMenu(page, 'Show as formatted text')

async function chooseInMenu(page: Page, label: string) {
  await page.getByRole('button', { name: 'More for this document' }).click()
  await page.getByRole('button', { name: label }).click()
}

/** Creates a photo as a phone held upright saves it: rotated by EXIF, with a location. */
export async function phonePhoto(colour: string, [width, height] = [1_200, 1_600]) {
  const scene = Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/><circle cx="50%" cy="35%" r="20%" fill="#f4d8b0"/></svg>`,
  )
  const upright = await sharp(scene).png().toBuffer()
  const photo = sharp(upright).rotate(-90)
  const buffer = await photo
    .withExif({ IFD3: { GPSLatitude: '13/1 3/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  return { name: 'IMG_4711.JPG', mimeType: 'image/jpeg', buffer }
}
