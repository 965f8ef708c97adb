import type { ContentOf } from './schemas/kit.ts'
import type schema from './schemas/cases.ts'

export type CaseStudy = ContentOf<typeof schema>
export type Challenge = CaseStudy['challenges'][number]
export type Solution = CaseStudy['solutions'][number]
