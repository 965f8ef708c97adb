import type schema from '../../build/content/schemas/advisory-details.ts'
import type { DocumentOf } from '../../build/content/schemas/fields.ts'

export type AdvisoryDetail = DocumentOf<typeof schema>
