import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const TIMEOUT_MS = 20_000
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024
/** Allowed protocols. `ext::` runs commands, and unencrypted ones can be tampered with. */
const PROTOCOLS = 'https:ssh:file'

export type Author = { name: string; email: string }
type Options = { timeoutMs?: number; env?: NodeJS.ProcessEnv; signal?: AbortSignal }

/**
 * Runs git in a folder and returns its trimmed output. Hooks and prompts are disabled, and of the server's environment
 * git gets only its paths and what authenticates it to a remote.
 */
export async function git(projectDir: string, args: string[], { timeoutMs = TIMEOUT_MS, env, signal }: Options = {}) {
  const { PATH, HOME, SSH_AUTH_SOCK, GIT_ASKPASS } = process.env
  const safe = ['core.hooksPath=/dev/null', 'core.fsmonitor=false', 'commit.gpgSign=false', 'gc.auto=0']
  const { stdout } = await run('git', [...safe.flatMap((setting) => ['-c', setting]), ...args], {
    cwd: projectDir,
    env: {
      PATH,
      HOME,
      ...(SSH_AUTH_SOCK && { SSH_AUTH_SOCK }),
      ...(GIT_ASKPASS && { GIT_ASKPASS }),
      LC_ALL: 'C',
      GIT_TERMINAL_PROMPT: '0',
      GIT_OPTIONAL_LOCKS: '0',
      GIT_ALLOW_PROTOCOL: PROTOCOLS,
      ...env,
    },
    timeout: timeoutMs,
    signal,
    maxBuffer: MAX_OUTPUT_BYTES,
    windowsHide: true,
  })
  return stdout.trim()
}

export async function isRepository(projectDir: string): Promise<boolean> {
  return (await git(projectDir, ['rev-parse', '--is-inside-work-tree']).catch(() => '')) === 'true'
}

/**
 * Commits exactly these files of a project in the author's name. Returns false where there is no repository or nothing
 * to commit.
 */
export async function commitFiles(
  projectDir: string,
  { files, message, author }: { files: string[]; message: string; author: Author },
): Promise<boolean> {
  const env = { GIT_COMMITTER_NAME: author.name, GIT_COMMITTER_EMAIL: author.email }
  const call = (...args: string[]) => git(projectDir, args, { env })
  if (!(await isRepository(projectDir))) return false
  if ((await call('status', '--porcelain', '--', ...files)) === '') return false
  // Git fails for a file that was created and deleted between two commits.
  const tracked = (await call('ls-files', '-z', '--', ...files)).split('\0')
  const known = files.filter((file) => tracked.includes(file) || existsSync(join(projectDir, file)))
  await call('add', '--all', '--', ...known)
  // These characters would end the author's field.
  const name = author.name.replaceAll(/[<>\n]/g, ' ').trim()
  const signed = `--author=${name} <${author.email}>`
  await call('commit', '--quiet', '--no-verify', signed, '-m', message, '--only', '--', ...known)
  return true
}
