import { endpoint } from './endpoint.ts'
import { currencySchema } from './leads.ts'
import { z } from './zod.ts'

export const PERIODS = ['quarter', 'year'] as const
export const periodSchema = z.enum(PERIODS)
export type Period = z.infer<typeof periodSchema>

export const PERIOD_WEEKS: Record<Period, number> = { quarter: 13, year: 52 }

/** The steps of a sale that goes well, in order. */
export const FUNNEL_STAGES = ['new', 'contacted', 'qualified', 'proposal', 'won'] as const

const money = z.object({ currency: currencySchema, amount: z.number() })

const numbersSchema = z.object({
  /** Enquiries of each week, oldest first; weeks begin on Monday. */
  weeks: z.array(z.object({ start: z.iso.date(), count: z.number() })),
  answers: z.object({
    answered: z.number(),
    /** Of these, within an hour of office time. */
    inTime: z.number(),
    /** Office time to the first answer, in milliseconds. */
    medianMs: z.number().nullable(),
    months: z.array(z.object({ month: z.string(), answered: z.number(), medianMs: z.number() })),
  }),
  /** How many came at least this far. */
  funnel: z.array(z.object({ stage: z.enum(FUNNEL_STAGES), count: z.number() })),
  /** What brought them, the most first; empty text: nobody knows. */
  sources: z.array(z.object({ name: z.string(), count: z.number() })),
  pages: z.array(z.object({ name: z.string(), count: z.number() })),
  lost: z.number(),
  won: z.array(money),
  /** Worth of what is still open. */
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
