import sharp from 'sharp'
import { expect, test } from 'vitest'
import { jpegSize } from './jpeg-size.ts'

const make = (progressive: boolean) =>
  sharp({ create: { width: 321, height: 123, channels: 3, background: 'red' } })
    .withMetadata()
    .jpeg({ progressive })
    .toBuffer()

test('a JPEG says how large it is; what is none, or is cut off, does not', async () => {
  for (const progressive of [false, true]) {
    const bytes = await make(progressive)
    expect(jpegSize(bytes)).toEqual({ width: 321, height: 123 })
    for (const length of [0, 3, 12]) expect(jpegSize(bytes.subarray(0, length))).toBeNull()
  }
  expect(jpegSize(Buffer.from('no picture at all'))).toBeNull()
})
