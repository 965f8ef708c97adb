import type { Account } from '#shared/studio/accounts.ts'
import type { Lead } from '#shared/studio/leads.ts'
import { site } from '../../src/content/site.ts'

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? ''

/** Replaces the placeholders in braces of a template; unknown ones stay as they are. */
export function fillTemplate(text: string, lead: Pick<Lead, 'name' | 'companyName'>, me: Pick<Account, 'name'>) {
  const values: Record<string, string> = {
    name: firstName(lead.name),
    company: lead.companyName || 'your business',
    me: firstName(me.name),
    agency: site.brand,
  }
  return text.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all)
}
