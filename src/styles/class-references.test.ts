import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const components = globSync('src/**/*.tsx')

/** Returns the name that code uses for a class: `sticky-bar` is read as `css.stickyBar`. */
const inCode = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

function missingClasses(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  return [...source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, name = '', path = '']) => {
    const sheet = readFileSync(join(dirname(file), path), 'utf8')
    const known = new Set([...sheet.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, found = '']) => inCode(found)))
    const used = [...source.matchAll(new RegExp(String.raw`(?<![\w'"./-])${name}\.(\w+)`, 'g'))]
    return used.flatMap(([, wanted = '']) => (known.has(wanted) ? [] : [`${file}: ${path} has no .${wanted}`]))
  })
}

test('every class that a component asks for is in its style sheet', () => {
  expect(components.length).toBeGreaterThan(100)
  expect(components.flatMap(missingClasses)).toEqual([])
})
