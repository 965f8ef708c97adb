import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'

/** A pattern of names or comments for which the field has another word, given in `instead`. */
type Banned = { pattern: RegExp; instead: string }

/** Patterns for declared names: variables, parameters, functions, types. */
const NAMES: Banned[] = [
  { pattern: /(^|[^a-z])(twin|Twin)/, instead: 'static page' },
  { pattern: /^(wish|WISH)|Wish/, instead: 'navigation, request or option' },
  { pattern: /undoing/i, instead: 'cleanup or unsubscribe' },
  {
    pattern: /^(cloth|hem|seam|dawn)(?![a-z])|(Cloth|Hem|Seam|Dawn)(?![a-z])/,
    instead: 'pattern, divider, badge: what it is',
  },
  { pattern: /^(mine|say|said|told)$/, instead: 'a verb or noun that tells what it does' },
  { pattern: /^(MOST|LONGEST|LARGEST|HEAVIEST)_|^(LEAST|SMALLEST|SHORTEST)_/, instead: 'MAX_… or MIN_…' },
  { pattern: /^[A-Z_]*(TIMEOUT|DELAY|INTERVAL|PATIENCE)$/, instead: 'its unit at the end: _MS' },
  { pattern: /^(hash|twin|page|document|route)Address/, instead: '…Url, …Path or …Href' },
]

const COMMENTS: Banned[] = [
  { pattern: /\btwins?\b/i, instead: 'static page' },
  { pattern: /\bwish(es|ed)?\b/i, instead: 'navigation, request or option' },
  { pattern: /\bin force\b/i, instead: 'applied' },
  { pattern: /\bwhole (style )?sheets?\b/i, instead: 'deferred style sheet' },
  { pattern: /\b(come|comes|came|page is) alive\b/i, instead: 'hydrated' },
  { pattern: /\b(hash|old|canonical) address/i, instead: 'URL or path' },
]

/** Patterns for comments outside of pages and sections, which draw these things and may name them. */
const METAPHORS: Banned[] = [
  {
    pattern: /\b(cloths?|hem|seams?|doors?|posters|flock|dawn|dusk|eagle|feathers?|quilt)\b/i,
    instead: 'what it is: pattern, divider, logo, picture',
  },
]

/** Files that draw the brand itself, and this test. */
const EXEMPT = /^(tests\/names\.test\.ts|build\/(brand|share-images)\/)/

const files = execFileSync(
  'git',
  [
    'ls-files',
    '-co',
    '--exclude-standard',
    'bench',
    'build',
    'deploy',
    'scripts',
    'server',
    'shared',
    'src',
    'studio',
    'tests',
  ],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => /\.(tsx?|css)$/.test(file) && existsSync(file) && !EXEMPT.test(file))

/** Lists everything in `found` that a rule bans as `file:line`, with the word to use. */
function violations(
  file: string,
  source: string,
  found: { text: string; start: number }[],
  banned: Banned[],
): string[] {
  return found.flatMap(({ text, start }) =>
    banned
      .filter(({ pattern }) => pattern.test(text))
      .map(({ pattern, instead }) => {
        const line = source.slice(0, start + text.search(pattern)).split('\n').length
        return `${file}:${line} ${pattern.exec(text)?.[0].trim()}: say ${instead}`
      }),
  )
}

/** Returns the names that a source declares, with their offsets. */
function declaredNames(file: string, source: string): { text: string; start: number }[] {
  const names: { text: string; start: number }[] = []
  const add = (node: { type: string; start: number } | null): void => {
    if (node?.type === 'Identifier' && 'name' in node) names.push({ text: String(node.name), start: node.start })
  }
  const addAll = ({ id, params }: { id: Parameters<typeof add>[0]; params: Parameters<typeof add>[0][] }): void => {
    add(id)
    for (const parameter of params) add(parameter)
  }
  new Visitor({
    VariableDeclarator: ({ id }) => add(id),
    FunctionDeclaration: addAll,
    FunctionExpression: addAll,
    ArrowFunctionExpression: ({ params }) => params.forEach(add),
    TSTypeAliasDeclaration: ({ id }) => add(id),
    ClassDeclaration: ({ id }) => add(id),
  }).visit(parseSync(file, source).program)
  return names
}

function commentsOf(file: string, source: string): { text: string; start: number }[] {
  if (file.endsWith('.css'))
    return [...source.matchAll(/\/\*[^]*?\*\//g)].map((match) => ({ text: match[0], start: match.index }))
  return parseSync(file, source).comments.map(({ value, start }) => ({ text: value, start }))
}

test('names are those of the field', () => {
  const found = files
    .filter((file) => !file.endsWith('.css'))
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8')
      return violations(file, source, declaredNames(file, source), NAMES)
    })
  expect(found).toEqual([])
})

test('comments speak of what the code does', () => {
  const found = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    const banned = /^src\/(pages|sections)\//.test(file) ? COMMENTS : [...COMMENTS, ...METAPHORS]
    return violations(file, source, commentsOf(file, source), banned)
  })
  expect(found).toEqual([])
})

test('a banned name and a banned comment are found, with their line', () => {
  const source = '// The twin of a page.\nconst MOST_DOTS = 9\nfunction f(mine: string) {}\n'
  expect(violations('x.ts', source, declaredNames('x.ts', source), NAMES)).toEqual([
    'x.ts:2 MOST_: say MAX_… or MIN_…',
    'x.ts:3 mine: say a verb or noun that tells what it does',
  ])
  expect(violations('x.ts', source, commentsOf('x.ts', source), COMMENTS)).toEqual(['x.ts:1 twin: say static page'])
})
