import { expect, type Locator, type Page } from '@playwright/test'
import type { Device } from './browser.ts'

export type Interaction = {
  name: string
  route: string
  device?: Device
  /** Brings the part into view and does what a visitor does before. */
  before?: (page: Page) => Promise<void>
  /** The input that is measured, through the browser's own input queue. */
  act: (page: Page) => Promise<void>
  /** What the visitor sees afterwards. */
  after: (page: Page) => Promise<void>
}

const summary = (page: Page, name: string) => page.locator(`nav summary:has-text("${name}")`)
const openMenu = (page: Page) => expect(page.locator('nav details[open]')).toHaveCount(1)
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const stickyTab = (page: Page) => page.locator('nav[data-sticky-tabs]').getByRole('link')
const field = (page: Page, label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`, 'i') })
const send = (page: Page) => page.getByRole('button', { name: 'Send message' })

const centre = (target: Locator) =>
  target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))

/** Scrolls the target to the middle and puts the pointer on it, so that only the press is left to measure. */
async function aim(target: Locator): Promise<void> {
  await centre(target)
  await target.hover()
}
async function press(page: Page): Promise<void> {
  await page.mouse.down()
  await page.mouse.up()
}

const menus = ['Services', 'Resources'].flatMap((name): Interaction[] => [
  {
    name: `${name} menu by pointer`,
    route: 'privacy-policy',
    act: (page) => summary(page, name).hover(),
    after: openMenu,
  },
  {
    name: `${name} menu by keyboard`,
    route: 'privacy-policy',
    before: (page) => summary(page, name).focus(),
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
    act: (page) => page.locator('summary[aria-label=Menu]').tap(),
    after: (page) => expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible(),
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
    before: (page) => centre(page.locator('[data-member="3"]')),
    act: (page) => page.locator('[data-member="3"]').tap({ position: { x: 40, y: 30 } }),
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
      await aim(send(page))
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
