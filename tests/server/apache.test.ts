import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { writeDeployFiles } from '../../deploy/write.ts'
import { FILE_POLICY } from '../../server/http/headers.ts'
import { isInstalled } from './process.ts'
import { createService, temporaryDirectory, writeSite } from './service.ts'

const MODULES = '/usr/lib/apache2/modules'
const NEEDED = ['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'rewrite', 'env']
const CSP = "default-src 'none'; script-src 'self' 'sha256-abc='; base-uri 'none'; frame-ancestors 'none'"

async function startApache(siteDir: string) {
  const folder = temporaryDirectory()
  // Its workers run as another account.
  for (const path of [folder, dirname(dirname(siteDir))]) chmodSync(path, 0o755)
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  const config = join(folder, 'httpd.conf')
  writeFileSync(
    config,
    [
      `ServerRoot ${folder}`,
      `PidFile ${join(folder, 'pid')}`,
      `Listen 127.0.0.1:${port}`,
      'ServerName localhost',
      ...NEEDED.map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`),
      `TypesConfig ${existsSync('/etc/mime.types') ? '/etc/mime.types' : '/dev/null'}`,
      `ErrorLog ${join(folder, 'error.log')}`,
      ...(process.getuid?.() === 0 ? ['User www-data', 'Group www-data'] : []),
      `DocumentRoot ${siteDir}`,
      `<Directory ${siteDir}>`,
      'AllowOverride All',
      'Require all granted',
      '</Directory>',
    ].join('\n'),
  )
  const child = spawn('apache2', ['-f', config, '-D', 'FOREGROUND'], { stdio: 'ignore' })
  const ended = once(child, 'close')
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  const url = `http://127.0.0.1:${port}`
  while (child.exitCode === null) {
    if (await fetch(url).catch(() => null)) return url
    await pause(20)
  }
  throw new Error('Apache did not start.')
}

describe.skipIf(!isInstalled('apache2') || !existsSync(join(MODULES, 'mod_headers.so')))(
  'Apache with the written .htaccess (skipped where it is not installed)',
  () => {
    test('answers with the same status, headers and caching as our own server', async () => {
      const siteDir = writeSite(temporaryDirectory())
      const headers = JSON.stringify({ csp: CSP, immutable: ['/assets/'] })
      writeFileSync(join(siteDir, '..', 'headers.json'), headers)
      writeFileSync(join(siteDir, '.env'), 'SECRET=1\n')
      await writeDeployFiles('apache', join(siteDir, '..'), null)
      const url = await startApache(siteDir)
      const { app } = await createService({
        env: { PUBLIC_URL: 'https://localhost' },
        site: (ours) => writeFileSync(join(ours, '..', 'headers.json'), headers),
      })
      for (const encoding of ['identity', 'br']) {
        for (const path of [
          '/',
          '/about-us/',
          '/about-us',
          '/assets/entry-4f9a.js',
          '/robots.txt',
          '/nowhere/',
          '/.env',
        ]) {
          const asked = { accept: 'text/html', 'accept-encoding': encoding }
          const ours = await app.inject({ url: path, headers: asked })
          const theirs = await fetch(`${url}${path}`, { headers: asked, redirect: 'manual' })
          expect([path, theirs.status]).toEqual([path, ours.statusCode])
          for (const [name, value] of Object.entries(ours.headers)) {
            // Our own server shortens the policy for what is no document.
            if (value === FILE_POLICY) {
              expect(theirs.headers.get(name)).toMatch(/^default-src 'none'; .*frame-ancestors 'none'/)
              continue
            }
            if (/security-policy|transport|^x-|referrer|cross-origin|permissions|cache-control/.test(name))
              expect([path, encoding, name, theirs.headers.get(name)]).toEqual([path, encoding, name, value])
          }
          if (ours.statusCode === 301) continue
          expect(theirs.headers.get('content-encoding')).toBe(ours.headers['content-encoding'] ?? null)
          // fetch has unpacked it.
          const plain = ours.headers['content-encoding'] ? brotliDecompressSync(ours.rawPayload) : ours.rawPayload
          expect(Buffer.from(await theirs.arrayBuffer()).equals(plain)).toBe(true)
        }
      }
    })
  },
)
