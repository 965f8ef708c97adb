import type schema from './schemas/legal.ts'
import type { DocumentOf } from './schemas/kit.ts'
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

/** Puts what content/site.yaml says in place of {brand}, {entity}, {email} and {phone}. */
export const fillIn = (wording: string): string =>
  wording.replace(/\{(\w+)\}/g, (placeholder, name: string) => names[name] ?? placeholder)
