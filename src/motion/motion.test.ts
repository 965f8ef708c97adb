import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { COUNT_MS, easedValue } from './count-up.ts'
import { BAR_HEIGHT_PX } from './scroll.ts'
import { mostInView, sectionAt } from './scroll-spy.ts'

it('what scrolls by script stops below the bar of the style sheet', () => {
  expect(readFileSync('src/styles/tokens.css', 'utf8')).toContain(`--header-height-small: ${BAR_HEIGHT_PX}px;`)
})

describe('easedValue', () => {
  it('starts at 0, only rises, and ends on the value after two seconds', () => {
    expect(easedValue(850, 0)).toBe(0)
    expect(easedValue(850, COUNT_MS)).toBe(850)
    expect(easedValue(850, COUNT_MS + 500)).toBe(850)
    const steps = Array.from({ length: 21 }, (_, i) => easedValue(37.5, (COUNT_MS / 20) * i))
    expect(steps).toEqual(steps.toSorted((a, b) => a - b))
    expect(COUNT_MS).toBe(2000)
  })
  it('is within a tenth of the value after half a second, within a hundredth after one, and counts on to the end', () => {
    expect(easedValue(100, 500)).toBeGreaterThan(90)
    expect(easedValue(100, 1000)).toBeGreaterThan(99)
    expect(easedValue(37.5, 1700)).toBeLessThan(37.45)
  })
})

describe('scroll spy by offset', () => {
  it('names the last section whose top has passed 200 px', () => {
    expect(sectionAt([900, 1800], 200)).toBe(0)
    expect(sectionAt([-700, 200, 1100], 200)).toBe(1)
    expect(sectionAt([-700, 201, 1100], 200)).toBe(0)
  })
})

describe('scroll spy by threshold', () => {
  it('names the section most in view once half of it is', () => {
    expect(mostInView([0.2, 0.6, 0.5], 0.5, 0)).toBe(1)
  })
  it('keeps the last one while none reaches the threshold', () => {
    expect(mostInView([0.3, 0.4], 0.5, 1)).toBe(1)
  })
})
