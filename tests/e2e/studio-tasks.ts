import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { enter, expect, test } from './studio.ts'

/** Counts the presses and keys of a person who knows where things are. */
class Hands {
  readonly #page: Page
  readonly #isTouched: boolean
  #presses = 0
  #keys = 0

  constructor(page: Page, isTouched: boolean) {
    this.#page = page
    this.#isTouched = isTouched
  }

  async press(what: Locator) {
    this.#presses += 1
    await (this.#isTouched ? what.tap() : what.click())
  }

  /** Replaces the content of a field. */
  async write(field: Locator, text: string) {
    this.#presses += 1
    this.#keys += text.length
    await field.fill(text)
  }

  /** Types at the focus; a tab character in the text presses that key. */
  async type(text: string) {
    this.#keys += text.length
    for (const [at, part] of text.split('\t').entries()) {
      if (at > 0) await this.#page.keyboard.press('Tab')
      await this.#page.keyboard.type(part)
    }
  }

  async choose(field: Locator, label: string) {
    this.#presses += 2
    await field.selectOption(label)
  }

  /** Gives a file to the browser's file input. */
  async give(field: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
    this.#presses += 2
    await field.setInputFiles(file)
  }

  async task(name: string, work: () => Promise<void>) {
    const [presses, keys, began] = [this.#presses, this.#keys, performance.now()]
    await test.step(name, work)
    const seconds = (performance.now() - began) / 1_000
    const width = String(this.#page.viewportSize()?.width).padStart(5)
    const counted = `${this.#presses - presses} presses, ${this.#keys - keys} keys`
    console.log(`${width}  ${name.padEnd(48)} ${counted.padEnd(24)} ${seconds.toFixed(1)} s`)
  }
}

const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Draft saved$/ })
/** Expects no faults; a failure names them. */
const expectNothingToMend = (page: Page) =>
  expect.poll(() => page.getByRole('region', { name: 'What is left to do' }).allTextContents()).toEqual([])
const goTo = (page: Page, name: string) => page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name })
const shown = (found: Locator) => found.filter({ visible: true })

async function photo(colour: string) {
  const scene = `<svg width="1200" height="1600"><rect width="100%" height="100%" fill="${colour}"/><circle cx="50%" cy="35%" r="20%" fill="#f4d8b0"/></svg>`
  const buffer = await sharp(Buffer.from(scene)).jpeg().toBuffer()
  return { name: 'IMG_4711.JPG', mimeType: 'image/jpeg', buffer }
}

const LOGO = {
  name: 'kaveri.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 80"><path d="M10 10h180v60H10z"/></svg>',
  ),
}

const BIOGRAPHY =
  'Kavya joined from a small bookshop in Mylapore, where she had sold more poetry than anybody thought possible. She listens first, writes down what was really said, and only then opens a screen. Colleagues bring her the sentence that will not come right, and take it back two words shorter. At home there are four cats, a veena with one string missing, and a balcony on which nothing has ever died.'

/** Writes the text of an article with its headings and table; the only function that depends on the editor. */
async function writeText(page: Page, hands: Hands) {
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  const tools = page.getByRole('toolbar', { name: 'How the text looks' })
  const heading = tools.getByRole('button', { name: 'Heading', exact: true })
  await hands.press(text)
  await expect(text).toBeFocused()
  await hands.type('A brief is a letter to somebody you trust.\n')
  await hands.press(heading)
  await expect(heading).toHaveAttribute('aria-pressed', 'true')
  await hands.type('What to write down\n')
  await hands.press(tools.getByRole('button', { name: 'Table', exact: true }))
  await expect(page.getByRole('toolbar', { name: 'Table' })).toBeVisible()
  await hands.type('You know\tWe need\tYour best customer\tWhat they ask first\tYour worst month\tWhat happened in it')
  // The line below the table.
  await hands.press(text.getByRole('paragraph').last())
  await hands.press(heading)
  await expect(heading).toHaveAttribute('aria-pressed', 'true')
  await hands.type('Then send it\nTwo pages are enough.')
  await expect(text.getByRole('heading')).toHaveText(['What to write down', 'Then send it'])
  await expect(text.getByRole('cell')).toHaveText([
    'Your best customer',
    'What they ask first',
    'Your worst month',
    'What happened in it',
  ])
}

