import { clientNetworks } from '../http/client-network.ts'
import type { CountRequests } from '../db/memory-request-counter.ts'
import type { Settings } from '../settings.ts'

export type RateDecision =
  | { action: 'accept' }
  /** Stored, but not sent on until the owner has looked at it. */
  | { action: 'hold'; reason: string }
  | { action: 'refuse'; retryAfterSeconds: number }

type RateSettings = Pick<Settings, 'rateWindowSeconds' | 'rateLimitPerIp' | 'rateLimitTotal'>

/** A /24 or /48 may send as much as this many addresses: offices and mobile networks share them. */
const IPS_PER_NETWORK = 5
/** No provider (/16 or /32) gets more than this part of the total, so that none can use it up alone. */
const PROVIDER_SHARE = 1 / 4
/** Beyond the total, leads are held up to this many times as many: a bound for the disk. */
const HELD_FACTOR = 4

/**
 * Decides on a message by who sent it: one address and one network are refused when they send too many, as a retry
 * later is theirs to make. Beyond the total nobody is refused for what others sent: leads are accepted and held.
 */
export function createRateLimit(countRequests: CountRequests, settings: RateSettings) {
  const { rateWindowSeconds, rateLimitPerIp, rateLimitTotal } = settings
  const windowMs = rateWindowSeconds * 1_000
  const perProvider = Math.ceil(rateLimitTotal * PROVIDER_SHARE)

  return async (ip: string, remoteAddress: string): Promise<RateDecision> => {
    const { address, network, provider } = clientNetworks(ip, remoteAddress)
    const levels = [
      { key: `ip/${address}`, refuseAbove: rateLimitPerIp },
      { key: `network/${network}`, refuseAbove: rateLimitPerIp * IPS_PER_NETWORK },
      { key: `provider/${provider}`, refuseAbove: perProvider * HELD_FACTOR, holdAbove: perProvider },
      { key: 'total', refuseAbove: rateLimitTotal * HELD_FACTOR, holdAbove: rateLimitTotal },
    ]
    let decision: RateDecision = { action: 'accept' }
    for (const { key, refuseAbove, holdAbove = Infinity } of levels) {
      // One after the other: what a narrow limit refuses must not use up a wide one.
      const { count, ttlMs } = await countRequests(key, windowMs)
      if (count > refuseAbove) return { action: 'refuse', retryAfterSeconds: Math.max(1, Math.ceil(ttlMs / 1_000)) }
      if (count > holdAbove) {
        decision = { action: 'hold', reason: `more than ${holdAbove} messages in ${rateWindowSeconds} s` }
      }
    }
    return decision
  }
}
