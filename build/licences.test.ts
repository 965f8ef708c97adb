import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { type Lock, type LockedPackage, readLock, refuseUnknown, serverPackages } from './licences.ts'

test('what the server runs on is known, under licences that somebody has agreed to', async () => {
  const packages = serverPackages(await readLock())
  const names = packages.map(({ name }) => name)
  expect(names).toContain('fastify')
  expect(names).not.toContain('react')
  expect(() => refuseUnknown(packages)).not.toThrow()
})

test('a package under a licence nobody has agreed to is refused by name', () => {
  expect(() => refuseUnknown([{ name: 'left', version: '1.0.0', license: 'MIT' }])).not.toThrow()
  for (const license of ['AGPL-3.0', 'none stated', 'MIT OR GPL-3.0'])
    expect(() => refuseUnknown([{ name: 'left', version: '1.0.0', license }])).toThrow(`left 1.0.0: ${license}`)
})

/** Lists entries of a lock file that could hide a package. */
function faultsOf({ lockfileVersion, packages }: Lock): string[] {
  const faults = lockfileVersion === 3 ? [] : [`lockfileVersion ${lockfileVersion}`]
  for (const [path, entry] of Object.entries(packages)) {
    if (path === '') continue
    // Without `resolved`, npm uses name and version in the registry. The integrity is checked in both cases.
    if (entry.resolved !== undefined && !entry.resolved.startsWith('https://registry.npmjs.org/'))
      faults.push(`${path} comes from ${entry.resolved}`)
    if (!/^sha512-[\w+/]{86}==$/.test(entry.integrity ?? '') && !entry.inBundle)
      faults.push(`${path} has no sha512 integrity`)
    if (entry.link) faults.push(`${path} is a link`)
    if (entry.hasInstallScript) faults.push(`${path} runs a script when it is installed`)
  }
  return faults
}

test('the lock file pins every package by its content, from the registry only, and none runs a script', async () => {
  const lock = await readLock()
  expect(Object.keys(lock.packages).length).toBeGreaterThan(300)
  expect(faultsOf(lock)).toEqual([])
})

test.each<[string, Partial<LockedPackage>, RegExp]>([
  ['from a repository', { resolved: 'git+ssh://git@github.com/a/b.git#1' }, /comes from git/],
  ['from elsewhere', { resolved: 'https://registry.example/a.tgz' }, /comes from https:\/\/registry\.example/],
  ['without encryption', { resolved: 'http://registry.npmjs.org/a.tgz' }, /comes from http:/],
  ['unpinned', { integrity: '' }, /no sha512/],
  ['pinned by a broken digest', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, /no sha512/],
  ['with an install script', { hasInstallScript: true }, /runs a script/],
])('a package %s is noticed', async (_how, change, fault) => {
  const lock = await readLock()
  const path = 'node_modules/fastify'
  const packages = { ...lock.packages, [path]: { ...lock.packages[path]!, ...change } }
  expect(faultsOf({ ...lock, packages })).toEqual([expect.stringMatching(fault)])
})

test('package.json asks for exact versions, and lock file and package.json agree', async () => {
  type Asked = Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>
  const asked = JSON.parse(await readFile('package.json', 'utf8')) as Asked
  const { packages } = await readLock()
  const root = packages[''] as unknown as Asked
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'] as const) {
    expect(root[kind]).toEqual(asked[kind])
    for (const [name, version] of Object.entries(asked[kind])) {
      expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+$/)])
      expect([name, packages[`node_modules/${name}`]?.version]).toEqual([name, version])
    }
  }
})

test('no key or password has been committed', () => {
  const patterns = ['-----BEGIN [A-Z ]*PRIVATE KEY', 'AKIA[0-9A-Z]{16}', 'ghp_[A-Za-z0-9]{30}', 'AIza[0-9A-Za-z_-]{35}']
  const { status, stdout } = spawnSync('git', ['grep', '-IlE', '-e', patterns.join('|'), '--', '.'], {
    encoding: 'utf8',
  })
  // Git exits with 1 when it found nothing, and with 128 outside of a checkout.
  expect([stdout, status === 1 || status === 128]).toEqual(['', true])
})
