import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/** Returns distinct TCP ports of the loopback interface that nothing listens on at the moment. */
export async function freePorts(count: number): Promise<number[]> {
  // All ports are open at once, because the kernel may reuse one that was just closed.
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(probes.map((probe) => once(probe, 'listening')))
  const ports = probes.map((probe) => (probe.address() as AddressInfo).port)
  await Promise.all(probes.map((probe) => once(probe.close(), 'close')))
  return ports
}

/** Returns a TCP port of the loopback interface that nothing listens on at the moment. */
export async function freePort(): Promise<number> {
  const [port] = await freePorts(1)
  return port!
}
