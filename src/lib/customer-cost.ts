/** What the calculator can reckon in: the currencies of both offices. */
export type Currency = 'INR' | 'AED'
const locales = { INR: 'en-IN', AED: 'en-AE' } as const satisfies Record<Currency, string>
export const isCurrency = (value: string | null): value is Currency => value !== null && value in locales

/** Price and results in one currency; margin and share in percent; visitors a month. */
export type CustomerNumbers = { price: number; margin: number; visitors: number; share: number }

type CustomerCost = {
  /** What is left of one order, and so the most that winning it may cost. */
  customer: number
  /** The same for one visitor, of whom only a share buys. */
  click: number
  /** Customers a month. */
  customers: number
  /** What the month's visitors may cost together. */
  month: number
}

/** What a new customer may cost before the first order loses money; null where a number is none, or out of range. */
export function customerCost({ price, margin, visitors, share }: CustomerNumbers): CustomerCost | null {
  const isPercent = (value: number) => value > 0 && value <= 100
  if (!(price > 0 && visitors > 0 && isPercent(margin) && isPercent(share))) return null
  if (!Number.isFinite(price * visitors)) return null
  const customer = (price * margin) / 100
  const click = (customer * share) / 100
  return { customer, click, customers: (visitors * share) / 100, month: click * visitors }
}

// No formatter of the module's own: this module is in the chunk of every page's start, where making two took 8 ms.
const format = (value: number, currency: Currency, leastDigits: number, mostDigits: number): string =>
  value.toLocaleString(locales[currency], {
    style: 'currency',
    currency,
    minimumFractionDigits: leastDigits,
    maximumFractionDigits: mostDigits,
  })

/** As `₹1,25,000` or `AED 5,625`; below a hundred with paise or fils, unless there are none. */
export function formatAmount(value: number, currency: Currency): string {
  const digits = value < 100 && Math.round(value * 100) % 100 !== 0 ? 2 : 0
  return format(value, currency, digits, digits)
}

/** An amount as somebody gave it, with what paise or fils it has. */
export const formatGiven = (value: number, currency: Currency): string => format(value, currency, 0, 2)

export const formatCount = (value: number, currency: Currency): string =>
  value.toLocaleString(locales[currency], { maximumFractionDigits: value < 100 ? 1 : 0 })
