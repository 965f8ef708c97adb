import { z } from 'zod'
import { picture, text } from './fields.ts'

export default z.strictObject({
  picture: picture('banner'),
  lead: text({ max: 60 }),
  line: text({ max: 200 }),
  chat: text({ max: 20 }),
})
