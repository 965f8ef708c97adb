import { z } from 'zod'
import { text } from './fields.ts'

/**
 * Alternative texts of the pictures of one folder by file name, and the point that stays in view when they are cropped.
 */
export default z
  .record(
    z.string(),
    z.strictObject({
      alt: text({ max: 300 }),
      focus: z
        .string()
        .regex(/^\d{1,2}0?% \d{1,2}0?%$/, 'must be two percentages, such as "50% 40%"')
        .meta({ widget: 'focus' })
        .optional(),
    }),
  )
  .meta({ widget: 'pictures' })
