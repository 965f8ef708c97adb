import type { Page, Route } from '@playwright/test'

export const ENDPOINT = '**/api/contact*'
export const SEVEN = ['name', 'mobile', 'email', 'companyName', 'budget', 'website', 'message']
export const good = {
  name: 'Nila Raman',
  'WhatsApp number': '9840012345',
  email: 'nila@malli.example',
  message: 'More orders.',
}

export const field = (page: Page, label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`, 'i') })
export const country = (page: Page) => page.getByRole('combobox', { name: 'Country of the WhatsApp number' })
export const send = (page: Page) => page.getByRole('button', { name: 'Send message' })
export const thanks = (page: Page) => page.getByRole('dialog', { name: 'Thank You!' })

/** Chooses a country like a visitor: focusing the select adds the countries that the document lacks. */
export async function chooseCountry(page: Page, label: string): Promise<void> {
  await country(page).focus()
  await country(page).selectOption(label)
}

/** Returns the button that unfolds the optional fields. */
export const more = (page: Page) => page.getByRole('button', { name: 'Add company, budget and website' })

export async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value)
}

/**
 * Answers contact requests with each status in turn, and then always with the last one; `abort` breaks the connection.
 */
export async function answer(page: Page, ...answers: (number | 'abort')[]) {
  const calls: { names: string[]; key: string; body: string }[] = []
  await page.route(ENDPOINT, async (route: Route) => {
    const request = route.request()
    const body = request.postData() ?? ''
    calls.push({
      names: [...body.matchAll(/name="([^"]+)"/g)].map(([, name = '']) => name),
      key: request.headers()['idempotency-key'] ?? '',
      body,
    })
    const next = answers[Math.min(calls.length, answers.length) - 1] ?? 201
    if (next === 'abort') await route.abort('connectionrefused')
    else await route.fulfill({ status: next, contentType: 'application/json', body: '{}' })
  })
  return calls
}
