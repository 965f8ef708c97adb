import { expect, it } from 'vitest'
import { campaignOf } from './visit.ts'

it.each([
  ['https://a.example/', ''],
  ['https://a.example/?page=2', ''],
  ['https://a.example/?utm_source=newsletter&utm_medium=email&utm_campaign=spring', 'newsletter / email / spring'],
  ['https://a.example/#/agency?utm_campaign=spring%20sale', 'spring sale'],
  ['https://a.example/?utm_source=x#/agency?utm_campaign=y', 'x / y'],
])('reads the campaign of %s', (url, campaign) => {
  expect(campaignOf(url)).toBe(campaign)
})
