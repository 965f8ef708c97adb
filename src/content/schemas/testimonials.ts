import { z } from 'zod'
import { picture, sample, text } from './kit.ts'

const testimonial = z.strictObject({
  name: text({ max: 60 }),
  about: text({ max: 90 }),
  picture: picture(),
  para: text({ max: 320 }),
  sample: sample(),
})

export default z.strictObject({
  testimonials: z.array(testimonial).length(7),
})
