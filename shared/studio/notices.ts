import { endpoint } from './endpoint.ts'
import { z } from './zod.ts'

/** `visitor` is the confirmation sent to the visitor who wrote. */
export const NOTICE_CHANNELS = ['mail', 'push', 'webhook', 'visitor'] as const
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number]

export const NOTICE_KINDS = ['lead', 'digest', 'alarm'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

const time = z.number()
const id = z.coerce.number().int().positive().max(2_147_483_647)

/** Kinds of mail that a person has subscribed to. */
export const mailNoticesSchema = z.object({ leads: z.boolean(), digest: z.boolean(), alarms: z.boolean() })
export type MailNotices = z.infer<typeof mailNoticesSchema>

const pushDevice = z.object({ id: z.number(), device: z.string(), endpoint: z.string(), createdAt: time })

const myNotices = z.object({
  telling: mailNoticesSchema,
  /** Whether the server has a mail server. */
  canMail: z.boolean(),
  /** VAPID public key in base64url. */
  pushKey: z.string(),
  devices: z.array(pushDevice),
})

export type MyNotices = z.infer<typeof myNotices>

export const getMyNotices = endpoint({ method: 'GET', path: '/account/notices', access: 'leads', answer: myNotices })

export const putMyNotices = endpoint({
  method: 'PUT',
  path: '/account/notices',
  access: 'leads',
  body: mailNoticesSchema,
  answer: myNotices,
})

const base64url = (bytes: number) => z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}$`))

/** The body is the result of `PushSubscription.toJSON()`. */
export const addPush = endpoint({
  method: 'POST',
  path: '/account/push',
  access: 'leads',
  body: z.object({
    endpoint: z.url({ protocol: /^https$/ }).max(2_000),
    keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
  }),
  answer: myNotices,
})

export const removePush = endpoint({
  method: 'DELETE',
  path: '/account/push/:id',
  access: 'leads',
  params: z.object({ id }),
  answer: myNotices,
})

/** `error` is null when the test message was delivered. */
const tried = z.object({ error: z.string().nullable() })

export type Tried = z.infer<typeof tried>

/** Sends a test mail or notification to the caller's own address or devices, at once. */
export const tryMyNotices = endpoint({
  method: 'POST',
  path: '/account/notices/try',
  access: 'leads',
  body: z.object({ channel: z.enum(['mail', 'push']) }),
  answer: tried,
})

/** Lists the current problems in the words of the alarms. */
export const getAlarms = endpoint({
  method: 'GET',
  path: '/alarms',
  access: 'leads',
  answer: z.object({
    alarms: z.array(z.object({ check: z.string(), subject: z.string(), detail: z.string(), since: time })),
  }),
})

export const webhookSchema = z
  .object({
    isOn: z.boolean(),
    url: z
      .string()
      .trim()
      .max(2_000)
      .refine(
        (url) => url === '' || /^https?:$/.test(URL.parse(url)?.protocol ?? ''),
        'Write a full address that begins with https://.',
      ),
    /** Whether alarms are sent too. */
    alarms: z.boolean(),
  })
  .refine(({ isOn, url }) => !isOn || url !== '', { message: 'Write the address first.', path: ['url'] })

export const confirmationSchema = z
  .object({
    isOn: z.boolean(),
    subject: z.string().trim().max(120, 'At most 120 characters.'),
    text: z.string().trim().max(4_000, 'At most 4,000 characters.'),
  })
  .refine(({ isOn, subject }) => !isOn || subject !== '', { message: 'Write the subject.', path: ['subject'] })
  .refine(({ isOn, text }) => !isOn || text !== '', { message: 'Write the text.', path: ['text'] })

export type Confirmation = z.infer<typeof confirmationSchema>

const versioned = <S extends z.ZodType>(value: S) => z.object({ value, version: z.number() })

const troubleSchema = z.object({
  id: z.number(),
  channel: z.enum(NOTICE_CHANNELS),
  kind: z.enum(NOTICE_KINDS),
  /** A colleague's name; null for the webhook and visitors. */
  who: z.string().nullable(),
  lead: z.number().nullable(),
  /** True when delivery was given up; otherwise it is retried at `nextAt`. */
  isDead: z.boolean(),
  attempts: z.number(),
  createdAt: time,
  nextAt: time,
  error: z.string(),
})

export type Trouble = z.infer<typeof troubleSchema>

const outgoing = z.object({
  webhook: versioned(webhookSchema),
  /** Secret in the format of standardwebhooks.com: `whsec_…`. */
  webhookSecret: z.string(),
  confirmation: versioned(confirmationSchema),
  canMail: z.boolean(),
  /** Number of confirmations in the last day that rate limits held back. */
  skipped: z.number(),
  troubles: z.array(troubleSchema),
})

export type Outgoing = z.infer<typeof outgoing>

export const getOutgoing = endpoint({ method: 'GET', path: '/outgoing', access: 'settings', answer: outgoing })

/** Answers 409 `conflict` with all values as `current` when `version` is not the newest. */
export const putWebhook = endpoint({
  method: 'PUT',
  path: '/outgoing/webhook',
  access: 'settings',
  body: z.object({ value: webhookSchema, version: z.number().int() }),
  answer: outgoing,
})

export const renewWebhookSecret = endpoint({
  method: 'POST',
  path: '/outgoing/webhook/secret',
  access: 'settings',
  answer: outgoing,
})

export const putConfirmation = endpoint({
  method: 'PUT',
  path: '/outgoing/confirmation',
  access: 'settings',
  body: z.object({ value: confirmationSchema, version: z.number().int() }),
  answer: outgoing,
})

/** Sends the webhook with an invented enquiry, or the confirmation to the caller. */
export const tryOutgoing = endpoint({
  method: 'POST',
  path: '/outgoing/try',
  access: 'settings',
  body: z.object({ channel: z.enum(['webhook', 'visitor']) }),
  answer: tried,
})

/** Makes all failed deliveries due again. */
export const resendNotices = endpoint({
  method: 'POST',
  path: '/outgoing/resend',
  access: 'settings',
  answer: outgoing,
})

/** Deletes all failed deliveries. */
export const dropNotices = endpoint({ method: 'POST', path: '/outgoing/drop', access: 'settings', answer: outgoing })

export const NOTICE_ENDPOINTS = {
  getMyNotices,
  putMyNotices,
  addPush,
  removePush,
  tryMyNotices,
  getAlarms,
  getOutgoing,
  putWebhook,
  renewWebhookSecret,
  putConfirmation,
  tryOutgoing,
  resendNotices,
  dropNotices,
}
