import data from '#content/about.yaml'
import type schema from './schemas/about.ts'
import type { ContentOf } from './schemas/kit.ts'

export const about = data as ContentOf<typeof schema>
