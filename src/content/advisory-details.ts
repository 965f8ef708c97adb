import type schema from './schemas/advisory-details.ts'
import type { ContentOf } from './schemas/kit.ts'

export type AdvisoryDetail = ContentOf<typeof schema>
