import { z } from 'zod'
import { routePath, text } from './fields.ts'

/**
 * A link as a button. `about` is visually hidden: it completes a label that says nothing out of context, as in "Learn
 * More about your funnel".
 */
export const action = () =>
  z.strictObject({
    label: text({ max: 50 }),
    about: text({ max: 60 }).optional(),
    to: routePath().default('/contact-us'),
  })
