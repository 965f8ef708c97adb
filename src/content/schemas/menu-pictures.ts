import { z } from 'zod'
import { differ, picture, routePath } from './kit.ts'

export default z.strictObject({
  pages: z
    .array(z.strictObject({ to: routePath(), picture: picture() }))
    .refine(differ('to'), 'a page stands once in this list: take the second out'),
  technology: z.array(picture()).length(7),
})
