import sharp from 'sharp'
import { expect } from 'vitest'
import { key, type Browser } from './browser.ts'
import { inEachEngine, open, ready, shown, until } from './walks.ts'

const motionSwitch = '[data-motion-toggle]:not(details *)'

/** Returns the share of the first line's box that the engine painted in the text colour. */
async function paintedLetters(browser: Browser): Promise<number> {
  const { letters, ...box } = await browser.run(() => {
    const line = document.querySelector('h1 > span') ?? document.body
    const range = document.createRange()
    range.selectNodeContents(line)
    const { left, top, width, height } = range.getBoundingClientRect()
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(line).color.match(/\d+/g) ?? []).map(Number)
    const whole = { left: Math.ceil(left), top: Math.ceil(top), width: Math.floor(width), height: Math.floor(height) }
    return { letters: [red, green, blue], ...whole }
  })
  const pixels = await sharp(await browser.screenshot())
    .extract(box)
    .removeAlpha()
    .raw()
    .toBuffer()
  const same = (_: number, pixel: number) =>
    letters.every((channel, index) => Math.abs((pixels[pixel * 3 + index] ?? 0) - channel) < 8)
  return Array.from({ length: pixels.length / 3 }, (_, pixel) => pixel).filter(same).length / (pixels.length / 3)
}

inEachEngine('what opens, turns and is filled in', {}, (walk) => {
  walk('the headline is painted over the film', async (browser) => {
    await open(browser, '/#/')
    await expect.poll(() => paintedLetters(browser), { timeout: 10_000 }).toBeGreaterThan(0.1)
  })

  walk('tabs change with mouse and keyboard', async (browser) => {
    await open(browser, '/#/agency')
    await browser.click('[role=tab]:nth-of-type(2)')
    await until(browser, 'true', () => document.querySelectorAll('[role=tab]')[1]?.getAttribute('aria-selected'))
    await until(browser, 1, shown, '[role=tabpanel]')
    await browser.press(key.left)
    await until(browser, 'true', () => document.querySelectorAll('[role=tab]')[0]?.getAttribute('aria-selected'))
    await until(browser, 1, shown, '[role=tabpanel]')
  })

  walk('the active tab of the technology page follows the reader, a click leads to its section', async (browser) => {
    await open(browser, '/#/technology-development')
    await browser.click('nav[data-sticky-tabs] a[href$="#wordpress"]')
    await until(
      browser,
      true,
      () => Math.abs((document.querySelector('#wordpress')?.getBoundingClientRect().top ?? 0) - 100) <= 1,
    )
    await until(browser, '#wordpress', () =>
      document.querySelector('[data-sticky-tabs] [aria-current]')?.getAttribute('href')?.replace(/.*#/, '#'),
    )
    await until(browser, 60, () =>
      Math.round(document.querySelector('[data-sticky-tabs]')?.getBoundingClientRect().top ?? 0),
    )
  })

  walk('an accordion opens one at a time', async (browser) => {
    await open(browser, '/#/')
    for (const place of [2, 3]) {
      await browser.click(`main details[name]:nth-of-type(${place}) summary`)
      await until(browser, 1, shown, `main details[name][open]:nth-of-type(${place})`)
      await until(browser, 1, shown, 'main details[name][open]')
    }
  })

  walk('a carousel turns by its buttons', async (browser) => {
    await open(browser, '/#/')
    await browser.click(motionSwitch)
    // Pausing briefly skips parts out of view, and Firefox does not scroll to those by script.
    await until(browser, true, () =>
      [...document.querySelectorAll('main > *')].every(
        (part) => getComputedStyle(part).contentVisibility === 'visible',
      ),
    )
    const bead = '[aria-roledescription=carousel] [aria-current]'
    await browser.run((wanted) => document.querySelector(wanted)?.scrollIntoView({ block: 'center' }), bead)
    await until(browser, true, (wanted) => document.querySelector(wanted)?.closest('[data-ready]') !== null, bead)
    const label = (wanted: string) => document.querySelector(wanted)?.getAttribute('aria-label')
    const before = await browser.run(label, bead)
    await browser.click('[data-ready]:has([aria-current]) button:has(> .visually-hidden):last-child')
    await expect.poll(() => browser.run(label, bead)).not.toBe(before)
  })

  walk('a member’s window opens, Escape and a click outside close it', async (browser) => {
    await open(browser, '/#/about-us')
    await browser.click('[data-member="2"] a')
    await until(browser, 1, shown, 'dialog[open] h2')
    await browser.press(key.escape)
    await until(browser, 0, shown, 'dialog[open]')
    expect(await browser.run(() => document.activeElement?.closest('[data-member]')?.getAttribute('data-member'))).toBe(
      '2',
    )
    await browser.click('[data-member="3"] a')
    await until(browser, 1, shown, 'dialog[open] h2')
    await browser.clickAt(12, 450)
    await until(browser, 0, shown, 'dialog[open]')
  })

  walk('the contact form says what is wrong, then thanks', async (browser) => {
    await open(browser, '/#/contact-us')
    await browser.click('form button[type=submit]')
    await until(browser, 4, () => document.querySelectorAll('form [aria-invalid=true]').length)
    await until(browser, 'name', () => document.activeElement?.id)
    await browser.type('#name', 'நிலா ராமன்')
    await browser.type('#mobile', '9840012345')
    await browser.type('#email', 'nila@malli.example')
    await browser.type('#message', 'More orders.')
    await until(browser, 0, () => document.querySelectorAll('form [aria-invalid=true]').length)
    await browser.click('form button[type=submit]')
    await until(browser, 1, shown, 'dialog[open]')
    await until(browser, '', () => document.querySelector<HTMLInputElement>('#name')?.value)
    await browser.press(key.escape)
    await until(browser, 0, shown, 'dialog[open]')
  })

  walk('the film plays, its poster is behind it, and the pause is remembered', async (browser) => {
    await open(browser, '/#/')
    const paused = () => document.documentElement.dataset['motion']
    expect(
      await browser.run(() => document.querySelector<HTMLImageElement>('main picture img')?.naturalWidth),
    ).toBeGreaterThan(0)
    const playable = await browser.run(
      () => document.createElement('video').canPlayType('video/webm; codecs="vp9"') !== '',
    )
    if (playable) await until(browser, true, () => (document.querySelector('video')?.currentTime ?? 0) > 0)
    await browser.click(motionSwitch)
    await until(browser, 'paused', paused)
    await until(browser, true, () => document.querySelector('video')?.paused ?? true)
    await browser.reload()
    await ready(browser)
    await until(browser, 'paused', paused)
    await browser.click(motionSwitch)
    await until(browser, 'running', paused)
  })
})

inEachEngine('with reduced motion', { reducedMotion: true }, (walk) => {
  walk('nothing moves, no film is fetched, everything is in its place', async (browser) => {
    await open(browser, '/#/')
    await until(browser, true, () => document.readyState === 'complete')
    const moving = () =>
      document
        .getAnimations()
        .filter((one) => one.playState === 'running')
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80))
    await until(browser, [], moving)
    expect(
      await browser.run(
        () =>
          performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.startsWith('/film/'))
            .length,
      ),
    ).toBe(0)
    const faint = () =>
      [...document.querySelectorAll('[data-reveal]')].filter((one) => getComputedStyle(one).opacity !== '1').length
    expect(await browser.run(faint)).toBe(0)
    expect(await browser.run(shown, motionSwitch)).toBe(0)
  })
})
