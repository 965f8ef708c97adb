import { z } from 'zod'
import { routePath, text } from './fields.ts'

/** `about` is not visible: it ends a label that says nothing out of its place, as in "Learn More about your funnel". */
export const action = () =>
  z.strictObject({
    label: text({ max: 50 }),
    about: text({ max: 60 }).optional(),
    to: routePath().default('/contact-us'),
  })
