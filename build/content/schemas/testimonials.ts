import { z } from 'zod'
import { namedLogo } from './clients.ts'
import { differ, picture, sample, text } from './fields.ts'

const testimonial = z.strictObject({
  name: text({ max: 60 }),
  about: text({ max: 90 }),
  picture: picture('face'),
  para: text({ max: 320 }),
  client: namedLogo.optional(),
  sample: sample(),
})

export default z.strictObject({
  testimonials: z.array(testimonial).refine(differ('name'), 'two of one name: write how they differ'),
})
