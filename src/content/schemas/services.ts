import { z } from 'zod'
import { picture, text } from './kit.ts'
import { hero, section } from './service-sections.ts'

/** One agency service page. */
export default z.strictObject({
  name: text({ max: 40 }),
  hero: hero(picture()),
  sections: z.array(section).min(5).max(12),
})
