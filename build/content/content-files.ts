import type { z } from 'zod'
import type { ContentOf, DocumentOf } from './schemas/fields.ts'

type Of<Module extends { default: z.ZodType }> = ContentOf<Module['default']>

/**
 * Types of the checked documents in content/, by file. src/content/modules.d.ts declares the same types for imports.
 */
export type ContentFiles = {
  'content/about.yaml': Of<typeof import('./schemas/about.ts')>
  'content/advisory.yaml': Of<typeof import('./schemas/advisory.ts')>
  'content/agency.yaml': Of<typeof import('./schemas/agency.ts')>
  'content/blog.yaml': Of<typeof import('./schemas/blog.ts')>
  'content/case-list.yaml': Of<typeof import('./schemas/case-list.ts')>
  'content/clients.yaml': Of<typeof import('./schemas/clients.ts')>
  'content/contact.yaml': Of<typeof import('./schemas/contact.ts')>
  'content/endings.yaml': z.output<(typeof import('./schemas/endings.ts'))['default']>
  'content/error.yaml': Of<typeof import('./schemas/error.ts')>
  'content/home.yaml': Of<typeof import('./schemas/home.ts')>
  'content/navigation.yaml': Of<typeof import('./schemas/navigation.ts')>
  'content/proof.yaml': Of<typeof import('./schemas/proof.ts')>
  'content/site.yaml': Of<typeof import('./schemas/site.ts')>
  'content/team.yaml': Of<typeof import('./schemas/team.ts')>
  'content/technology.yaml': Of<typeof import('./schemas/technology.ts')>
  'content/testimonials.yaml': Of<typeof import('./schemas/testimonials.ts')>
  [file: `content/advisory-details/${string}.yaml`]: DocumentOf<
    (typeof import('./schemas/advisory-details.ts'))['default']
  >
  [file: `content/cases/${string}.yaml`]: DocumentOf<(typeof import('./schemas/cases.ts'))['default']>
  [file: `content/legal/${string}.yaml`]: DocumentOf<(typeof import('./schemas/legal.ts'))['default']>
  [file: `content/services/${string}.yaml`]: DocumentOf<(typeof import('./schemas/services.ts'))['default']>
}
