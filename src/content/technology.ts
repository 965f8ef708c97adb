import data from '#content/technology.yaml'
import type schema from './schemas/technology.ts'
import type { ContentOf } from './schemas/kit.ts'

export const technology = data as ContentOf<typeof schema>
