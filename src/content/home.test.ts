import { describe, expect, it } from 'vitest'
import { about } from './about.ts'
import { clients, results } from './clients.ts'
import { home } from './home.ts'
import { formatMetric } from '../lib/format-metric.ts'
import { slugsIn } from '../../tests/routes.ts'
import { groups } from './team.ts'
import { testimonials } from './testimonials.ts'
import { agreed } from '../../tests/agreed-counts.ts'

const agencySlugs = slugsIn('services')

const advisorySlugs = slugsIn('advisory-details')

const members = groups.flatMap((group) => group.members)

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

describe('people', () => {
  it('are found by every page that names them', () => {
    const ids = members.map((member) => member.id)
    const named = [
      ...home.team.entries.map(({ member }) => member.id),
      ...about.leadership.leaders.map(({ member }) => member),
    ]
    expect(named.length).toBeGreaterThan(0)
    expect(ids).toEqual(expect.arrayContaining(named))
  })

  it('are those agreed, in their groups', () => {
    expect(groups.map((group) => group.members.map(({ id }) => id))).toEqual(agreed.team)
    expect(home.team.entries).toHaveLength(agreed.teamOnHome)
    expect(about.leadership.leaders).toHaveLength(agreed.leaders)
  })
})

describe('words and logos of clients', () => {
  it('are as many as agreed, and all different', () => {
    expect([clients.length, results.length]).toEqual([agreed.clientLogos, agreed.resultLogos])
    expect(new Set(clients.map(({ logo }) => logo)).size).toBe(clients.length)
    expect(new Set(results.map(({ name, metric }) => `${name} ${metric.id}`)).size).toBe(results.length)
    expect(testimonials).toHaveLength(agreed.testimonials)
  })
})
