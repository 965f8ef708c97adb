import data from '#content/navigation.yaml'
import type { ContentOf } from './schemas/kit.ts'
import type schema from './schemas/navigation.ts'

export type Navigation = ContentOf<typeof schema>

export const navigation = data as Navigation