/** Searches for a word of the site and opens its field. */
async function openWords(page: Page, hands: Hands, words: string, sentence: RegExp) {
  await hands.press(goTo(page, 'Words'))
  await hands.write(page.getByRole('searchbox', { name: 'Search every word on the site' }), words)
  await hands.press(page.getByRole('link', { name: sentence }).first())
}

async function openList(page: Page, hands: Hands, name: string) {
  await hands.press(goTo(page, 'Words'))
  await hands.press(page.getByRole('link', { name: new RegExp(`^${name}( |$)`) }).first())
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

/** Publishes every draft. */
async function publish(page: Page, hands: Hands) {
  // From a document only its own draft would be ticked.
  await hands.press(goTo(page, 'Words'))
  // The document has a button of the same name, whose dialog would close on navigation.
  await expect(page.getByRole('heading', { name: 'Words', level: 1 })).toBeVisible()
  await hands.press(page.getByRole('button', { name: /^Publish( \d+)?…$/ }))
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await hands.press(dialog.getByRole('button', { name: /^Publish (\d|“)/ }))
  await expect(page.getByRole('region', { name: 'Publishing' })).toBeVisible()
  await expect(page.getByText('It is on the site.')).toBeVisible({ timeout: 240_000 })
}

/**
 * Defines tasks of the agency's people, done by visible roles and labels only. Each task prints the presses, keys and
 * seconds it took; nothing is asserted about these. Each width has a file, so that each has a project of its own.
 */
export function testTasks(width: 1440 | 390) {
  const isPhone = width === 390
  test.describe(`at ${width} px`, () => {
    test.use({
      viewport: { width, height: isPhone ? 844 : 900 },
      hasTouch: isPhone,
      isMobile: isPhone,
      elsewhere: /^https:\/\/wa\.me\//,
      actionTimeout: 20_000,
    })

    test('words are changed, published, and brought back', async ({ page, studio }) => {
      // The site is built twice.
      test.setTimeout(600_000)
      const hands = new Hands(page, isPhone)
      await enter(page, await studio.invite(`Meera Words ${width}`, 'editor'), 'Words')
      const visitors = async (path: string) => (await page.request.get(`${studio.origin}${path}`)).text()
      const phone = `+91 44 4000 ${width + 3_000}`

      await hands.task('change the phone number everywhere', async () => {
        await openWords(page, hands, '+91 44', /^\+91 44/)
        const field = page.getByLabel('Phone', { exact: true }).first()
        await expect(field).toBeFocused()
        await hands.write(field, phone)
        await expect(saved(page)).toBeVisible()
      })
      await hands.task('shorten a headline', async () => {
        await openWords(page, hands, 'soars alone', /soars alone/)
        const line = page.getByRole('textbox', { name: 'Line 2' }).first()
        await expect(line).toBeFocused()
        await hands.write(line, `soars in ${width}.`)
        await expect(saved(page)).toBeVisible()
      })
      await hands.task('change a page’s search title', async () => {
        await openList(page, hands, 'About us')
        await hands.press(page.getByRole('heading', { name: 'In search results', level: 2 }))
        await hands.write(
          shown(page.getByRole('textbox', { name: 'Title', exact: true })).first(),
          `Who we are, in ${width} words`,
        )
        await expect(saved(page)).toBeVisible()
      })
      await hands.task('publish', () => publish(page, hands))
      expect(await visitors('/')).toContain(phone)
      expect(await visitors('/contact-us/')).toContain(phone)
      expect(await visitors('/about-us/')).toContain(`Who we are, in ${width} words`)

      await hands.task('undo yesterday’s change', async () => {
        await hands.press(page.getByRole('link', { name: 'See what changed' }))
        await hands.press(page.getByRole('button', { name: /^Set the site back/ }).first())
        await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Set it back' }))
        await expect(page.getByText(/Version \d+ is back: |The site is back to before version 1: /)).toBeVisible({
          timeout: 240_000,
        })
      })
      expect(await visitors('/')).not.toContain(phone)
    })

    test('people, clients and pictures', async ({ page, studio }) => {
      test.setTimeout(300_000)
      const hands = new Hands(page, isPhone)
      await enter(page, await studio.invite(`Priya People ${width}`, 'editor'), 'Words')

      async function upload(field: Locator, colour: string, words: string) {
        await hands.press(field.getByRole('button', { name: 'Upload a picture' }))
        const dialog = page.getByRole('dialog', { name: 'New picture' })
        await hands.give(dialog.getByLabel(isPhone ? 'Take a photo' : 'Choose a file'), await photo(colour))
        await hands.write(dialog.getByRole('textbox', { name: 'Description' }), words)
        await hands.press(dialog.getByRole('button', { name: 'Use this picture' }))
        await expect(dialog).toBeHidden({ timeout: 120_000 })
        await expect(field).toContainText(words)
        await expect(saved(page)).toBeVisible()
      }
      const field = (name: string) => shown(page.getByRole('textbox', { name, exact: true })).last()
      const picture = () => shown(page.getByRole('group', { name: 'Picture' })).last()

      await hands.task('swap a team photo', async () => {
        await openWords(page, hands, 'Aravind Raghunathan', /^Aravind Raghunathan$/)
        await expect(page.getByRole('textbox', { name: 'Name', exact: true }).first()).toBeFocused({ timeout: 30_000 })
        await upload(shown(page.getByRole('group', { name: 'Picture' })).first(), '#7a2a78', `Aravind at ${width}.`)
      })
      await hands.task('add a client', async () => {
        await openList(page, hands, 'Clients')
        await hands.press(shown(page.getByRole('button', { name: 'Add a client' })).first())
        await hands.press(shown(page.getByRole('button', { name: /^Upload a logo/ })).last())
        const dialog = page.getByRole('dialog', { name: 'New logo' })
        await hands.give(dialog.getByLabel('Choose the logo'), LOGO)
        await hands.write(dialog.getByRole('textbox', { name: 'Name of the client' }), `Kaveri ${width}`)
        await hands.press(dialog.getByRole('button', { name: 'Use this logo' }))
        await expect(dialog).toBeHidden({ timeout: 60_000 })
        if ((await field('Name').inputValue()) === '') await hands.write(field('Name'), `Kaveri ${width}`)
        await expect(saved(page)).toBeVisible()
        await expectNothingToMend(page)
      })
      await hands.task('let a colleague go', async () => {
        const leaver = isPhone ? 'Saeed Al Falasi' : 'Nandini Krishnan'
        await openWords(page, hands, leaver, new RegExp(`^${leaver}$`))
        await expect(page.getByRole('heading', { name: 'Team', level: 1 })).toBeVisible()
        const entry = page.getByRole('listitem').filter({ hasText: leaver }).last()
        await hands.press(entry.getByRole('button', { name: /^Remove/ }))
        await expect(page.getByText(leaver).filter({ visible: true })).toHaveCount(0)
        await expect(saved(page)).toBeVisible()
      })
      await hands.task('add a colleague', async () => {
        await openList(page, hands, 'Team')
        await hands.press(page.getByText('Leadership').first())
        await hands.press(shown(page.getByRole('button', { name: 'Add a person' })).first())
        await hands.write(field('Name'), `Kavya of ${width}`)
        await hands.write(field('Position'), 'Writer')
        await hands.write(field('Biography'), BIOGRAPHY)
        await upload(picture(), '#1a5a4a', `Kavya at ${width}.`)
        await expectNothingToMend(page)
      })
      await hands.task('add a testimonial', async () => {
        await openList(page, hands, 'Testimonials')
        await hands.press(shown(page.getByRole('button', { name: 'Add a testimonial' })).first())
        await hands.write(field('Name'), `Anita Rao ${width}`)
        await hands.write(field('Position'), 'Owner, tea estate, Coonoor')
        await hands.write(field('Quote'), 'They rang on the day they said they would.')
        await upload(picture(), '#a06400', `Anita at ${width}.`)
        await expectNothingToMend(page)
      })
    })

    test('an article with a picture and a table, written, scheduled and shown to somebody', async ({
      page,
      browser,
      studio,
    }) => {
      test.setTimeout(300_000)
      const hands = new Hands(page, isPhone)
      await enter(page, await studio.invite(`Arun Article ${width}`, 'editor'), 'Words')
      await hands.task('write and schedule an article', async () => {
        await hands.press(page.getByRole('button', { name: 'New page…' }))
        const dialog = page.getByRole('dialog', { name: 'New page' })
        await hands.write(dialog.getByLabel('Title of the article'), `A good brief of ${width} words`)
        await hands.press(dialog.getByRole('button', { name: 'Begin the article' }))
        await hands.write(page.getByLabel('Introduction'), 'What to tell us, and what to leave out.')
        await writeText(page, hands)
        await hands.press(page.getByRole('button', { name: 'Add a picture to the text' }))
        const added = page.getByRole('dialog', { name: 'New picture' })
        await hands.give(added.getByLabel('Choose a file'), await photo('#2a4a7a'))
        await hands.write(added.getByRole('textbox', { name: 'Description' }), 'Two pages on a desk.')
        await hands.press(added.getByRole('button', { name: 'Use this picture' }))
        await expect(added).toBeHidden({ timeout: 120_000 })
        // The editor selects the picture, takes the focus and scrolls; a tap during that would miss its target.
        await expect(page.getByRole('toolbar', { name: 'Picture' })).toBeVisible()
        await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeFocused()
        await expect(saved(page)).toBeVisible()
        // On a phone the picture's bar disappears when the text loses the focus, so a tap may come while the page
        // moves.
        const openPart = (name: string, inside: Locator) =>
          expect(async () => {
            const heading = shown(page.getByRole('heading', { name, level: 2, exact: true }))
            if (!(await inside.isVisible())) await hands.press(heading)
            await expect(inside).toBeVisible({ timeout: 2_000 })
          }).toPass({ timeout: 20_000 })
        const description = shown(page.getByRole('textbox', { name: 'Description', exact: true })).first()
        await openPart('Search results and sharing', description)
        await hands.write(description, 'What a business in Chennai or Dubai tells us before we begin, on two pages.')
        await openPart('Picture, author and day', page.getByLabel('Category'))
        await hands.choose(page.getByLabel('Category'), 'Business')
        await hands.choose(page.getByLabel('Author'), 'Aravind Raghunathan')
        const cover = shown(page.getByRole('group', { name: 'Picture' })).first()
        await hands.press(cover.getByRole('button', { name: 'Choose a picture' }))
        const chooser = page.getByRole('dialog', { name: 'Choose a picture' })
        await hands.write(chooser.getByLabel('Search pictures'), 'pillar')
        await hands.press(chooser.getByRole('list').getByRole('button').first())
        const add = shown(page.getByRole('button', { name: 'Add a service' }))
        await openPart('Services and articles', add)
        await hands.press(add)
        await hands.choose(shown(page.getByRole('combobox', { name: /^Service 1/ })), 'Pay Per Click')
        const panel = page.getByRole('region', { name: 'On the site' })
        await hands.press(panel.getByRole('radio', { name: 'From a day on' }))
        await hands.write(panel.getByLabel('Day on which it appears'), '2099-12-01')
        await expect(panel.getByRole('status')).toContainText('appears by itself on 1 December 2099')
        await expect(saved(page)).toBeVisible()
        await expectNothingToMend(page)
      })
      await hands.task('send a preview link', async () => {
        if (isPhone) await hands.press(page.getByRole('button', { name: 'More for this document' }))
        await hands.press(page.getByRole('button', { name: 'Copy a link to the draft' }))
        const dialog = page.getByRole('dialog', { name: /^Link to the draft of/ })
        const url = await dialog.getByLabel('Link', { exact: true }).inputValue()
        await hands.press(dialog.getByRole('button', { name: 'Done' }))
        const context = await browser.newContext({ viewport: page.viewportSize() })
        const boss = await context.newPage()
        await boss.goto(url)
        await expect(boss.getByRole('complementary', { name: 'About this draft' })).toContainText('Not published yet')
        await expect(boss.getByRole('heading', { name: `A good brief of ${width} words`, level: 1 })).toBeVisible()
        await expect(boss.getByRole('cell', { name: 'What happened in it' })).toBeVisible()
        // Its renditions may still be in progress.
        await expect(async () => {
          await boss.reload()
          await expect(boss.getByRole('img', { name: 'Two pages on a desk.' })).toBeAttached({ timeout: 2_000 })
        }).toPass()
        expect(await context.cookies()).toEqual([])
        await context.close()
      })
    })

    test('an enquiry is answered, and the owner looks after the list', async ({ page, studio, context }) => {
      test.slow()
      await context.route(/wa\.me/, (route) => route.fulfill({ contentType: 'text/plain', body: 'WhatsApp' }))
      const number = `98111 2${String(width).padStart(4, '0')}`
      await studio.addLead({
        name: `Zara Tasks ${width}`,
        mobile: number.replace(' ', ''),
        email: `z${width}@example.com`,
      })
      const hands = new Hands(page, isPhone)
      await enter(page, await studio.invite(`Asha Owner ${width}`))

      await hands.task('find a lead by phone number', async () => {
        await hands.write(page.getByRole('searchbox'), `+91 ${number}`)
        // The results replace the list, and a tap at that moment would miss.
        await expect(page.getByRole('status').filter({ hasText: '1 found' })).toBeAttached()
        await hands.press(page.getByRole('link', { name: new RegExp(`Zara Tasks ${width}`) }))
        await expect(page.getByRole('heading', { name: `Zara Tasks ${width}` })).toBeVisible()
      })
      await hands.task('answer on WhatsApp, mark as contacted', async () => {
        await hands.press(page.getByRole('button', { name: 'WhatsApp', exact: true }))
        const opened = page.waitForEvent('popup')
        await hands.press(page.getByRole('dialog').getByRole('link', { name: 'Open WhatsApp' }))
        const chat = await opened
        expect(chat.url()).toContain(`https://wa.me/91${number.replace(' ', '')}?text=`)
        await chat.close()
        await expect(page.getByLabel('Stage')).toHaveValue('contacted')
      })
      await hands.task('note, assign, follow up', async () => {
        await hands.write(page.getByRole('textbox', { name: 'Note', exact: true }), 'Wants blue tiles by May.')
        await hands.press(page.getByRole('button', { name: 'Keep this note' }))
        await hands.choose(page.getByLabel('Who looks after it'), 'Ravi Kumar')
        await hands.press(page.getByRole('button', { name: 'In 3 days' }))
        await expect(page.getByText('Wants blue tiles by May.')).toBeVisible()
        await expect(page.getByLabel('Follow up on')).not.toHaveValue('')
      })
      await hands.task('export the month', async () => {
        if (isPhone) await hands.press(page.getByRole('link', { name: 'Back to the list' }))
        await hands.press(goTo(page, 'Settings'))
        await hands.press(page.getByRole('link', { name: /^Export and privacy/ }))
        await hands.press(page.getByRole('button', { name: 'This month' }))
        const downloaded = page.waitForEvent('download')
        await hands.press(page.getByRole('link', { name: 'Download' }))
        expect(readFileSync(await (await downloaded).path()).length).toBeGreaterThan(100)
      })
      await hands.task('erase a person', async () => {
        await hands.write(page.getByLabel('Their e-mail address or number'), `z${width}@example.com`)
        await hands.press(page.getByRole('button', { name: 'Find', exact: true }))
        await hands.press(page.getByRole('button', { name: 'Erase 1 enquiry' }))
        await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Erase for good' }))
        await expect(page.getByText('1 enquiry erased.')).toBeVisible({ timeout: 60_000 })
      })
      await hands.task('say which page brought most enquiries', async () => {
        await hands.press(goTo(page, 'Numbers'))
        const pages = page.getByRole('region', { name: 'The page they came to first' })
        await expect(pages).toContainText('Most often: Home page, ')
      })
    })
  })
}
