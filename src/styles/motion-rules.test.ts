import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('no rule names every element by the state of motion: the press that pauses would wait for all of them', () => {
  const rules = globSync('src/**/*.css').flatMap((file) => {
    const sheet = readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')
    return [...sheet.matchAll(/[^{}]*\[data-motion[^{}]*(?=\{)/g)].map(([selectors]) => ({ file, selectors }))
  })
  expect(rules.length).toBeGreaterThan(30)
  const everyElement = /\s(\*|:not\(.*\)|::\w+)\s*(,|$)/m
  expect(rules.filter(({ selectors }) => everyElement.test(selectors))).toEqual([])
})
