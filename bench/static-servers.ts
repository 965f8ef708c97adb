/**
 * npm run bench:static [-- --seconds 5 --rounds 3 --connections 32 --out .cache/bench]
 *
 * Measures the built site served by Node, nginx and Caddy in turns, so that other work on the machine affects all of
 * them. nginx and Caddy run with the files of `deploy:files`, without TLS. Needs wrk, nginx and caddy, all in Debian; a
 * server that is not installed is left out.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { writeDeployFiles } from '../deploy/write.ts'
import { freePort, freePorts } from '../tests/free-port.ts'
import { isInstalled } from '../tests/server/process.ts'
import { median } from './figures.ts'
import { commandOptions, folder, wholeNumber } from './options.ts'
import { writeReport } from './report.ts'
import { withServedSite } from './served-site.ts'
import { table } from './table.ts'

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const START_TIMEOUT_MS = 10_000

const options = commandOptions({
  seconds: wholeNumber(5, 1, 60),
  rounds: wholeNumber(3, 1, 20),
  connections: wholeNumber(32, 1, 1_000),
  out: folder('.cache/bench'),
})

type StaticServer = { name: string; port: number; stop: () => Promise<void> }

/** Starts a program in the foreground and resolves once it answers. Throws with its last output when it does not. */
async function startProgram(name: string, args: string[], port: number, env: NodeJS.ProcessEnv): Promise<StaticServer> {
  const child = spawn(name, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-2_000)))
  const ended = once(child, 'close')
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended
  }
  const deadline = performance.now() + START_TIMEOUT_MS
  while (
    !(await fetch(`http://127.0.0.1:${port}/`).then(
      (response) => response.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || performance.now() > deadline) {
      child.kill('SIGTERM')
      throw new Error(`${name} did not start: ${errors}`)
    }
    await pause(50)
  }
  return { name, port, stop }
}

async function startNginx(directory: string): Promise<StaticServer> {
  const written = dirname((await writeDeployFiles('nginx', 'dist', null))[0] ?? '')
  const [port, plain] = (await freePorts(2)) as [number, number]
  const included = join(directory, 'agency-site')
  mkdirSync(included)
  const hasBrotli = existsSync(BROTLI_MODULE)
  for (const name of ['headers.conf', 'root.conf', ...(hasBrotli ? ['brotli.conf'] : [])])
    writeFileSync(join(included, name), readFileSync(join(written, name)))
  const site = readFileSync(join(written, 'site.conf'), 'utf8')
    .replace(/^\s*(listen \[::\]|ssl_).*$/gm, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${plain};`)
    .replaceAll('listen 443 ssl http2;', `listen 127.0.0.1:${port} default_server;`)
    .replaceAll('/etc/nginx/agency-site/', `${included}/`)
  writeFileSync(join(directory, 'site.conf'), site)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const config = [
    hasBrotli ? `load_module ${BROTLI_MODULE};` : '',
    process.getuid?.() === 0 ? 'user root;' : '',
    `daemon off; worker_processes 1; error_log stderr warn; pid ${join(directory, 'nginx.pid')};`,
    'events {}',
    `http { access_log off; sendfile on; include /etc/nginx/mime.types; include ${join(directory, 'site.conf')};`,
    ...paths.map((name) => `${name}_temp_path ${join(directory, name)};`),
    '}',
  ].join('\n')
  writeFileSync(join(directory, 'nginx.conf'), config)
  const args = ['-e', 'stderr', '-p', directory, '-c', join(directory, 'nginx.conf')]
  return startProgram('nginx', args, port, process.env)
}

async function startCaddy(directory: string): Promise<StaticServer> {
  const [files = ''] = await writeDeployFiles('caddy', 'dist', null)
  const port = await freePort()
  return startProgram('caddy', ['run', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'], port, {
    PATH: process.env['PATH'],
    HOME: directory,
    CADDY_ADMIN: 'off',
    SITE_HOST: `http://127.0.0.1:${port}`,
    // Absolute, because Caddy would resolve it relative to its configuration.
    SITE_FILES: resolve(files),
  })
}

/** Returns the requests per second for a path. Throws for an answer other than 2xx, except an expected 404. */
function load(port: number, path: string, expect: 200 | 404 = 200): number {
  const duration = `${options.seconds}s`
  const headers = ['-H', 'Accept-Encoding: br, gzip', '-H', 'Accept: text/html']
  const args = ['-t1', `-c${options.connections}`, `-d${duration}`, ...headers]
  const output = execFileSync('wrk', [...args, `http://127.0.0.1:${port}${path}`], { encoding: 'utf8' })
  const isWrong = expect === 200 ? /Non-2xx|Socket errors/ : /Socket errors/
  if (isWrong.test(output)) throw new Error(`${path} on port ${port}: ${output}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1])
}

if (!isInstalled('wrk')) {
  console.error('wrk is not installed: apt-get install wrk')
  process.exit(2)
}
await withServedSite(async (node) => {
  const directory = mkdtempSync(join(tmpdir(), 'bench-static-'))
  const others: StaticServer[] = []
  try {
    if (isInstalled('nginx')) others.push(await startNginx(directory))
    if (isInstalled('caddy')) others.push(await startCaddy(directory))
    const servers = [{ name: 'Node', port: node.port }, ...others]
    const script = readdirSync('dist/site/assets').find((name) => /^start-.*\.js$/.test(name)) ?? ''
    const paths = { home: '/', script: `/assets/${script}`, missing: '/no-such-page/' }
    const samples = servers.map(({ name, port }) => ({
      name,
      port,
      home: [] as number[],
      script: [] as number[],
      missing: [] as number[],
    }))
    for (let round = 0; round < options.rounds; round += 1)
      for (const sample of samples) {
        sample.home.push(load(sample.port, paths.home))
        sample.script.push(load(sample.port, paths.script))
        sample.missing.push(load(sample.port, paths.missing, 404))
      }
    const results = samples.map(({ name, home, script: hashed, missing }) => ({
      name,
      home: Math.round(median(home)),
      script: Math.round(median(hashed)),
      missing: Math.round(median(missing)),
    }))
    const ratio = (value: number, base: number | undefined) => `${value} (${(value / (base ?? value)).toFixed(1)} ×)`
    const tables = [
      `Requests a second, wrk with ${options.connections} connections for ${options.seconds} s, median of ${options.rounds} rounds in turn; client and server share the machine.`,
      table(
        [
          { head: 'Server', value: ({ name }) => name, words: true },
          { head: 'Home', value: ({ home }) => ratio(home, results[0]?.home) },
          { head: 'Hashed script', value: ({ script: hashed }) => ratio(hashed, results[0]?.script) },
          { head: 'Missing page', value: ({ missing }) => ratio(missing, results[0]?.missing) },
        ],
        results,
      ),
    ].join('\n\n')
    writeReport(options.out, { name: 'static-servers', tables, results })
  } finally {
    for (const { stop } of others) await stop()
    rmSync(directory, { recursive: true, force: true })
  }
})
