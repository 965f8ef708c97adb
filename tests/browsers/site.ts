import { spawn, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { walksPort, walksSitePort } from '../e2e/ports.ts'

const watch = await readFile(new URL('watch.js', import.meta.url))

/** Starts the site before all walks, behind a server that adds the watch script to each document. */
export async function setup(): Promise<() => Promise<void>> {
  const site = spawn(process.execPath, ['scripts/start.ts'], {
    env: {
      ...process.env,
      PORT: String(walksSitePort),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      FORM_MIN_SECONDS: '0',
      DIST_DIR: 'dist',
      DATA_DIR: '.cache/walks-data',
      RATE_LIMIT_PER_IP: '1000',
    },
    stdio: 'inherit',
  })
  await listening(site)
  const watched = createServer(forward).listen(walksPort, '127.0.0.1')
  return async () => {
    watched.closeAllConnections()
    watched.close()
    const ended = new Promise((resolve) => site.once('exit', resolve))
    site.kill()
    await ended
  }
}

/** Resolves when the site listens. The first start builds the site. */
async function listening(site: ChildProcess): Promise<void> {
  for (const until = Date.now() + 240_000; Date.now() < until; await delay(100)) {
    if (site.exitCode !== null) throw new Error('The site did not start.')
    const answer = await fetch(`http://127.0.0.1:${walksSitePort}/`).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new Error('The site did not start within four minutes.')
}

function forward(asked: IncomingMessage, answer: ServerResponse): void {
  if (asked.url === '/watch.js') {
    answer.setHeader('content-type', 'text/javascript').end(watch)
    return
  }
  const { method, url, headers } = asked
  const onward = request(
    {
      port: walksSitePort,
      host: '127.0.0.1',
      method,
      path: url,
      headers: { ...headers, 'accept-encoding': 'identity' },
    },
    (got) => {
      const kind = got.headers['content-type'] ?? ''
      if (!kind.startsWith('text/html')) {
        answer.writeHead(got.statusCode ?? 502, got.headers)
        got.pipe(answer)
        return
      }
      const parts: Buffer[] = []
      got.on('data', (part: Buffer) => parts.push(part))
      got.on('end', () => {
        const page = Buffer.concat(parts).toString().replace('<meta charset', '<script src="/watch.js"></script>$&')
        answer.writeHead(got.statusCode ?? 502, { ...got.headers, 'content-length': Buffer.byteLength(page) })
        answer.end(page)
      })
    },
  )
  onward.on('error', () => answer.destroy())
  asked.pipe(onward)
}
