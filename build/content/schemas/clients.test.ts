import { expect, test } from 'vitest'
import schema from './clients.ts'

const clients = [{ logo: 'horlicks', name: 'Horlicks' }]
const read = (result: object) => schema.safeParse({ clients, results: [{ logo: 'horlicks', ...result }] })
const faults = (result: object) =>
  read(result).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

test('a result takes name and figure from its case, or has its own and no page', () => {
  expect(read({ case: 'horlicks', metric: 'roas' }).data?.results[0]).toMatchObject({
    name: 'Horlicks',
    slug: 'horlicks',
    metric: { value: 37.5, suffix: '×' },
    picture: { base: expect.stringContaining('horlicks-detail') },
  })
  const alone = read({ name: 'Al Noor', metric: { value: 12, suffix: '%', label: 'more orders' }, sample: true })
  expect(alone.data?.results[0]).toMatchObject({ name: 'Al Noor', slug: undefined, metric: { value: 12 } })
})

test('the letter x behind a number is shown as the multiplication sign', () => {
  const result = read({ name: 'Al Noor', metric: { value: 3, suffix: 'x', label: 'the orders' }, sample: true })
  expect(result.data?.results[0]?.metric).toMatchObject({ value: 3, suffix: '×' })
})

test('a figure the case does not have, and half a result, say what to write', () => {
  expect(faults({ case: 'ycb-academy', metric: 'spend' })).toEqual([
    'results.0.metric: not a result of YCB Academy: write one of roas, return',
  ])
  expect(faults({ metric: 'roas' })).toEqual([
    'results.0.name: missing: add the client’s name, or the case that has this figure',
  ])
  expect(faults({ name: 'Al Noor', metric: 'roas' })).toEqual([
    'results.0.metric: without a case: write value and label',
  ])
})

test('two clients of one name, or of one logo, are refused', () => {
  const twice = schema.safeParse({
    clients: [...clients, { name: ' horlicks' }, { logo: 'horlicks', name: 'Kohl' }],
    results: [],
  })
  expect(twice.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
    'clients.1.logo: Invalid input: expected string, received undefined',
    'clients.1.name: client 1 is called horlicks already: write another name, or remove one of the two',
    'clients.2.logo: already the logo of Horlicks: choose another',
  ])
})
