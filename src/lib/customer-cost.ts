/** What the calculator can reckon in: the currencies of both offices. */
export type Currency = 'INR' | 'AED'
const locales = { INR: 'en-IN', AED: 'en-AE' } as const satisfies Record<Currency, string>
export const isCurrency = (value: string | null): value is Currency => value !== null && value in locales

/** Price and results in one currency; margin and share in percent; visitors a month. */
export type CustomerNumbers = { price: number; margin: number; visitors: number; share: number }

/** Each is null where a number it comes from is none, or out of range. */
type CustomerCost = {
  /** What is left of one order, and so the most that winning it may cost. */
  customer: number | null
  /** The same for one visitor, of whom only a share buys. */
  click: number | null
  /** Customers a month. */
  customers: number | null
  /** What the month's visitors may cost together. */
  month: number | null
}

/** What a new customer may cost before the first order loses money. */
export function customerCost({ price, margin, visitors, share }: CustomerNumbers): CustomerCost {
  const given = (value: number, max = Number.MAX_VALUE) => (value > 0 && value <= max ? value : Number.NaN)
  const customer = (given(price) * given(margin, 100)) / 100
  const customers = (given(visitors) * given(share, 100)) / 100
  const click = (customer * given(share, 100)) / 100
  const known = (value: number) => (Number.isFinite(value) ? value : null)
  return {
    customer: known(customer),
    click: known(click),
    customers: known(customers),
    month: known(click * given(visitors)),
  }
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
