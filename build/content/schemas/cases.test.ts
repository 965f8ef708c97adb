import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { expect, test } from 'vitest'
import schema from './cases.ts'

const folder = 'content/cases'
const names = readdirSync(folder)
const read = (name: string) => parse(readFileSync(`${folder}/${name}`, 'utf8'))
const faults = (study: unknown) => schema.safeParse(study).error?.issues.map(({ message }) => message) ?? []

test('the cases pass as they are', () => {
  for (const name of names) expect(faults(read(name)), name).toEqual([])
})

test('a stated return that the amounts contradict is refused', () => {
  const study = read('ycb-academy.yaml')
  study.metrics[0].value = 6.9
  expect(faults(study)).toEqual(['16000 ÷ 2700 is 5.9, not 6.9'])
})

test('rounding is no excuse for a ratio that is right, nor for one it does not explain', () => {
  const right = read('green-protein.yaml')
  right.metrics[1].value = 3.38
  right.metrics[1].explanation = 'Sales for each rupee of advertising.'
  right.claims[0].note = 'Rounded.'
  expect(faults(right)).toEqual(['the amounts give this ratio exactly: use the kind ratio'])
  right.metrics[1].value = 4.2
  expect(faults(right)).toEqual(['rounding of the amounts does not explain 4.2 against 3.38'])
})

test('a ratio without a record is refused', () => {
  const study = read('horlicks.yaml')
  study.claims = []
  expect(faults(study)).toEqual(['the ratio "roas" has no record of where it comes from'])
})

test('a number that belongs to nobody is refused where it stands', () => {
  const study = read('blisspads.yaml')
  study.outcome = 'Sales rose by 1,250 in 30 days.'
  const [issue, ...others] = schema.safeParse(study).error?.issues ?? []
  expect(others).toEqual([])
  expect(issue).toMatchObject({ path: ['outcome'], message: '1,250 is not a figure of this case' })
})

test('every challenge is answered, and answers name a challenge', () => {
  const study = read('techgyan.yaml')
  study.solutions[2].answers = ['blnd']
  expect(faults(study)).toEqual(['no challenge with the id "blnd"', 'no solution answers this challenge'])
})

test('services are pages of services, each named once, and money spent stands last', () => {
  const study = read('horlicks.yaml')
  study.services = ['/agency/pay-per-clik', '/agency/lead-generation', '/agency/lead-generation']
  study.metrics[0].spent = true
  expect(faults(study)).toEqual(
    expect.arrayContaining([
      'money spent is no result: put it last',
      expect.stringMatching(/^“\/agency\/pay-per-clik” is not one of our services: write one of \//),
    ]),
  )
  study.services[0] = '/agency/pay-per-click'
  study.metrics[0].spent = undefined
  expect(faults(study)).toEqual(['a service is named once: take the second out'])
})

test('a chart draws figures of the case alone', () => {
  const study = read('horlicks.yaml')
  study.chart.after = 33
  const [issue] = schema.safeParse(study).error?.issues ?? []
  expect(issue).toMatchObject({
    path: ['chart', 'after'],
    message: '33 is not a figure of this case: write one of 12, 32, 18 from “figures”',
  })
  study.chart.after = 12
  expect(faults(study)).toEqual(['more cups are filled after than before: swap the two'])
  const other = read('ycb-academy.yaml')
  other.chart.return = 'income'
  expect(faults(other)).toEqual(['no figure with the id “income”: write one of roas, return, spend'])
  other.chart.return = 'roas'
  expect(faults(other)).toEqual([
    'the return and the spend are not in the same unit: choose two amounts of one currency',
  ])
})

test('a figure that cannot be drawn one by one, or as moons, is refused', () => {
  const seats = read('techgyan.yaml')
  seats.chart.seats = 'spend'
  expect(faults(seats)).toEqual(['50000 cannot be drawn one by one: choose a whole number up to 400, or another chart'])
  const trace = read('ecg-academy.yaml')
  delete trace.chart.ratio
  expect(schema.safeParse(trace).error?.issues[0]?.path).toEqual(['chart', 'ratio'])
  const moons = read('blisspads.yaml')
  moons.chart.increase = 'roas'
  expect(faults(moons)).toEqual(['moons draw an increase in percent, above 0 and up to 100: choose such a figure'])
})

test('a number in an artefact that is no figure of the case is refused', () => {
  const study = read('skinpot-co.yaml')
  study.artefact.cards[1].text = 'Softer in 14 days.'
  expect(faults(study)).toEqual(['14 is not a figure of this case'])
})

test('beans and people are drawn of figures that can be counted', () => {
  const beans = read('horlicks.yaml')
  beans.chart.ratio = 'units'
  expect(faults(beans)).toEqual(['2500 beans cannot be drawn: choose a figure from 1 to 60'])
  const people = read('ecg-academy.yaml')
  people.chart.increase = 'spend'
  expect(faults(people)).toEqual(['people draw an increase in percent: choose such a figure'])
  people.chart.increase = 'conversion'
  people.metrics[1].value = 23
  expect(faults(people)).toEqual([
    'an increase of 23 % needs more than 12 people to be drawn: choose 10, 20, 25, 50 or 100',
  ])
})
