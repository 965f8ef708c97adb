import { retentionSchema } from './privacy.ts'
import { z } from './zod.ts'
import { endpoint } from './endpoint.ts'
import { confirmationSchema, webhookSchema } from './notices.ts'

const MAX_TEMPLATES = 12

export const templateSchema = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  name: z.string().trim().min(1, 'Give the template a name.').max(60, 'At most 60 characters.'),
  /** Subject of a mail; ignored for WhatsApp. */
  subject: z.string().trim().max(120, 'At most 120 characters.'),
  text: z.string().trim().min(1, 'Write the text of the message.').max(2_000, 'At most 2,000 characters.'),
})

export type Template = z.infer<typeof templateSchema>

/** Placeholders of a template, written in braces, and what they are replaced by. */
export const PLACEHOLDERS = {
  name: 'their first name',
  company: 'their company, or “your business”',
  me: 'your first name',
  agency: 'the name of the agency',
} as const

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write a time such as 09:30.')

export const officeHoursSchema = z
  .object({
    /** Days of the week; 0 is Sunday. */
    days: z.array(z.number().int().min(0).max(6)).min(1, 'Choose at least one day.').max(7),
    from: clockTime,
    to: clockTime,
    timeZone: z.enum(['Asia/Kolkata', 'Asia/Dubai']),
  })
  .refine(({ from, to }) => from < to, { message: 'The office must close after it opens.', path: ['to'] })

export type OfficeHours = z.infer<typeof officeHoursSchema>

/** Settings with their schemas. */
export const SETTING_SCHEMAS = {
  templates: z.array(templateSchema).min(1).max(MAX_TEMPLATES, `At most ${MAX_TEMPLATES} templates.`),
  'office-hours': officeHoursSchema,
  webhook: webhookSchema,
  confirmation: confirmationSchema,
  retention: retentionSchema,
} as const

export type SettingName = keyof typeof SETTING_SCHEMAS

export type SettingValues = { [K in keyof typeof SETTING_SCHEMAS]: z.infer<(typeof SETTING_SCHEMAS)[K]> }

export const DEFAULT_SETTINGS: SettingValues = {
  templates: [
    {
      id: 'first-answer',
      name: 'First answer',
      subject: 'Your enquiry to {agency}',
      text: 'Hi {name}, this is {me} from {agency}. Thank you for writing to us about {company}. When would be a good time for a short call today or tomorrow?',
    },
    {
      id: 'tried-to-call',
      name: 'Tried to call',
      subject: 'We tried to reach you',
      text: 'Hi {name}, {me} from {agency} here. I just tried to call you about your enquiry. Is there a time that suits you better?',
    },
    {
      id: 'proposal-sent',
      name: 'Proposal sent',
      subject: 'Our proposal for {company}',
      text: 'Hi {name}, our proposal for {company} is in your inbox. Shall we go through it together for fifteen minutes?',
    },
  ],
  'office-hours': { days: [1, 2, 3, 4, 5, 6], from: '09:30', to: '18:30', timeZone: 'Asia/Kolkata' },
  webhook: { isOn: false, url: '', alarms: true },
  confirmation: { isOn: false, subject: '', text: '' },
  retention: { months: null },
}

const versioned = <S extends z.ZodType>(value: S) => z.object({ value, version: z.number() })

/** Settings that all accounts with leads may read; the others have endpoints of their own. */
const allSettings = z.object({
  templates: versioned(SETTING_SCHEMAS.templates),
  'office-hours': versioned(SETTING_SCHEMAS['office-hours']),
})

export type AllSettings = z.infer<typeof allSettings>

export const getSettings = endpoint({ method: 'GET', path: '/settings', access: 'leads', answer: allSettings })

/** Answers 409 `conflict` with all settings as `current` when `version` is not the newest. */
export const putTemplates = endpoint({
  method: 'PUT',
  path: '/settings/templates',
  access: 'templates',
  body: z.object({ value: SETTING_SCHEMAS.templates, version: z.number().int() }),
  answer: allSettings,
})

export const putOfficeHours = endpoint({
  method: 'PUT',
  path: '/settings/office-hours',
  access: 'settings',
  body: z.object({ value: SETTING_SCHEMAS['office-hours'], version: z.number().int() }),
  answer: allSettings,
})

export const SETTINGS_ENDPOINTS = { getSettings, putTemplates, putOfficeHours }
