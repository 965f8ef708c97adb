import { expect, test } from 'vitest'
import { withDeviceHeights } from './device-heights.ts'

test('heights of the window follow the device that a page is shown for', () => {
  const of = (sheet: string) => withDeviceHeights(sheet).replace(':root{--vh:1svh}', '')
  expect(of('.a{min-height:min(100svh,60rem)}')).toBe('.a{min-height:min(calc(100*var(--vh)),60rem)}')
  expect(of('.a{height:max(11rem,.5dvh - 24rem)}')).toBe('.a{height:max(11rem,calc(.5*var(--vh)) - 24rem)}')
  expect(of('@media (min-aspect-ratio:4/3){.a{color:red}}')).toBe('@media (min-width:60em){.a{color:red}}')
  expect(of('@media (aspect-ratio>=4/3){.a{color:red}}')).toBe('@media (min-width:60em){.a{color:red}}')
  expect(of('._1vh .a-2vh{width:40vw;color:#12vh}'), 'names stay').toBe('._1vh .a-2vh{width:40vw;color:#12vh}')
})
