import type { DocumentOf } from '../../build/content/schemas/fields.ts'
import type schema from '../../build/content/schemas/cases.ts'

export type CaseStudy = DocumentOf<typeof schema>
export type Metrics = CaseStudy['metrics']
export type Chart = CaseStudy['chart']
export type ChartOf<Kind extends Chart['kind']> = Extract<Chart, { kind: Kind }>
export type Artefact = CaseStudy['artefact']
export type ArtefactOf<Kind extends Artefact['kind']> = Extract<Artefact, { kind: Kind }>
