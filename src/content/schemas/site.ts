import { z } from 'zod'
import { externalUrl, sample, text } from './kit.ts'

const phone = () => z.string().regex(/^\+\d{8,15}$/, 'must be a plus sign and 8 to 15 digits')

export default z.strictObject({
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
    phoneShown: text(),
    chat: z.string().regex(/^\d{8,15}$/, 'must be 8 to 15 digits'),
    chatMessage: text({ max: 200 }),
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
        phone: phone(),
        phoneShown: text(),
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
