import data from '#content/home.yaml'
import type schema from './schemas/home.ts'
import type { ContentOf } from './schemas/kit.ts'

export const home = data as ContentOf<typeof schema>
