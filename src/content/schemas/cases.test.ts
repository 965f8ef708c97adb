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
