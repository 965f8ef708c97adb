import { describe, expect, it } from 'vitest'
import ecgAcademy from '#content/cases/ecg-academy.yaml'
import greenProtein from '#content/cases/green-protein.yaml'
import horlicks from '#content/cases/horlicks.yaml'
import ycbAcademy from '#content/cases/ycb-academy.yaml'
import { about } from './about.ts'
import { clients, results } from './clients.ts'
import { home } from './home.ts'
import type { Metric } from './schemas/kit.ts'
import { advisorySlugs, agencySlugs } from './route-ids.ts'
import { groups } from './team.ts'
import { testimonials } from './testimonials.ts'
import { agreed } from '../../tests/agreed-counts.ts'

type Study = { brand: string; metrics: Metric[] }
const studies: Record<string, unknown> = {
  'green-protein': greenProtein,
  horlicks,
  'ycb-academy': ycbAcademy,
  'ecg-academy': ecgAcademy,
}
const members = groups.flatMap((group) => group.members)

const figure = ({ value, prefix, suffix, label }: Metric) => ({ value, prefix, suffix, label })

describe('home', () => {
  it('tells no result in money without its currency', () => {
    const amounts = results.flatMap(({ text }) => /\S*\d+(\.\d+)?[LKM](?!\w)/.exec(text)?.[0] ?? [])
    expect(amounts).toContain('₹27L')
    expect(amounts.filter((amount) => !/^[₹$£]/.test(amount))).toEqual([])
  })

  it.each(home.cases.tabs.map((tab) => [tab.slug, tab] as const))('repeats the figures of %s', (slug, tab) => {
    const study = studies[slug] as Study
    expect(tab.name).toBe(study.brand)
    expect(tab.metrics.map(figure)).toEqual(study.metrics.map(figure))
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
    expect(new Set([...clients, ...results].map((entry) => entry.logo)).size).toBe(clients.length + results.length)
    expect(testimonials).toHaveLength(agreed.testimonials)
  })
})
