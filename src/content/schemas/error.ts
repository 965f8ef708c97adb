import { z } from 'zod'
import { picture, text } from './kit.ts'

export default z.strictObject({ picture: picture(), line: text({ max: 200 }) })
