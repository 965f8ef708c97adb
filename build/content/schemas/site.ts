import { isValidPhoneNumber } from 'libphonenumber-js/max'
import { z } from 'zod'
import { externalUrl, sample, text } from './fields.ts'

/** Phone number as displayed, `+91 44 4000 1234`; links use its digits. */
const phone = () =>
  z
    .string()
    .trim()
    .regex(/^\+(?: ?\d){8,15}$/, 'must be a plus sign and 8 to 15 digits, such as +91 44 4000 1234')

/**
 * Checks a phone number by its country's rules. Samples are skipped, because their invented numbers must not belong to
 * anybody.
 */
function checkNumber(
  number: string | undefined,
  isSample: boolean | undefined,
  path: PropertyKey[],
  ctx: z.RefinementCtx,
) {
  if (number === undefined || isSample || isValidPhoneNumber(number)) return
  ctx.addIssue({
    code: 'custom',
    path,
    message: 'cannot be dialled: see whether a digit is missing or wrong',
  })
}

const site = z.strictObject({
  brand: text({ max: 30 }),
  legalName: text({ max: 80 }),
  url: z
    .url({ protocol: /^https$/, error: 'must be an https address' })
    .refine((url) => !url.endsWith('/'), 'must not end with a slash'),
  motto: z.strictObject({ terms: z.array(text()).length(3), result: text() }),
  promise: z.strictObject({ strategyDays: z.int().positive(), resultDays: z.int().positive() }),
  philosophy: text(),
  summary: text({ max: 155 }),
  contact: z.strictObject({
    sample: sample(),
    email: z.email('must be an e-mail address'),
    phone: phone(),
    chat: phone(),
    chatMessage: text({ max: 200 }),
    chatPage: text({ max: 100, placeholders: ['page'] }),
    failureNotice: z.boolean(),
    liveMap: z.enum(['on-request', 'in-view']),
  }),
  socials: z.strictObject({
    sample: sample(),
    instagram: externalUrl(),
    youtube: externalUrl(),
    linkedin: externalUrl(),
  }),
  offices: z
    .array(
      z.strictObject({
        id: z.enum(['chennai', 'dubai']),
        sample: sample(),
        country: text(),
        city: text(),
        countryCode: z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters'),
        region: text(),
        postalCode: text().optional(),
        lines: z.array(text()).min(1).max(4),
        /** Phone number of the office; that of `contact` by default. */
        phone: phone().optional(),
        timeZone: z
          .string()
          .refine(
            (zone) => Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'Asia/Kolkata',
            'no such time zone',
          ),
        hours: text(),
        mapEmbed: externalUrl(),
        mapLink: externalUrl(),
      }),
    )
    .length(2),
})

const digits = (shown: string) => shown.replaceAll(' ', '')
const bothForms = (shown: string) => ({ phone: digits(shown), phoneShown: shown })

const checked = site.superRefine(({ contact, offices }, ctx) => {
  for (const name of ['phone', 'chat'] as const) checkNumber(contact[name], contact.sample, ['contact', name], ctx)
  for (const [at, { phone: number, sample: isSample }] of offices.entries()) {
    checkNumber(number, isSample, ['offices', at, 'phone'], ctx)
  }
})

export default checked.transform(({ contact, offices, ...rest }) => ({
  ...rest,
  contact: {
    ...contact,
    ...bothForms(contact.phone),
    /** WhatsApp's links use digits only. */
    chat: digits(contact.chat).slice(1),
    chatShown: contact.chat,
  },
  offices: offices.map((office) => ({ ...office, ...bothForms(office.phone ?? contact.phone) })),
}))
