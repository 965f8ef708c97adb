import data from '#content/team.yaml'
import type schema from './schemas/team.ts'
import type { ContentOf } from './schemas/kit.ts'

export const { groups } = data as ContentOf<typeof schema>
export type Member = (typeof groups)[number]['members'][number]
