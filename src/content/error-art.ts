import data from '#content/error.yaml'
import type schema from './schemas/error.ts'
import type { ContentOf } from './schemas/kit.ts'

export const errorArt = data as ContentOf<typeof schema>
