import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createSqliteDatabase, openSqlite } from '../../server/db/sqlite.ts'
import { createLeadAdmin } from '../../server/leads/lead-admin.ts'
import { startCaddy } from './caddy.ts'
import { freePort, freePorts } from '../free-port.ts'
import { ask, installNginxFiles, runNginx, writeNginx, type Answer, type Call } from './nginx.ts'
import { isInstalled } from './process.ts'
import { formBody, LEAD, temporaryDirectory, writeSite } from './service.ts'

const section = /^## Upgrade and rollback$(.*?)^## /ms.exec(readFileSync('docs/deploy.md', 'utf8'))?.[1] ?? ''
const [build = '', service = '', nginxPages = '', caddyPages = '', nginxRollback = '', caddyRollback = ''] = [
  ...section.matchAll(/^```sh\n(.*?)^```$/gms),
].map(([, text]) => text)

/**
 * Writes a release like `git clone` and `npm run build` leave it: with its own inline style and a policy that allows
 * only that.
 */
function writeRelease(folder: string, number: number) {
  mkdirSync(folder, { recursive: true })
  for (const name of ['server', 'shared', 'deploy', 'content', 'scripts', 'src', 'package.json', 'node_modules'])
    symlinkSync(resolve(name), join(folder, name))
  const siteDir = writeSite(folder)
  const style = `h1 { order: ${number} }`
  const page = `<!doctype html><style>${style}</style><h1>Release ${number}</h1>`
  for (const file of ['index.html', 'about-us/index.html']) writeFileSync(join(siteDir, file), page)
  const hash = createHash('sha256').update(style).digest('base64')
  const csp = `default-src 'none'; style-src 'self' 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`
  writeFileSync(join(siteDir, '..', 'headers.json'), JSON.stringify({ csp, immutable: ['/assets/'] }))
  return siteDir
}

/**
 * Writes substitutes for programs of a production machine that this one lacks; they act below `directory`. `nginx` and
 * `reload` are the commands that two of them run.
 */
function writePrograms(directory: string, port: number, { nginx, reload }: { nginx: string; reload: string }) {
  const folder = join(directory, 'bin')
  mkdirSync(folder)
  const write = (name: string, body: string) =>
    writeFileSync(join(folder, name), `#!/bin/sh\n${body}\n`, { mode: 0o755 })
  write('sudo', '[ "$1" = -u ] && shift 2\nexec env "$@"')
  write('git', `mv ${join(directory, 'clone')} "$3"`)
  write('npm', '[ "$2" = deploy:files ] || exit 0\nexec node deploy/write.ts "$4"')
  write('nginx', nginx)
  write(
    'systemctl',
    `[ "$1" = reload ] && { ${reload}; exit; }
pid=${join(directory, 'service.pid')}
[ -f $pid ] && kill "$(cat $pid)" && while kill -0 "$(cat $pid)" 2> /dev/null; do sleep 0.05; done
cd ${join(directory, 'srv/agency-site/current')}
PORT=${port} DATA_DIR=${join(directory, 'var/lib/agency-site')} PUBLIC_URL=https://localhost TRUST_PROXY=1 RATE_LIMIT_PER_IP=100000 \\
  RATE_LIMIT_TOTAL=100000 LOG_LEVEL=silent FORM_MIN_SECONDS=0 nohup node server/main.ts > /dev/null 2>&1 &
echo $! > $pid`,
  )
  return `${folder}:${process.env['PATH']}`
}

/** Runs a recipe of docs/deploy.md unchanged, with `directory` as the root of the file system. */
async function run(recipe: string, directory: string, path: string, port: number) {
  const script = recipe
    .replaceAll(/\/(srv\/agency-site|var\/lib\/agency-site)/g, `${directory}/$1`)
    .replaceAll('/etc/nginx/', `${directory}/nginx/`)
    .replaceAll(':3000', `:${port}`)
  const child = spawn('sh', ['-e', '-c', script], { env: { ...process.env, PATH: path }, cwd: directory })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  expect([code, code === 0 ? '' : output]).toEqual([0, ''])
}

type Ask = (path: string, call?: Call) => Promise<Answer>

/**
 * Wraps `get` so that it retries after a connection that was reset before its response. Caddy opens new sockets for a
 * new configuration and closes the old ones; Linux then resets connections that wait to be accepted there, unless it
 * migrates them (net.ipv4.tcp_migrate_req, see docs/deploy.md).
 */
function retryResets(get: Ask): Ask {
  const isHandedOver = readFileSync('/proc/sys/net/ipv4/tcp_migrate_req', 'utf8').trim() === '1'
  if (isHandedOver) return get
  const isReset = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ECONNRESET'
  return (path, call) =>
    get(path, call).catch((error: unknown) => {
      if (!isReset(error)) throw error
      return get(path, call)
    })
}

/**
 * Reads pages and sends leads without a pause until stopped; returns the faults and the number of acknowledged leads.
 */
