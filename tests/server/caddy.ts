import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { onTestFinished } from 'vitest'

/** Starts Caddy in the foreground until the test ends, and waits until it answers at SITE_HOST. */
export async function startCaddy(args: string[], env: Record<string, string> & { SITE_HOST: string }) {
  const child = spawn('caddy', ['run', ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-2_000)))
  const ended = once(child, 'close')
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  const isUp = () =>
    fetch(env.SITE_HOST).then(
      () => true,
      () => false,
    )
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`Caddy did not start: ${errors}`)
    await pause(20)
  }
}
