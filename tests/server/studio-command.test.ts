import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, runCli } from './owner.ts'
import { temporaryDirectory } from './service.ts'

const cli = join(ROOT, 'server/cli/studio.ts')

function createCommand() {
  const env = { DATA_DIR: join(temporaryDirectory(), 'data'), PUBLIC_URL: 'https://www.example.com' }
  return (...args: string[]) => runCli(args, { cli, env })
}

test('an account is made, listed and ended; before the first lead as well', async () => {
  const studio = createCommand()
  expect((await studio('list')).stdout).toMatch(/Nobody has an account: the studio is off/)
  const invited = await studio('invite', '--name', 'Asha Raman', '--email', 'Asha@Example.com')
  expect(invited).toMatchObject({ code: 0, stderr: '' })
  expect(invited.stdout).toMatch(/Asha Raman \(asha@example\.com\) is owner/)
  expect(invited.stdout).toMatch(/^https:\/\/www\.example\.com\/studio\/link#[\w-]{43}$/m)
  await studio('invite', '--name', 'Ravi', '--email', 'ravi@example.com', '--role', 'sales')
  const { stdout } = await studio('list')
  expect(stdout.trim().split('\n')).toEqual([
    'Asha Raman <asha@example.com>, owner, 0 passkeys, not signed in',
    'Ravi <ravi@example.com>, sales, 0 passkeys, not signed in',
  ])
  expect((await studio('revoke', '--email', 'ravi@example.com', '--yes')).stdout).toMatch(
    /Ravi is signed out everywhere/,
  )
  expect((await studio('list')).stdout).not.toMatch(/Ravi/)
})

test('what is wrong is said, with what to do', async () => {
  const studio = createCommand()
  const wrong: [string[], number, RegExp][] = [
    [[], 2, /Usage: npm run studio/],
    [['delete'], 2, /There is no command "delete"/],
    [['invite', '--email', 'a@example.com'], 2, /--name/],
    [['invite', '--name', 'Asha', '--email', 'nobody'], 2, /--email: This is no e-mail address/],
    [['invite', '--name', 'Asha', '--email', 'a@example.com', '--role', 'boss'], 2, /--role/],
    [['list', '--yes'], 2, /"list" has no option --yes/],
    [['revoke'], 2, /--email ADDRESS/],
    [['revoke', '--email', 'a@example.com', '--yes'], 1, /There is no account of a@example\.com/],
  ]
  const results = await Promise.all(wrong.map(([args]) => studio(...args)))
  for (const [index, [args, code, said]] of wrong.entries()) {
    const result = results[index] ?? { code: null, stdout: '', stderr: '' }
    const output = result.stdout + result.stderr
    expect(result.code, `${args.join(' ')}: ${output}`).toBe(code)
    expect(output).toMatch(said)
  }
})
