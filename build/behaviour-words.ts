import type { build } from 'vite'

type Chunk = {
  fileName: string
  name: string
  facadeModuleId: string | null
  imports: string[]
  dynamicImports: string[]
  code: string
}

/**
 * Creates a function that returns the words in the string literals of a behaviour's chunk and of the chunks it imports:
 * classes and elements that it may insert. `start` is the script of every page.
 */
export function wordsOf(built: Awaited<ReturnType<typeof build>>): (name: string) => Set<string> {
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : []
  const chunks = outputs
    .flatMap(({ output }) => output)
    .filter((file) => file.type === 'chunk')
    .map((chunk): Chunk => chunk)
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const start = chunks.find(({ name }) => name === 'start')
  return (name) => {
    const words = new Set<string>()
    const seen = new Set(['react', 'start'].flatMap((shared) => chunks.find((chunk) => chunk.name === shared) ?? []))
    const collect = (chunk: Chunk | undefined): void => {
      if (!chunk || seen.has(chunk)) return
      seen.add(chunk)
      for (const [, text = ''] of chunk.code.matchAll(/["'`]([\w -]+)["'`]/g))
        for (const word of text.split(' ')) words.add(word)
      for (const file of [...chunk.imports, ...chunk.dynamicImports]) collect(byFile.get(file))
    }
    if (name === 'start' && start) {
      seen.delete(start)
      collect({ ...start, dynamicImports: [] })
    } else collect(chunks.find(({ facadeModuleId }) => facadeModuleId?.replace(/^.*\/|\.client\.tsx?$/g, '') === name))
    return words
  }
}
