import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = 'src/pages/article/figures'
const sheet = readFileSync(`${folder}/diagram.module.css`, 'utf8')
const table = readFileSync(`${folder}/diagrams.ts`, 'utf8')
const drawn = [...table.matchAll(/'([\w-]+)': \{ Drawing: \w+, viewBox: '([\d ]+)', isPicture: true/g)].map(
  ([, name = '', viewBox = '']) => ({ name, viewBox }),
)

test('each picture behind the words of a drawing is one that a drawing asks for', () => {
  expect(readdirSync(`${folder}/pictures`)).toEqual(drawn.map(({ name }) => `${name}.svg`))
})

test.each(drawn)('$name: its picture is in the style sheet and has the measures of its words', ({ name, viewBox }) => {
  expect(sheet).toContain(
    `.drawing[data-picture='${name}'] {\n    background-image: url('./pictures/${name}.svg?no-inline');`,
  )
  expect(readFileSync(`${folder}/pictures/${name}.svg`, 'utf8')).toContain(`viewBox="${viewBox}"`)
})
