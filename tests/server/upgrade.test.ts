import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createSqliteDatabase, openSqlite } from '../../server/db/sqlite.ts'
import { createLeadAdmin } from '../../server/cli/lead-admin.ts'
import { ask, freePort, installNginxFiles, runNginx, writeNginx } from './nginx.ts'
import { isInstalled } from './process.ts'
import { formBody, LEAD, temporaryDirectory, writeSite } from './service.ts'

const section = /^## Upgrade and rollback$(.*?)^## /ms.exec(readFileSync('docs/deploy.md', 'utf8'))?.[1] ?? ''
const [build = '', upgrade = '', rollback = ''] = [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, text]) => text)

/** A release as `git clone` and `npm run build` leave it: its own inline style, and the policy that allows only that. */
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

/** What a production machine has and this one has not, as small programs that do the same below `directory`. */
function writePrograms(directory: string, nginx: { folder: string; config: string }, port: number) {
  const folder = join(directory, 'bin')
  mkdirSync(folder)
  const write = (name: string, body: string) =>
    writeFileSync(join(folder, name), `#!/bin/sh\n${body}\n`, { mode: 0o755 })
  write('sudo', '[ "$1" = -u ] && shift 2\nexec env "$@"')
  write('git', `mv ${join(directory, 'clone')} "$3"`)
  write('npm', '[ "$2" = deploy:files ] || exit 0\nexec node deploy/write.ts "$4"')
  write('nginx', `exec /usr/sbin/nginx -e stderr -p ${nginx.folder} -c ${nginx.config} "$@"`)
  write(
    'systemctl',
    `[ "$2" = nginx ] && exec kill -HUP "$(cat ${join(nginx.folder, 'pid')})"
pid=${join(directory, 'service.pid')}
[ -f $pid ] && kill "$(cat $pid)" && while kill -0 "$(cat $pid)" 2> /dev/null; do sleep 0.05; done
cd ${join(directory, 'srv/agency-site/current')}
PORT=${port} DATA_DIR=${join(directory, 'var/lib/agency-site')} PUBLIC_URL=https://localhost TRUST_PROXY=1 RATE_LIMIT_PER_IP=100000 \\
  RATE_LIMIT_TOTAL=100000 LOG_LEVEL=silent FORM_MIN_SECONDS=0 nohup node server/main.ts > /dev/null 2>&1 &
echo $! > $pid`,
  )
  return `${folder}:${process.env['PATH']}`
}

/** Runs a recipe of docs/deploy.md as it stands there, below `directory` instead of the root of the file system. */
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

/** Reads pages and sends leads without a pause until told to stop; gives what went wrong and the leads acknowledged. */
function watch(https: number) {
  const faults: string[] = []
  const seen: string[] = []
  let leads = 0
  let stopped = false
  const readPages = async () => {
    while (!stopped) {
      const { status, headers, body } = await ask(https, seen.length % 2 ? '/' : '/about-us/')
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
        const { status } = await ask(https, '/api/contact', { method: 'POST', body, headers })
        if (status === 201) break
        // The form sends again by itself after this one.
        if (status !== 503) faults.push(`a lead was answered ${status}`)
      }
      leads += 1
    }
  }
  const running = Promise.all([readPages(), sendLeads()])
  const until = async (release: string) => {
    const [pages, sent] = [seen.length, leads]
    // Three leads more, so that at least one was begun and acknowledged after this.
    while (seen.at(-1) !== release || seen.length === pages || leads < sent + 3) await ask(https, '/')
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

test.skipIf(!isInstalled('nginx') || !isInstalled('openssl') || !isInstalled('curl'))(
  'the written upgrade and roll-back change release without a page or a lead refused',
  async () => {
    const directory = temporaryDirectory()
    const releases = join(directory, 'srv/agency-site/releases')
    const [port, nginx] = [await freePort(), await writeNginx(directory, { port: 0 })]
    const path = writePrograms(directory, nginx, port)
    const first = join(releases, '1')
    const siteDir = writeRelease(first, 1)
    writeRelease(join(directory, 'clone'), 2)
    mkdirSync(join(directory, 'var/lib/agency-site'), { recursive: true })
    onTestFinished(() => {
      process.kill(Number(readFileSync(join(directory, 'service.pid'), 'utf8')), 'SIGKILL')
    })
    const install =
      'npm run deploy:files -- nginx\nln -sfn releases/1 /srv/agency-site/current\nsudo systemctl restart agency-site'
    await run(`cd /srv/agency-site/releases/1\n${install}`, directory, path, port)
    installNginxFiles(siteDir, { ...nginx, upstream: { port } })
    const config = join(nginx.folder, 'site.conf')
    writeFileSync(config, readFileSync(config, 'utf8').replaceAll('rate=30r/m', 'rate=10000r/s'))
    await runNginx(nginx)

    const visitors = watch(nginx.https)
    await visitors.until('Release 1')
    await run(build, directory, path, port)
    await run(`cd /srv/agency-site/releases/2\n${upgrade}`, directory, path, port)
    await visitors.until('Release 2')
    await run(rollback, directory, path, port)
    await visitors.until('Release 1')
    const { faults, leads } = await visitors.stop()
    expect(faults).toEqual([])
    const db = openSqlite(join(directory, 'var/lib/agency-site/leads.db'))
    expect(await createLeadAdmin(createSqliteDatabase(db)).count()).toBe(leads)
    db.close()
    expect(leads).toBeGreaterThanOrEqual(9)
  },
  60_000,
)
