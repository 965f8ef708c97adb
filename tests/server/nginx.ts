import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { freePorts } from '../free-port.ts'

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
export const hasBrotli = existsSync(BROTLI)

export type Upstream = { port: number }

export type NginxFiles = { folder: string; config: string; http: number; https: number; upstream: Upstream }

/**
 * Writes a Debian nginx configuration around the site's own files, with paths in the test's folder, and a certificate.
 */
export async function writeNginx(directory: string, upstream: Upstream): Promise<NginxFiles> {
  const folder = join(directory, 'nginx')
  mkdirSync(join(folder, 'agency-site'), { recursive: true })
  const [http, https] = (await freePorts(2)) as [number, number]
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'],
    ...['-subj', '/CN=localhost', '-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')],
  ])
  if (made.status !== 0) throw new Error(`openssl: ${made.stderr.toString()}`)
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${join(folder, name)};`,
  )
  const config = join(folder, 'nginx.conf')
  writeFileSync(
    config,
    [
      hasBrotli ? `load_module ${BROTLI};` : '',
      process.getuid?.() === 0 ? 'user root;' : '',
      'daemon off; worker_processes 1; error_log stderr warn;',
      `pid ${join(folder, 'pid')};`,
      'events {}',
      'http {',
      '  access_log off;',
      '  include /etc/nginx/mime.types;',
      ...places,
      `  include ${join(folder, 'site.conf')};`,
      '}',
    ].join('\n'),
  )
  return { folder, config, http, https, upstream }
}

/** Copies the written files to the places the recipe names. */
export function installNginxFiles(siteDir: string, { folder, http, https, upstream }: NginxFiles) {
  const written = join(siteDir, '..', 'deploy', 'nginx')
  for (const name of ['headers.conf', 'root.conf', ...(hasBrotli ? ['brotli.conf'] : [])])
    writeFileSync(join(folder, 'agency-site', name), readFileSync(join(written, name)))
  const site = readFileSync(join(written, 'site.conf'), 'utf8')
    .replace(/^\s*listen \[::\].*$/gm, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${http};`)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${https} `)
    .replaceAll('/etc/nginx/agency-site/', join(folder, 'agency-site/'))
    .replace(/ssl_certificate \S+;/, `ssl_certificate ${join(folder, 'certificate.pem')};`)
    .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${join(folder, 'key.pem')};`)
    .replaceAll('http://127.0.0.1:3000', `http://127.0.0.1:${upstream.port}`)
  writeFileSync(join(folder, 'site.conf'), site)
}

/** Starts nginx in the foreground and waits until it listens. */
export async function runNginx({ folder, config, https }: NginxFiles) {
  const child = spawn('nginx', ['-e', 'stderr', '-p', folder, '-c', config], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const ended = once(child, 'close')
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${errors}`)
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(https, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
      socket.on('connect', () => socket.destroy())
    })
    if (open) break
    await pause(20)
  }
  return { errors: () => errors }
}

/** Starts nginx on loopback with the files that `deploy:files` wrote for this site. */
export async function startNginx(directory: string, siteDir: string, upstream: Upstream) {
  const files = await writeNginx(directory, upstream)
  installNginxFiles(siteDir, files)
  return { ...files, ...(await runNginx(files)) }
}

export type Answer = { status: number; headers: Record<string, string>; body: Buffer }

export type Call = { method?: string; headers?: Record<string, string>; body?: Buffer; secure?: boolean }

/** Sends one request to loopback on a new connection, by https with any certificate, or by http. */
export async function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body, secure = true }: Call = {},
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const call = (secure ? requestSecurely : request)(
    { host: '127.0.0.1', port, path, method, headers, rejectUnauthorized: false, agent: false },
    (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Record<string, string>,
          body: Buffer.concat(chunks),
        }),
      )
    },
  )
  call.on('error', reject)
  call.end(body)
  return promise
}
