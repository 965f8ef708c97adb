import data from '#content/advisory.yaml'
import type schema from './schemas/advisory.ts'
import type { ContentOf } from './schemas/kit.ts'

export const advisory = data as ContentOf<typeof schema>
