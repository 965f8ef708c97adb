import { clientNetworks } from '../http/client-network.ts'
import type { CountRequests } from '../db/memory-request-counter.ts'
import type { Settings } from '../settings.ts'

export type RateDecision =
  | { action: 'accept' }
  /** The lead is stored, but not sent on until the owner has looked at it. */
  | { action: 'hold'; reason: string }
  | { action: 'refuse'; retryAfterSeconds: number }

type RateSettings = Pick<Settings, 'rateWindowSeconds' | 'rateLimitPerIp' | 'rateLimitTotal'>

/** A /24 or /48 may send as much as this many addresses, because offices and mobile networks share them. */
const IPS_PER_NETWORK = 5
/** Share of the total that one provider (/16 or /32) gets, so that none can use it up alone. */
const PROVIDER_SHARE = 1 / 4
/** Leads beyond the total are held up to this many times the total, which bounds the use of the disk. */
const HELD_FACTOR = 4

/**
 * Creates the decision whether a message is accepted, held or refused. One address or network that sends too many is
 * refused and can retry later. Beyond a provider's share or the total, leads are held and not refused, up to
 * HELD_FACTOR times as many.
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
      // Counted one after the other: a request refused by a narrow limit must not count towards a wide one.
      const { count, ttlMs } = await countRequests(key, windowMs)
      if (count > refuseAbove) return { action: 'refuse', retryAfterSeconds: Math.max(1, Math.ceil(ttlMs / 1_000)) }
      if (count > holdAbove) {
        decision = { action: 'hold', reason: `more than ${holdAbove} messages in ${rateWindowSeconds} s` }
      }
    }
    return decision
  }
}
