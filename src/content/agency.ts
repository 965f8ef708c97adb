import data from '#content/agency.yaml'
import type schema from './schemas/agency.ts'
import type { ContentOf } from './schemas/kit.ts'

export const agency = data as ContentOf<typeof schema>
