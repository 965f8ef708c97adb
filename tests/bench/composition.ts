/** A module inside a built file: `rendered` is its code after tree shaking, before minification. */
export type Module = { id: string; rendered: number; packed: number }
export type BuiltFile = { name: string; brotli: number; modules: Module[] }
export type Part = { name: string; rendered: number; brotli: number }

/** The package a module is from, or the folder of this project: `react-dom`, `@scope/name`, `src/ui`, `content/cases`. */
export function partOf(id: string): string {
  const path = id
    .replaceAll('\\', '/')
    .replace(/^\0/, '')
    .replace(/[?#].*$/, '')
  const inside = path.split('/node_modules/').at(-1) ?? path
  if (inside !== path)
    return inside
      .split('/')
      .slice(0, inside.startsWith('@') ? 2 : 1)
      .join('/')
  const own = /(?:^|\/)((?:src|shared|content)\/.*)$/.exec(path)?.[1]
  if (!own) return 'bundler’s own'
  const folders = own.split('/').slice(0, -1)
  return folders.slice(0, ['pages', 'sections'].includes(folders[1] ?? '') ? 3 : 2).join('/')
}

/** A file's compressed bytes, divided among its modules as their own compressed sizes stand to each other. */
export function composition(files: readonly BuiltFile[]): Part[] {
  const parts = new Map<string, Part>()
  for (const { brotli, modules } of files) {
    const all = modules.reduce((sum, { packed }) => sum + packed, 0)
    for (const { id, rendered, packed } of modules) {
      const name = partOf(id)
      const part = parts.get(name) ?? { name, rendered: 0, brotli: 0 }
      part.rendered += rendered
      part.brotli += all > 0 ? (brotli * packed) / all : 0
      parts.set(name, part)
    }
  }
  return [...parts.values()].toSorted((a, b) => b.brotli - a.brotli)
}
