import { maxLength, object, optional, pipe, regex, safeParse, string, trim } from 'valibot'
import { HOME_COUNTRY, readMobile, type InternationalRule } from './mobile.ts'

/** The seven fields of the contact form, in the order of the form, the table and the export. */
export const CONTACT_FIELDS = ['name', 'mobile', 'email', 'companyName', 'budget', 'website', 'message'] as const

export type ContactField = (typeof CONTACT_FIELDS)[number]

/** Name of the select beside the number. The country is stored as part of the number. */
export const COUNTRY_FIELD = 'country'

/**
 * Fields that say where a lead came from: what the visitor chose and what their visit recorded. They are sent to our
 * own service only.
 */
export const SOURCE_FIELDS = ['heardFrom', 'landingPage', 'pagesSeen', 'campaign', 'referrer'] as const

export type SourceField = (typeof SOURCE_FIELDS)[number]
export type SourceValues = Record<SourceField, string>

/** All columns of a lead that hold text from the visitor's browser. */
export const LEAD_FIELDS = [...CONTACT_FIELDS, ...SOURCE_FIELDS] as const

export const MAX_SOURCE_LENGTH = 500

/**
 * Longest value of each field, in UTF-16 units as browsers count them. The inputs have it as `maxlength`; the server
 * checks it for the message alone, which it stores in full. A form within these limits is far below the server's
 * BODY_LIMIT.
 */
export const CONTACT_LIMITS = { name: 50, companyName: 50, budget: 200, website: 2000, message: 5000 } as const

export const MESSAGE_TOO_LONG = 'Message can be at most 5,000 characters long.'

export const CONTACT_ENDPOINT = '/api/contact'

/** Idempotency key of a submission, the same for its retries: a header, or `?key=` where no header can be set. */
export const SUBMISSION_KEY_HEADER = 'idempotency-key'
export const SUBMISSION_KEY_PARAM = 'key'

/** Fields that identify spam. They are sent to our own service only, and never stored. The time may also be `?elapsed=`. */
export const HONEYPOT_FIELD = 'fax'
export const ELAPSED_FIELD = 'elapsed'

const text = optional(string(), '')

const FILLED = /./s

// Code points, not graphemes: ரவி is a whole name of two graphemes.
const THREE_CHARACTERS = /^.{3}/su
// The joiners U+200C and U+200D are part of the spelling in Sinhala, Malayalam and Persian.
const LETTERS_AND_SPACES = /^\p{L}[\p{L}\p{M}\p{Join_C} ]*$/u
/** Matches dot-separated words, an @, and a domain of two or more parts whose last part has at least two characters. */
const ADDRESS =
  /^[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)*@(?:[^\s@<>()[\]\\,;:".]+\.)+[^\s@<>()[\]\\,;:".]{2,}$/

const contactSchema = object({
  name: pipe(
    text,
    trim(),
    regex(FILLED, 'Name cannot be empty.'),
    regex(THREE_CHARACTERS, 'Name must be at least 3 characters long.'),
    regex(LETTERS_AND_SPACES, 'Name can only contain letters and spaces.'),
    maxLength(CONTACT_LIMITS.name, 'Name can be at most 50 characters long.'),
  ),
  email: pipe(
    text,
    trim(),
    regex(FILLED, 'Email cannot be empty.'),
    maxLength(254, 'Invalid email address.'),
    regex(ADDRESS, 'Invalid email address.'),
  ),
  companyName: pipe(
    text,
    trim(),
    maxLength(CONTACT_LIMITS.companyName, 'Company name can be at most 50 characters long.'),
  ),
  budget: pipe(text, trim()),
  website: pipe(text, trim()),
  message: pipe(
    text,
    trim(),
    regex(FILLED, 'Message is required.'),
    maxLength(CONTACT_LIMITS.message, MESSAGE_TOO_LONG),
  ),
})

export type ContactValues = Record<ContactField, string>
export type ContactErrors = Partial<Record<ContactField, string>>
export type ContactResult = { ok: true; values: ContactValues } | { ok: false; errors: ContactErrors }

/**
 * Returns the trimmed values, or the first message of each wrong field in the specification's order. `international`
 * checks numbers of countries other than India.
 */
export function validateContact(
  values: Partial<Record<ContactField | typeof COUNTRY_FIELD, unknown>>,
  international: InternationalRule,
): ContactResult {
  const result = safeParse(contactSchema, values, { abortPipeEarly: true })
  const errors: ContactErrors = {}
  for (const issue of result.issues ?? []) {
    // The cast is safe: the schema has no other fields.
    const field = issue.path?.[0].key as ContactField | undefined
    if (field) errors[field] ??= issue.message
  }
  const mobile = readMobile(textOf(values.mobile), textOf(values.country) || HOME_COUNTRY, international)
  if ('error' in mobile) errors.mobile = mobile.error
  else if (result.success) {
    const { name, ...others } = result.output
    return { ok: true, values: { name, mobile: mobile.value, ...others } }
  }
  return { ok: false, errors }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * Returns the source of a lead, each value cut to MAX_SOURCE_LENGTH characters. A bad source never makes a lead
 * invalid.
 */
export function readSource(given: (field: SourceField) => string | undefined): SourceValues {
  const entries = SOURCE_FIELDS.map((field) => {
    const text = (given(field) ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim()
    return [field, [...text].slice(0, MAX_SOURCE_LENGTH).join('')]
  })
  return Object.fromEntries(entries) as SourceValues
}
