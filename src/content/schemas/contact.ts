import { z } from 'zod'
import { picture, text } from './kit.ts'

const field = () => z.strictObject({ label: text({ max: 40 }), hint: text({ max: 90 }).optional() })

export default z.strictObject({
  banner: z.strictObject({
    title: z
      .array(text({ max: 20 }))
      .min(1)
      .max(3),
    text: text({ max: 200 }),
    picture: picture(),
  }),
  direct: z.strictObject({
    title: text(),
    phone: text(),
    mail: text(),
    chat: text(),
    subject: text({ max: 60 }),
    greeting: text({ max: 120 }),
    from: text({ max: 20 }),
  }),
  form: z.strictObject({
    title: text(),
    text: text({ max: 160 }),
    optional: text(),
    fields: z.strictObject({
      name: field(),
      mobile: field(),
      email: field(),
      companyName: field(),
      budget: field(),
      website: field(),
      message: field(),
    }),
    elsewhere: z.strictObject({ question: text({ max: 60 }), link: text({ max: 40 }) }),
    length: text({ max: 60, placeholders: ['count', 'limit'] }).regex(
      /\{count\}.*\{limit\}/,
      'needs {count} and {limit}',
    ),
    submit: text({ max: 30 }),
    sending: text(),
    wrongOne: text(),
    wrongMany: text(),
    privacy: text(),
    privacyLink: text(),
    failureNotice: text(),
    trap: text(),
  }),
  thankYou: z.strictObject({ title: text(), text: text(), button: text() }),
  offices: z.strictObject({
    title: text(),
    text: text({ max: 160 }),
    names: z.strictObject({ chennai: text(), dubai: text() }),
    liveMap: text(),
    drawnMap: text(),
    openInMaps: text(),
    mapAlt: text(),
    liveTitle: text(),
    mapFailed: text(),
  }),
})