function watch(get: Ask) {
  const faults: string[] = []
  const seen: string[] = []
  let leads = 0
  let stopped = false
  const readPages = async () => {
    while (!stopped) {
      const { status, headers, body } = await get(seen.length % 2 ? '/' : '/about-us/')
      const [, style = '', release = ''] = /<style>(.*)<\/style><h1>(.*)<\/h1>/.exec(body.toString()) ?? []
      const hash = createHash('sha256').update(style).digest('base64')
      if (status !== 200) faults.push(`a page was answered ${status}`)
      if (!headers['content-security-policy']?.includes(hash)) faults.push(`the policy refuses the style of ${release}`)
      seen.push(release)
    }
  }
  const sendLeads = async () => {
    while (!stopped) {
      const { type, body } = await formBody({ ...LEAD, message: `number ${leads}` })
      const headers = {
        'content-type': type,
        'content-length': String(body.length),
        'idempotency-key': `lead-no-${leads}`,
      }
      for (;;) {
        const { status } = await get('/api/contact', { method: 'POST', body, headers })
        if (status === 201) break
        // The form itself retries after a 503.
        if (status !== 503) faults.push(`a lead was answered ${status}`)
      }
      leads += 1
    }
  }
  const running = Promise.all([readPages(), sendLeads()])
  const failed = Promise.withResolvers<never>()
  running.catch(failed.reject)
  const until = async (release: string) => {
    const [pages, sent] = [seen.length, leads]
    // Three more leads, so that at least one was begun and acknowledged after this moment.
    while (seen.at(-1) !== release || seen.length === pages || leads < sent + 3)
      await Promise.race([get('/'), failed.promise])
  }
  return {
    until,
    async stop() {
      stopped = true
      await running
      return { faults, leads }
    },
  }
}

type Machine = { directory: string; siteDir: string; path: string; port: number }

/** Creates a machine with release 1 installed and running, and release 2 cloned. */
async function writeMachine(
  directory: string,
  server: 'nginx' | 'caddy',
  programs: Parameters<typeof writePrograms>[2],
) {
  const port = await freePort()
  const path = writePrograms(directory, port, programs)
  const siteDir = writeRelease(join(directory, 'srv/agency-site/releases/1'), 1)
  writeRelease(join(directory, 'clone'), 2)
  mkdirSync(join(directory, 'var/lib/agency-site'), { recursive: true })
  onTestFinished(() => {
    process.kill(Number(readFileSync(join(directory, 'service.pid'), 'utf8')), 'SIGKILL')
  })
  await run(
    `cd /srv/agency-site/releases/1\nnpm run deploy:files -- ${server}\nln -sfn releases/1 /srv/agency-site/current\nsudo systemctl restart agency-site`,
    directory,
    path,
    port,
  )
  return { directory, siteDir, path, port }
}

/** Upgrades to release 2 and back by the recipes, while visitors read and write. */
async function upgradeAndBack(machine: Machine, get: Ask, recipes: { build: string; pages: string; rollback: string }) {
  const { directory, path, port } = machine
  const visitors = watch(get)
  await visitors.until('Release 1')
  await run(recipes.build, directory, path, port)
  await run(`cd /srv/agency-site/releases/2\n${service}${recipes.pages}`, directory, path, port)
  await visitors.until('Release 2')
  await run(recipes.rollback, directory, path, port)
  await visitors.until('Release 1')
  const { faults, leads } = await visitors.stop()
  expect(faults).toEqual([])
  const db = openSqlite(join(directory, 'var/lib/agency-site/leads.db'))
  expect(await createLeadAdmin(createSqliteDatabase(db)).count()).toBe(leads)
  db.close()
  expect(leads).toBeGreaterThanOrEqual(9)
}

test.skipIf(!isInstalled('nginx') || !isInstalled('openssl') || !isInstalled('curl'))(
  'the written upgrade and roll-back with nginx change release without a page or a lead refused',
  async () => {
    const directory = temporaryDirectory()
    const nginx = await writeNginx(directory, { port: 0 })
    const machine = await writeMachine(directory, 'nginx', {
      nginx: `exec /usr/sbin/nginx -e stderr -p ${nginx.folder} -c ${nginx.config} "$@"`,
      reload: `kill -HUP "$(cat ${join(nginx.folder, 'pid')})"`,
    })
    installNginxFiles(machine.siteDir, { ...nginx, upstream: { port: machine.port } })
    const config = join(nginx.folder, 'site.conf')
    writeFileSync(config, readFileSync(config, 'utf8').replaceAll('rate=30r/m', 'rate=10000r/s'))
    await runNginx(nginx)
    await upgradeAndBack(machine, (target, call) => ask(nginx.https, target, call), {
      build,
      pages: nginxPages,
      rollback: nginxRollback,
    })
  },
  60_000,
)

test.skipIf(!isInstalled('caddy') || !isInstalled('curl'))(
  'the written upgrade and roll-back with Caddy change release without a page or a lead refused',
  async () => {
    const directory = temporaryDirectory()
    const [http, admin] = (await freePorts(2)) as [number, number]
    const config = join(directory, 'Caddyfile')
    // Debian's unit reloads Caddy with the unit's environment.
    const machine = await writeMachine(directory, 'caddy', {
      nginx: 'exit 1',
      reload: `. ${join(directory, 'caddy.env')}; caddy reload --config ${config} --force 2> /dev/null`,
    })
    const env = {
      HOME: directory,
      CADDY_ADMIN: `127.0.0.1:${admin}`,
      SITE_HOST: `http://127.0.0.1:${http}`,
      SITE_UPSTREAM: `127.0.0.1:${machine.port}`,
    }
    const lines = Object.entries(env).map(([name, value]) => `export ${name}=${value}`)
    writeFileSync(join(directory, 'caddy.env'), lines.join('\n'))
    const site = readFileSync('deploy/Caddyfile', 'utf8')
    writeFileSync(config, site.replaceAll('/srv/agency-site', join(directory, 'srv/agency-site')))
    await startCaddy(['--config', config], env)
    const askCaddy = retryResets((target, call) => ask(http, target, { ...call, secure: false }))
    await upgradeAndBack(machine, askCaddy, {
      build: build.replace('-- nginx', '-- caddy'),
      pages: caddyPages,
      rollback: caddyRollback,
    })
  },
  60_000,
)
