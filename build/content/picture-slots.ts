import type { PictureSlot } from '#shared/studio/form.ts'
import { shapeFault } from '#shared/studio/uploads.ts'
import type { Picture } from './pictures.ts'

/** Where pages show pictures: the shape each is cut to, width to height, and the pixels of width it needs at least. */
const SLOTS = {
  /** Across the window. */
  banner: { shape: [16, 9], least: 1280 },
  /** All of a window that is taller than wide. */
  screen: { shape: [9, 16], least: 640 },
  /** Beside the words of a service, a case or a section. */
  scene: { shape: [4, 3], least: 960 },
  /** Above an article. */
  cover: { shape: [3, 2], least: 960 },
  square: { shape: [1, 1], least: 640 },
  portrait: { shape: [4, 5], least: 640 },
  /** Beside the words of a client. */
  face: { shape: [4, 5], least: 360 },
  /** In its own shape. */
  free: { shape: null, least: 640 },
} satisfies Record<string, { shape: [number, number] | null; least: number }>

export type Slot = keyof typeof SLOTS

/** Why a picture does not do where it is to be shown, and what to do; undefined when it does. */
export function slotFault({ width, height, webpWidth }: Picture, slot: Slot): string | undefined {
  const { shape, least } = SLOTS[slot]
  if (Math.max(width, webpWidth) < least) {
    return `this picture is less than ${least} pixels wide, as are needed here: take a larger one`
  }
  if (!shape) return undefined
  const [wide, tall] = shape
  const off = shapeFault({ width, height }, shape)
  if (off === 1) return undefined
  return `this picture is too ${off > 1 ? 'wide' : 'tall'} for the ${wide}:${tall} that is shown here: crop it to ${wide}:${tall}`
}

/** Width to height of the frames visitors see, measured at 390 and 1440 px. */
const FRAMES: Record<Slot, PictureSlot['frames']> = {
  banner: frames(0.5, 2),
  screen: frames(0.5, 0.75),
  scene: frames(1.33, 1.1),
  cover: frames(1.5, 1.78),
  square: frames(1, 1),
  portrait: frames(0.8, 0.8),
  face: frames(0.8, 0.8),
  free: [],
}

function frames(phone: number, desktop: number): PictureSlot['frames'] {
  return [
    { title: 'Phone', ratio: phone },
    { title: 'Computer', ratio: desktop },
  ]
}

const isSlot = (name: unknown): name is Slot => typeof name === 'string' && Object.hasOwn(SLOTS, name)

/** What somebody who chooses a picture has to know of its place. */
export function describeSlot(name: unknown): PictureSlot {
  const slot = isSlot(name) ? name : 'free'
  return { ...SLOTS[slot], frames: FRAMES[slot] }
}
