import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What the build says about its output, written beside the site directory. */
export type BuildHeaders = { csp: string; immutable: string[] }

const STRICT: BuildHeaders = {
  csp: "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  immutable: ['/assets/'],
}

const HSTS = 'max-age=31536000'

/** Reads `headers.json` next to the site directory; without one the strictest policy holds. */
export async function readBuildHeaders(siteDir: string): Promise<BuildHeaders> {
  const file = join(siteDir, '..', 'headers.json')
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch {
    return STRICT
  }
  const given = JSON.parse(text) as Partial<BuildHeaders>
  if (typeof given.csp !== 'string' || /[\r\n]/.test(given.csp)) {
    throw new Error(`${file} must hold { "csp": "one line" }. Build the site again.`)
  }
  return { csp: given.csp, immutable: given.immutable ?? STRICT.immutable }
}

/** Sent with every answer. HSTS, and links read as https, only where the public address is https. */
export function securityHeaders(csp: string, publicUrl: string): Record<string, string> {
  const secure = publicUrl.startsWith('https://')
  const framed = csp.includes('frame-ancestors') ? csp : `${csp}; frame-ancestors 'none'`
  return {
    'content-security-policy': secure ? `${framed}; upgrade-insecure-requests` : framed,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    ...(secure && { 'strict-transport-security': HSTS }),
  }
}

/** The policy for what is no document: without the hash of every page's style element, which is most of it. */
export const withoutStyles = (csp: string) => csp.replace(/style-src [^;]+; ?/, '')
