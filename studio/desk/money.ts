import type { Value } from '#shared/studio/leads.ts'

const formats = {
  INR: new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 }),
  AED: new Intl.NumberFormat('en-AE', { style: 'currency', currency: 'AED', maximumFractionDigits: 0 }),
}

/** Formats an amount, such as ₹2,50,000 or AED 9,000. */
export const formatValue = ({ amount, currency }: Value) => formats[currency].format(amount)
