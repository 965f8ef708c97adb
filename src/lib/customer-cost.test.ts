import { expect, test } from 'vitest'
import { customerCost, formatCount, formatRupees } from './customer-cost.ts'

test('what is left of one order is the most that winning it may cost, and each visitor carries a share of it', () => {
  const cost = customerCost({ price: 2400, margin: 35, visitors: 8000, share: 2 })
  expect(cost).toEqual({ customer: 840, click: 16.8, customers: 160, month: 134_400 })
  expect(cost && cost.customers * cost.customer).toBe(cost?.month)
})

test('numbers that are none, nothing, below nothing or above a hundred percent have no result', () => {
  const good = { price: 100, margin: 50, visitors: 10, share: 5 }
  expect(customerCost(good)).not.toBeNull()
  for (const wrong of [0, -1, Number.NaN, Infinity])
    for (const name of ['price', 'margin', 'visitors', 'share'] as const)
      expect(customerCost({ ...good, [name]: wrong }), `${name} ${wrong}`).toBeNull()
  expect(customerCost({ ...good, margin: 101 })).toBeNull()
  expect(customerCost({ ...good, share: 100 })).not.toBeNull()
})

test('amounts are written as in India, small ones with paise, so that price times clicks is the month', () => {
  expect(formatRupees(134_400)).toBe('₹1,34,400')
  expect(formatRupees(26.25)).toBe('₹26.25')
  expect(formatRupees(16.8)).toBe('₹16.80')
  expect(formatRupees(17.001)).toBe('₹17')
  expect(formatCount(0.5)).toBe('0.5')
})
