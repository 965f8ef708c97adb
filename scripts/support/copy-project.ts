import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const LINKED = ['build', 'node_modules', 'package.json', 'scripts', 'shared', 'src']
/** Nothing writes to these. */
const LINKED_CONTENT = ['logos', 'pictures']

/** A copy of the project in an empty folder, whose words may be changed; all else is the project itself. */
export function copyProjectTo(folder: string, project = process.cwd()) {
  for (const name of LINKED) symlinkSync(join(project, name), join(folder, name))
  mkdirSync(join(folder, 'content'))
  for (const name of readdirSync(join(project, 'content'))) {
    const [from, to] = [join(project, 'content', name), join(folder, 'content', name)]
    if (LINKED_CONTENT.includes(name)) symlinkSync(from, to)
    else cpSync(from, to, { recursive: true })
  }
}
