import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { classNames } from './class-names.ts'
import { contrast } from './contrast.ts'
import { formatMetric, groupDigits } from './format-metric.ts'
import { throttle } from './throttle.ts'
import { documentUrl } from './document-url.ts'

describe('formatMetric', () => {
  it.each([
    [{ value: 850, suffix: 'K+' }, '850K+'],
    [{ value: 3.5, prefix: '$', suffix: 'M+' }, '$3.5M+'],
    [{ value: 16000, prefix: '£' }, '£16,000'],
    [{ value: 6, suffix: '×', decimals: 1 }, '6.0×'],
    [{ value: 37.5, suffix: '×' }, '37.5×'],
  ])('writes %j as %s', (metric, shown) => {
    expect(formatMetric(metric)).toBe(shown)
  })

  it('keeps the digits of the final value on the way up', () => {
    expect(formatMetric({ value: 3.35, suffix: '×' }, 1)).toBe('1.00×')
    expect(formatMetric({ value: 2500, suffix: '+' }, 1249.6)).toBe('1,250+')
  })

  it('groups like Intl does for en-GB', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (value) => {
        expect(groupDigits(value)).toBe(value.toLocaleString('en-GB'))
      }),
    )
  })
})

describe('documentUrl', () => {
  it.each([
    ['/', '/', '/'],
    ['/about-us', '/', '/about-us/'],
    ['/advisory/branding-strategy-and-consulting', '/site/', '/site/advisory/branding-strategy-and-consulting/'],
    ['/', '/site/', '/site/'],
    ['/agency?x=1#seo', '/', '/agency/?x=1#seo'],
  ])('%s below %s is %s', (to, base, address) => {
    expect(documentUrl(to, base)).toBe(address)
  })
})

describe('throttle', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('runs at once, then once per wait while calls keep coming', () => {
    const run = vi.fn()
    const throttled = throttle(run, 100)
    for (let at = 0; at < 250; at += 10) {
      throttled()
      vi.advanceTimersByTime(10)
    }
    expect(run).toHaveBeenCalledTimes(3)
    vi.advanceTimersByTime(500)
    expect(run).toHaveBeenCalledTimes(4)
  })

  it('drops the trailing call when cancelled', () => {
    const run = vi.fn()
    const throttled = throttle(run, 100)
    throttled()
    throttled()
    throttled.cancel()
    vi.advanceTimersByTime(500)
    expect(run).toHaveBeenCalledOnce()
  })
})

it('joins only the class names that are there', () => {
  expect(classNames('a', false, undefined, null, '', 'b')).toBe('a b')
})

it('knows the ends of the contrast scale', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#bf3d1b', '#bf3d1b')).toBe(1)
})
