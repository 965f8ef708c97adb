import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/** TCP ports of the loopback interface that nothing listens on at this moment, no two of them the same. */
export async function freePorts(count: number): Promise<number[]> {
  // All are open at once: the kernel may give a port that was just closed again.
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(probes.map((probe) => once(probe, 'listening')))
  const ports = probes.map((probe) => (probe.address() as AddressInfo).port)
  await Promise.all(probes.map((probe) => once(probe.close(), 'close')))
  return ports
}

/** A TCP port of the loopback interface that nothing listens on at this moment. */
export async function freePort(): Promise<number> {
  const [port] = await freePorts(1)
  return port!
}
