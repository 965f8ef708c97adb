import { afterEach, beforeEach, expect, vi } from 'vitest'

beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  expect(console.error, 'nothing may be printed as an error').not.toHaveBeenCalled()
  expect(console.warn, 'nothing may be printed as a warning').not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
