import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { createSpreadsheetHost } from './spreadsheet-host.ts'

export type Behaviour = (request: IncomingMessage, response: ServerResponse, answer: () => string) => void

/**
 * Starts a stand-in for the hosted script over real sockets: it runs the script on each POST before it responds, like
 * the real host, and responds as `behaviour` says.
 */
export async function startScriptEndpoint() {
  const host = createSpreadsheetHost()
  const posts: Record<string, string>[] = []
  const state: { behaviour: Behaviour; inFlight: number; mostInFlight: number } = {
    behaviour: afterRun,
    inFlight: 0,
    mostInFlight: 0,
  }
  const answers = new Map<string, string>()
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (request.method === 'GET') {
      if (url.pathname === '/broken') return void request.socket.resetAndDestroy()
      if (url.pathname === '/missing') response.statusCode = 404
      response.setHeader('content-type', 'application/json')
      response.end(answers.get(url.pathname) ?? 'gone')
      return
    }
    state.inFlight += 1
    state.mostInFlight = Math.max(state.mostInFlight, state.inFlight)
    response.on('close', () => (state.inFlight -= 1))
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const type = request.headers['content-type'] ?? ''
    const form = await new Response(Buffer.concat(chunks), { headers: { 'content-type': type } }).formData()
    const parameter: Record<string, string> = Object.fromEntries(url.searchParams)
    for (const [name, value] of form) if (typeof value === 'string') parameter[name] = value
    posts.push(parameter)
    state.behaviour(request, response, () => {
      const path = `/echo/${answers.size}`
      answers.set(path, JSON.stringify(host.post(parameter)))
      return path
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/exec`, port, host, posts, state, server }
}

/** Responds like the host after it has run the script: the result is at another URL. */
export const afterRun: Behaviour = (_request, response, answer) => {
  response.writeHead(302, { location: answer() }).end()
}

export const withStatus =
  (status: number, headers: Record<string, string> = {}): Behaviour =>
  (_request, response) => {
    response.writeHead(status, headers).end('<html>Error</html>')
  }
