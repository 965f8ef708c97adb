import { cpSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const LINKED = ['build', 'node_modules', 'package.json', 'scripts', 'shared', 'src']
/** A copy of the project in an empty folder, whose words may be changed; all else is the project itself. */
export function copyProjectTo(folder: string, project = process.cwd()) {
  for (const name of LINKED) symlinkSync(join(project, name), join(folder, name))
  cpSync(join(project, 'content'), join(folder, 'content'), { recursive: true })
}
