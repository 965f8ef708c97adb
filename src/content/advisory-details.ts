import type schema from './schemas/advisory-details.ts'
import type { DocumentOf } from './schemas/kit.ts'

export type AdvisoryDetail = DocumentOf<typeof schema>
