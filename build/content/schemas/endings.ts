import { z } from 'zod'
import { text } from './fields.ts'

const ending = z.strictObject({
  heading: text({ max: 60 }).refine((heading) => heading.endsWith('?'), 'a page ends with a question: end it with ?'),
  /** Two lines on a phone; the ending and the footer have 800 px there. */
  text: text({ max: 110 }),
})

/** The question each page ends with, by its path without the leading slash; `default` for pages that are not named. */
export default z.object({ default: ending }).catchall(ending)
