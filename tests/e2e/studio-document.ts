import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** `file`: below content/. */
export const documentUrl = (origin: string, file: string) => `${origin}/studio/words/document?file=content/${file}`

/** What the bar of a document says of its draft. */
export const saveStatus = (page: Page) =>
  page.getByRole('status').filter({ hasText: /saved|Saving|As it is on the site/i })

/** To the list of documents. */
export async function goToWords(page: Page) {
  await page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: 'Words' }).click()
  // A document's buttons are called as those of the list.
  await page.getByRole('heading', { name: 'Words and pictures', level: 1 }).waitFor()
}

/** From a document back to the list, and there to what is ready to be published. */
export async function publishFromList(page: Page) {
  await page.getByRole('link', { name: 'Back to the list of words' }).click()
  // The document's own button is called so too, and what it opens would go away with it.
  await page.getByRole('heading', { name: 'Words and pictures', level: 1 }).waitFor()
  await page.getByRole('button', { name: /^Publish( \d+)?…$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  // What changes is read in turn with all else that the forms ask for.
  await dialog.getByRole('checkbox').first().waitFor({ timeout: 60_000 })
  return dialog
}

/** The text of an article with the signs of Markdown, and as it is read again: both by the menu of the document. */
export const showSigns = (page: Page) => chooseInMenu(page, 'Show as plain text with Markdown signs')
export const showAsRead = (page: Page) => chooseInMenu(page, 'Show as formatted text')

async function chooseInMenu(page: Page, label: string) {
  await page.getByRole('button', { name: 'More for this document' }).click()
  await page.getByRole('button', { name: label }).click()
}

/** As a phone saves it that is held upright: on its side, with where it was taken. */
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
