import type { PictureSlot } from '#shared/studio/form.ts'
import { shapeFault } from '#shared/studio/uploads.ts'
import type { Picture } from './pictures.ts'

/** Places for pictures: the shape that each is cropped to, width to height, and its minimum width in pixels. */
const SLOTS = {
  /** Full width of the window. */
  banner: { shape: [16, 9], least: 1280 },
  /** Whole window in portrait format. */
  screen: { shape: [9, 16], least: 640 },
  /** Beside the text of a service, a case or a section. */
  scene: { shape: [4, 3], least: 960 },
  /** Above an article. */
  cover: { shape: [3, 2], least: 960 },
  square: { shape: [1, 1], least: 640 },
  portrait: { shape: [4, 5], least: 640 },
  /** Portrait of a team member. */
  member: { shape: [4, 5], least: 640 },
  /** Portrait beside the quote of a client. */
  face: { shape: [4, 5], least: 360 },
  /** Uncropped. */
  free: { shape: null, least: 640 },
} satisfies Record<string, { shape: [number, number] | null; least: number }>

export type Slot = keyof typeof SLOTS

/** Returns why a picture is unsuitable for a slot, and what to do; undefined when it is suitable. */
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

/** Returns the shape of a slot; 4:3, which most photographs have, for one without a shape. */
export const shapeOfSlot = (slot: Slot | undefined): readonly [wide: number, tall: number] =>
  (slot && SLOTS[slot].shape) ?? [4, 3]

/**
 * Frames in which visitors see a slot, with width to height: the usual and the narrowest, measured at 390 and 1440 px.
 */
const FRAMES: Record<Slot, PictureSlot['frames']> = {
  banner: frames({ Phone: 0.77, 'Phone, narrowest': 0.46, Computer: 1.6 }),
  screen: frames({ Phone: 0.67 }),
  scene: frames({ Phone: 1.33, 'Phone, narrowest': 0.49, Computer: 1.24, 'Computer, narrowest': 0.76 }),
  cover: frames({ Phone: 1.5, Computer: 1.33 }),
  square: frames({ Phone: 1, Computer: 0.83 }),
  portrait: frames({ Phone: 1, Computer: 0.8 }),
  member: frames({ 'Team page': 0.8, 'Home page, large': 0.93, 'Home page, narrow': 0.4, 'Home page, phone': 1 }),
  face: frames({ Phone: 0.8, Computer: 0.8 }),
  free: [],
}

function frames(ratios: Record<string, number>): PictureSlot['frames'] {
  return Object.entries(ratios).map(([title, ratio]) => ({ title, ratio }))
}

const isSlot = (name: unknown): name is Slot => typeof name === 'string' && Object.hasOwn(SLOTS, name)

/** Returns the slot with this name for the studio; `free` for any other name. */
export function describeSlot(name: unknown): PictureSlot {
  const slot = isSlot(name) ? name : 'free'
  return { ...SLOTS[slot], frames: FRAMES[slot] }
}
