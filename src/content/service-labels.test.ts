import { expect, test } from 'vitest'
import { serviceLabel } from './service-labels.ts'

test('a service is called as the Services menu calls it', () => {
  expect(serviceLabel('/agency/pay-per-click')).toBe('Pay Per Click')
})

test('a page that the Services menu does not have is called by its title, and breaks no page that names it', () => {
  expect(serviceLabel('/advisory')).not.toBe('')
  expect(serviceLabel('/contact-us')).toMatch(/^[A-Z]/)
})
