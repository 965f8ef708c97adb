import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { expect, test } from 'vitest'

const list = (...paths: string[]): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...paths], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => existsSync(file))

const isText = (file: string) => /\.(tsx?|css|yaml|mdx|html|gs)$/.test(file)
const read = (files: string[]) => files.map((file) => readFileSync(file, 'utf8')).join('\n')
const content = read(list('content').filter(isText))
const code = read(list('build', 'index.html', 'scripts', 'server', 'src', 'studio').filter(isText))

/** Files that browsers request by themselves, or that people read. */
const UNNAMED = /^public\/favicon\.ico$|\/OFL-[a-z-]+\.txt$/

test('every asset is named by the code or the content', () => {
  const unused = list('public', 'src').filter((file) => {
    if (isText(file) || /^public\/pictures\/|\.json$/.test(file) || UNNAMED.test(file)) return false
    // Templates name these files: `film/${name}-landscape.webm`, `maps/${office}.svg`.
    const isTemplate = /^public\/(film|maps)\//.test(file)
    return isTemplate
      ? !(code + content).includes(basename(file).replace(/[-.].*/, ''))
      : !code.includes(basename(file))
  })
  expect(unused).toEqual([])
})

test('every original picture and logo stands somewhere on the site', () => {
  const unused = list('content/pictures', 'content/logos').filter((file) => {
    if (isText(file)) return false
    const id = file.replace(/^content\/(pictures|logos)\//, '').slice(0, -extname(file).length)
    // Content names a picture by its id, an article by its path.
    const named = new RegExp(`(^|[\\s"':{\\[])${id}($|[\\s"',}\\]])|\\.\\./pictures/${id}\\.webp`, 'm')
    return !named.test(content)
  })
  expect(unused).toEqual([])
})
