import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const TIMEOUT_MS = 20_000

export type Author = { name: string; email: string }

/**
 * Commits these files of a project, and nothing else, in the author's name. Gives false where there is no repository, or
 * nothing of them to commit. No hook is run, and git gets none of the server's environment but where it finds itself.
 */
export async function commitFiles(
  projectDir: string,
  { files, message, author }: { files: string[]; message: string; author: Author },
): Promise<boolean> {
  const { PATH, HOME } = process.env
  const identity = { GIT_COMMITTER_NAME: author.name, GIT_COMMITTER_EMAIL: author.email }
  const env = { PATH, HOME, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0', ...identity }
  const git = async (...args: string[]) => {
    const safe = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false', '-c', 'commit.gpgSign=false']
    const options = { cwd: projectDir, env, timeout: TIMEOUT_MS, windowsHide: true }
    return (await run('git', [...safe, ...args], options)).stdout.trim()
  }
  const isRepository = await git('rev-parse', '--is-inside-work-tree').catch(() => '')
  if (isRepository !== 'true') return false
  if ((await git('status', '--porcelain', '--', ...files)) === '') return false
  // One that was made and removed between two commits is nothing that git could be told of.
  const tracked = (await git('ls-files', '-z', '--', ...files)).split('\0')
  const known = files.filter((file) => tracked.includes(file) || existsSync(join(projectDir, file)))
  await git('add', '--all', '--', ...known)
  // Characters that would end the author's field.
  const name = author.name.replaceAll(/[<>\n]/g, ' ').trim()
  await git(
    'commit',
    '--quiet',
    '--no-verify',
    `--author=${name} <${author.email}>`,
    '-m',
    message,
    '--only',
    '--',
    ...known,
  )
  return true
}
