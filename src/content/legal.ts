import type schema from '../../build/content/schemas/legal.ts'
import type { DocumentOf } from '../../build/content/schemas/fields.ts'
import { site } from './site.ts'

export type LegalDocument = DocumentOf<typeof schema>
export type LegalSection = LegalDocument['sections'][number]
export type LegalBlock = LegalSection['blocks'][number]

const names: Record<string, string> = {
  brand: site.brand,
  entity: site.legalName,
  email: site.contact.email,
  phone: site.contact.phoneShown,
}

/** Replaces {brand}, {entity}, {email} and {phone} by the values of content/site.yaml. */
export const interpolate = (wording: string): string =>
  wording.replace(/\{(\w+)\}/g, (placeholder, name: string) => names[name] ?? placeholder)
