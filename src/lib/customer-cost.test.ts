import { expect, test } from 'vitest'
import { customerCost, formatAmount, formatCount, formatGiven } from './customer-cost.ts'

test('what is left of one order is the most that winning it may cost, and each visitor carries a share of it', () => {
  const cost = customerCost({ price: 2400, margin: 35, visitors: 8000, share: 2 })
  expect(cost).toEqual({ customer: 840, click: 16.8, customers: 160, month: 134_400 })
  expect(Number(cost.customers) * Number(cost.customer)).toBe(cost.month)
})

test('a number that is none, nothing, below nothing or above a hundred percent takes only what comes from it', () => {
  const good = { price: 100, margin: 50, visitors: 10, share: 5 }
  const missing = (changed: Partial<typeof good>) =>
    Object.entries(customerCost({ ...good, ...changed })).flatMap(([name, value]) => (value === null ? [name] : []))
  for (const wrong of [0, -1, Number.NaN, Infinity]) {
    expect(missing({ price: wrong }), `price ${wrong}`).toEqual(['customer', 'click', 'month'])
    expect(missing({ margin: wrong }), `margin ${wrong}`).toEqual(['customer', 'click', 'month'])
    expect(missing({ visitors: wrong }), `visitors ${wrong}`).toEqual(['customers', 'month'])
    expect(missing({ share: wrong }), `share ${wrong}`).toEqual(['click', 'customers', 'month'])
  }
  expect(missing({ margin: 101 })).toContain('customer')
  expect(missing({ share: 100 })).toEqual([])
})

test('amounts are written as in India, small ones with paise, so that price times clicks is the month', () => {
  expect(formatAmount(134_400, 'INR')).toBe('₹1,34,400')
  expect(formatAmount(26.25, 'INR')).toBe('₹26.25')
  expect(formatAmount(16.8, 'INR')).toBe('₹16.80')
  expect(formatAmount(17.001, 'INR')).toBe('₹17')
  expect(formatCount(0.5, 'INR')).toBe('0.5')
})

test('amounts in dirhams are written as in the Emirates, with a space that does not break', () => {
  expect(formatAmount(134_400, 'AED')).toBe('AED\u{a0}134,400')
  expect(formatAmount(1.125, 'AED')).toBe('AED\u{a0}1.13')
  expect(formatGiven(149.5, 'AED')).toBe('AED\u{a0}149.5')
  expect(formatCount(125_000, 'AED')).toBe('125,000')
})
