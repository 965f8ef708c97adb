import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'

export type Import = { from: string; to: string; isType: boolean }

const ROOTS = ['art', 'bench', 'build', 'deploy', 'scripts', 'server', 'shared', 'src', 'studio', 'tests']
/** Folders whose subfolders are layers. */
const LAYERED = ['build', 'src']

/** Returns every import between the project's TypeScript files, with paths from the project's root. */
export function readImports(): Import[] {
  const options = { encoding: 'utf8' } as const
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...ROOTS], options)
  const files = listed.split('\n').filter((file) => /\.tsx?$/.test(file) && existsSync(file))
  return files.flatMap((from) => {
    const source = readFileSync(from, 'utf8')
    const { module } = parseSync(from, source)
    const found = [
      ...module.staticImports.map(({ moduleRequest, entries }) => ({
        name: moduleRequest.value,
        isType: entries.length > 0 && entries.every((entry) => entry.isType),
      })),
      ...module.staticExports.flatMap(({ entries }) =>
        entries.map(({ moduleRequest, isType }) => ({ name: moduleRequest?.value ?? '', isType })),
      ),
      ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
        name: source.slice(start + 1, end - 1),
        isType: false,
      })),
    ]
    return found.flatMap(({ name, isType }) => {
      const to = name.startsWith('#') ? name.slice(1) : normalize(join(dirname(from), name))
      return /^[.#]/.test(name) && /\.tsx?$/.test(to) ? [{ from, to, isType }] : []
    })
  })
}

/** Returns the layer of a file, such as `src/ui` for src/ui/link.tsx; tests beside the code count as tests. */
export function folderOf(file: string): string {
  if (/\.(test|e2e|walk|visual|access)\.tsx?$/.test(file)) return 'tests'
  const [root = '', folder = '', ...rest] = file.split('/')
  if (!LAYERED.includes(root)) return root
  return rest.length > 0 ? `${root}/${folder}` : root
}

/** Returns the files that import each other in a cycle, types included. */
export function circles(imports: readonly Import[]): string[][] {
  const next = Map.groupBy(imports, ({ from }) => from)
  const found: string[][] = []
  const state = new Map<string, 'open' | 'done'>()
  const visit = (file: string, way: string[]): void => {
    if (state.get(file) === 'done') return
    if (state.get(file) === 'open') {
      found.push([...way.slice(way.indexOf(file)), file])
      return
    }
    state.set(file, 'open')
    for (const { to } of next.get(file) ?? []) visit(to, [...way, file])
    state.set(file, 'done')
  }
  for (const file of next.keys()) visit(file, [])
  return found
}

/** Draws the imports between folders as a Mermaid diagram, without types and without transitively implied arrows. */
export function drawImports(imports: readonly Import[], without: readonly string[]): string {
  const edges = new Map<string, Set<string>>()
  for (const { from, to, isType } of imports) {
    const [importer, imported] = [folderOf(from), folderOf(to)]
    if (importer === imported || isType || without.includes(importer)) continue
    edges.set(importer, (edges.get(importer) ?? new Set()).add(imported))
  }
  const reaches = (from: string, to: string): boolean =>
    [...(edges.get(from) ?? [])].some((next) => next === to || reaches(next, to))
  const lines = [...edges].flatMap(([from, all]) =>
    [...all]
      .filter((to) => ![...all].some((other) => other !== to && reaches(other, to)))
      .map((to) => `  ${nameOf(from)} --> ${nameOf(to)}`),
  )
  return ['flowchart TD', ...lines.toSorted(), ''].join('\n')
}

const nameOf = (folder: string) => `${folder.replace('/', '_')}[${folder === 'src' ? 'src/routes.ts' : folder}]`
