import { z } from 'zod'
import { text } from './fields.ts'

const ending = z.strictObject({
  heading: text({ max: 60 }).refine((heading) => heading.endsWith('?'), 'a page ends with a question: end it with ?'),
  /** Limited to two lines on a phone: the ending and the footer have 800 px there. */
  text: text({ max: 110 }),
})

/** Question at the end of each page, by path without the leading slash; `default` for all other pages. */
export default z.object({ default: ending }).catchall(ending)
