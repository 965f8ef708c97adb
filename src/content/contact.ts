import data from '#content/contact.yaml'
import type schema from './schemas/contact.ts'
import type { ContentOf } from './schemas/kit.ts'

export const contact = data as ContentOf<typeof schema>
