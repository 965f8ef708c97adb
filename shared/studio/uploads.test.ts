import { expect, test } from 'vitest'
import { cropTo, focusWithin, MAX_ZOOM, maxZoom } from './uploads.ts'

const SIZES = [
  { width: 2_560, height: 1_440 },
  { width: 1_200, height: 1_600 },
  { width: 999, height: 333 },
]
const SHAPES = [[4, 5], [16, 9], [1, 1], null] as const
const PERCENTS = [0, 10, 50, 90, 100]
const ZOOMS = [1, 1.1, 1.7, 2.5, MAX_ZOOM]

test('a crop lies in the picture, has the shape of its place and its focus within, however near it is', () => {
  for (const size of SIZES) {
    for (const shape of SHAPES) {
      for (const x of PERCENTS) {
        for (const y of PERCENTS) {
          for (const zoom of ZOOMS) {
            const crop = cropTo(size, shape, { x, y }, zoom)
            const { left, top, width, height } = crop
            const what = JSON.stringify({ size, shape, x, y, zoom, crop })
            for (const each of [left, top, width, height]) expect(Number.isInteger(each), what).toBe(true)
            expect(Math.min(left, top), what).toBeGreaterThanOrEqual(0)
            expect(left + width, what).toBeLessThanOrEqual(size.width)
            expect(top + height, what).toBeLessThanOrEqual(size.height)
            const ratio = shape ? shape[0] / shape[1] : size.width / size.height
            expect(Math.abs(width - height * ratio), what).toBeLessThanOrEqual(Math.max(1, ratio))
            const point = { x: (size.width * x) / 100, y: (size.height * y) / 100 }
            expect(point.x, what).toBeGreaterThanOrEqual(left)
            expect(point.x, what).toBeLessThanOrEqual(left + width)
            expect(point.y, what).toBeGreaterThanOrEqual(top)
            expect(point.y, what).toBeLessThanOrEqual(top + height)
            const within = focusWithin(size, crop, { x, y })
            for (const each of [within.x, within.y]) expect(each % 10, what).toBe(0)
          }
        }
      }
    }
  }
})

test('twice as near is half as wide and half as tall, around the focus', () => {
  const size = { width: 2_000, height: 1_000 }
  expect(cropTo(size, [4, 5], { x: 50, y: 50 }, 1)).toEqual({ left: 600, top: 0, width: 800, height: 1_000 })
  expect(cropTo(size, [4, 5], { x: 50, y: 50 }, 2)).toEqual({ left: 800, top: 250, width: 400, height: 500 })
  expect(cropTo(size, null, { x: 100, y: 0 }, 2)).toEqual({ left: 1_000, top: 0, width: 1_000, height: 500 })
  expect(cropTo(size, null, { x: 20, y: 80 }, 1)).toEqual({ left: 0, top: 0, ...size })
})

test('a picture comes no nearer than the pixels that its place needs, and never more than three times', () => {
  const size = { width: 2_560, height: 1_440 }
  expect(maxZoom(size, [16, 9], 1_280)).toBe(2)
  expect(maxZoom(size, [4, 5], 640)).toBe(1.8)
  expect(maxZoom(size, null, 640)).toBe(MAX_ZOOM)
  expect(maxZoom({ width: 1_000, height: 1_000 }, [1, 1], 960)).toBe(1)
  expect(maxZoom({ width: 300, height: 300 }, [1, 1], 640)).toBe(1)
  for (let width = 640; width < 2_560; width += 7) {
    const zoom = maxZoom({ width, height: width }, [1, 1], 640)
    expect(cropTo({ width, height: width }, [1, 1], { x: 50, y: 50 }, zoom).width).toBeGreaterThanOrEqual(640)
  }
})
