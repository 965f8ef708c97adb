import { expect, type Locator, type Page } from '@playwright/test'
import type { Device } from './browser.ts'

type Point = { x: number; y: number }

export type Interaction = {
  name: string
  route: string
  device?: Device
  /** Scrolls to the part, does the preceding steps of a visitor, and returns the target point of the input. */
  before: (page: Page) => Promise<Point>
  /**
   * Performs the measured input through the browser's input queue only, because `locator.hover()` causes a layout by
   * itself.
   */
  act: (page: Page, at: Point) => Promise<void>
  /** Waits for the visible result. */
  after: (page: Page) => Promise<void>
}

const summary = (page: Page, name: string) => page.locator(`header nav summary:has-text("${name}")`)
const openMenu = (page: Page) => expect(page.locator('header nav details[open]')).toHaveCount(1)
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const stickyTab = (page: Page) => page.locator('nav[data-sticky-tabs]').getByRole('link')
const field = (page: Page, label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`, 'i') })
const send = (page: Page) => page.getByRole('button', { name: 'Send message' })

const centre = (target: Locator) =>
  target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))

async function pointOf(target: Locator, dx = 0.5, dy = 0.5): Promise<Point> {
  const box = await target.boundingBox()
  if (!box) throw new Error(`There is no ${String(target)} to act upon`)
  return { x: box.x + box.width * dx, y: box.y + box.height * dy }
}

/** Scrolls the target to the middle and moves the pointer onto it, so that only the press is measured. */
async function aim(target: Locator): Promise<Point> {
  await centre(target)
  await target.hover()
  return pointOf(target)
}
async function press(page: Page): Promise<void> {
  await page.mouse.down()
  await page.mouse.up()
}
const tap = (page: Page, { x, y }: Point) => page.touchscreen.tap(x, y)

const menus = ['Services', 'Resources'].flatMap((name): Interaction[] => [
  {
    name: `${name} menu by pointer`,
    route: 'privacy-policy',
    before: (page) => pointOf(summary(page, name)),
    act: (page, { x, y }) => page.mouse.move(x, y),
    after: openMenu,
  },
  {
    name: `${name} menu by keyboard`,
    route: 'privacy-policy',
    async before(page) {
      await summary(page, name).focus()
      return pointOf(summary(page, name))
    },
    act: (page) => page.keyboard.press('Enter'),
    after: openMenu,
  },
])

const sticky = (name: string, route: string): Interaction => ({
  name,
  route,
  before: (page) => aim(stickyTab(page).nth(1)),
  act: press,
  after: (page) => expect(stickyTab(page).nth(1)).toHaveAttribute('aria-current', 'location'),
})

export const interactions: readonly Interaction[] = [
  ...menus,
  {
    name: 'menu on a phone',
    route: 'privacy-policy',
    device: 'phone',
    before: (page) => pointOf(page.locator('summary[aria-label=Menu]')),
    act: tap,
    after: (page) => expect(page.locator('header li[data-tab]').first()).toBeVisible(),
  },
  {
    name: 'tab of the case studies (Home)',
    route: 'home',
    before: (page) => aim(page.getByRole('tab', { name: 'Horlicks' })),
    act: press,
    after: (page) => expect(page.getByRole('tab', { name: 'Horlicks' })).toHaveAttribute('aria-selected', 'true'),
  },
  {
    name: 'tab of Agency',
    route: 'agency',
    before: (page) => aim(page.getByRole('tab', { name: 'Branding & Designing' })),
    act: press,
    after: (page) => expect(page.getByRole('tabpanel', { name: 'Branding & Designing' })).toBeVisible(),
  },
  sticky('sticky tab of Technology', 'technology-development'),
  sticky('sticky tab of Advisory', 'advisory'),
  {
    name: 'accordion of the services (Home)',
    route: 'home',
    before: (page) => aim(page.locator('[aria-labelledby=services] details').nth(1).locator('summary')),
    act: press,
    after: (page) => expect(page.locator('[aria-labelledby=services] details').nth(1)).toHaveAttribute('open', ''),
  },
  {
    name: 'next testimonial (Home)',
    route: 'home',
    before: (page) => aim(region(page, 'Our Clients Say').getByRole('button', { name: 'Next' })),
    act: press,
    after: (page) => expect(page.getByRole('button', { name: '2 of 7' })).toHaveAttribute('aria-current', 'true'),
  },
  {
    name: 'team card widens (About)',
    route: 'about-us',
    device: 'phone',
    async before(page) {
      await centre(page.locator('[data-member="3"]'))
      return pointOf(page.locator('[data-member="3"]'), 0.2, 0.1)
    },
    act: tap,
    after: (page) => expect(page.locator('[data-member="3"]')).toHaveAttribute('data-expanded', 'true'),
  },
  {
    name: 'team member’s story (About)',
    route: 'about-us',
    before: (page) => aim(page.locator('[data-member="1"]').getByRole('link')),
    act: press,
    after: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    name: 'form with four errors',
    route: 'contact-us',
    before: (page) => aim(send(page)),
    act: press,
    after: (page) => expect(page.locator('[aria-invalid=true]')).toHaveCount(4),
  },
  {
    name: 'form sent',
    route: 'contact-us',
    async before(page) {
      await field(page, 'name').fill('Nila Raman')
      await field(page, 'WhatsApp number').fill('9840012345')
      await field(page, 'email').fill('nila@malli.example')
      await field(page, 'message').fill('More orders.')
      return aim(send(page))
    },
    act: press,
    after: (page) => expect(page.getByRole('dialog', { name: 'Thank You!' })).toBeVisible(),
  },
  {
    name: 'pause of all motion (Home)',
    route: 'home',
    before: (page) => aim(page.getByRole('button', { name: 'Pause motion' }).first()),
    act: press,
    after: (page) => expect(page.locator('html')).toHaveAttribute('data-motion', 'paused'),
  },
]
