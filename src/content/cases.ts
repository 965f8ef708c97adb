import type { DocumentOf } from './schemas/kit.ts'
import type schema from './schemas/cases.ts'

export type CaseStudy = DocumentOf<typeof schema>
export type Challenge = CaseStudy['challenges'][number]
export type Solution = CaseStudy['solutions'][number]
