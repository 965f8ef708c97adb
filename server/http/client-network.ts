import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Keys that a client is counted under, from the narrowest to the widest. */
export type ClientNetworks = {
  /** One IPv4 address or one IPv6 /64, the size of one household or host. */
  address: string
  /** IPv4 /24 or IPv6 /48, which one customer of a provider can rent. */
  network: string
  /** IPv4 /16 or IPv6 /32, the size of a provider. */
  provider: string
}

/**
 * Returns the networks of a client. `ip` is as in `X-Forwarded-For`, possibly with a port; `fallback` is used where it
 * is not an address.
 */
export function clientNetworks(ip: string, fallback: string): ClientNetworks {
  const address = [ip, withoutPort(ip), fallback].find((candidate) => isIP(candidate) !== 0) ?? '0.0.0.0'
  const parsed = ipaddr.process(address)
  const bytes = parsed.toByteArray()
  const prefix = (bits: number) => `${parsed.kind()}:${bytes.slice(0, bits / 8).join('.')}`
  return parsed.kind() === 'ipv4'
    ? { address: prefix(32), network: prefix(24), provider: prefix(16) }
    : { address: prefix(64), network: prefix(48), provider: prefix(32) }
}

/** Removes the port from `203.0.113.7:4711` and `[2001:db8::1]:443`, as some load balancers write them. */
function withoutPort(ip: string) {
  return /^\[(.+)\](?::\d+)?$/.exec(ip)?.[1] ?? ip.replace(/:\d+$/, '')
}
