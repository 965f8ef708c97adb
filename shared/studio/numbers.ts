import { endpoint } from './endpoint.ts'
import { currencySchema } from './leads.ts'
import { z } from './zod.ts'

export const PERIODS = ['quarter', 'year'] as const
export const periodSchema = z.enum(PERIODS)
export type Period = z.infer<typeof periodSchema>

export const PERIOD_WEEKS: Record<Period, number> = { quarter: 13, year: 52 }

/** Stages of a successful sale, in order. */
export const FUNNEL_STAGES = ['new', 'contacted', 'qualified', 'proposal', 'won'] as const

const money = z.object({ currency: currencySchema, amount: z.number() })

const numbersSchema = z.object({
  /** Number of enquiries per week, oldest first. Weeks begin on Monday. */
  weeks: z.array(z.object({ start: z.iso.date(), count: z.number() })),
  answers: z.object({
    answered: z.number(),
    /** Number answered within an hour of office time. */
    inTime: z.number(),
    /** Median office time to the first answer. */
    medianMs: z.number().nullable(),
    months: z.array(z.object({ month: z.string(), answered: z.number(), medianMs: z.number() })),
  }),
  /** Number of enquiries that reached at least this stage. */
  funnel: z.array(z.object({ stage: z.enum(FUNNEL_STAGES), count: z.number() })),
  /** Sources of enquiries, the most frequent first; the name is empty when unknown. */
  sources: z.array(z.object({ name: z.string(), count: z.number() })),
  pages: z.array(z.object({ name: z.string(), count: z.number() })),
  lost: z.number(),
  won: z.array(money),
  /** Total value of open leads, by currency. */
  open: z.array(money),
})

export type Numbers = z.infer<typeof numbersSchema>

export const getNumbers = endpoint({
  method: 'GET',
  path: '/numbers',
  access: 'numbers',
  query: z.object({ period: periodSchema.default('quarter') }),
  answer: numbersSchema,
})

export const NUMBERS_ENDPOINTS = { getNumbers }
