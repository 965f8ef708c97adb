import { describe, expect, it } from 'vitest'
import { results } from './clients.ts'
import { home } from './home.ts'
import { formatMetric } from '../lib/format-metric.ts'
import { slugsIn } from '../../tests/routes.ts'

const agencySlugs = slugsIn('services')

const advisorySlugs = slugsIn('advisory-details')

describe('home', () => {
  it('tells no result in money without its currency', () => {
    const amounts = results.map(({ metric }) => formatMetric(metric)).filter((figure) => /[LKM]$/.test(figure))
    expect(amounts).toContain('₹27L')
    expect(amounts.filter((amount) => !/^[₹$£]/.test(amount))).toEqual([])
  })

  it('offers the four cases in their order, Green Protein first', () => {
    expect(home.cases.tabs.map((tab) => tab.slug)).toEqual(['green-protein', 'horlicks', 'ycb-academy', 'ecg-academy'])
  })

  it('sends each technology card to its own section, in order', () => {
    expect(home.services.technology.cards.map((card) => card.index)).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  it('sends no two cards to one page', () => {
    const urls = [...home.services.agency.cards, ...home.services.advisory.cards].map((card) => card.url)
    expect(new Set(urls).size).toBe(agencySlugs.length + advisorySlugs.length)
  })
})
