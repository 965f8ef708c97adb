import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Headers and redirects of a build, written next to the site directory. */
export type BuildHeaders = {
  /** Policy for hosts that send the same one for all documents; each document's `<meta>` allows its style. */
  csp: string
  /** Hashes of the documents' style elements, by the document's path in the site directory. */
  styles: Record<string, string>
  immutable: string[]
  /** Current paths of renamed pages by their former ones, without trailing slashes. */
  redirects: Record<string, string>
  /** True when there is no such file, so the strictest policy applies. */
  isMissing?: boolean
}

const STRICT: BuildHeaders = {
  csp: "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  styles: {},
  immutable: ['/assets/'],
  redirects: {},
  isMissing: true,
}

const PATH = /^(?:\/[a-z0-9-]+)+$/
const HASH = /^sha256-[\w+/]+=*$/
const HSTS = 'max-age=31536000'

export class BuildHeadersError extends Error {
  constructor(file: string) {
    super(
      `${file} must hold { "csp": "one line", "styles": { "page.html": "sha256-…" } }. Build the site again: npm run build`,
    )
    this.name = 'BuildHeadersError'
  }
}

/**
 * Reads `headers.json` next to the site directory, or returns the strictest policy without one. Throws
 * BuildHeadersError when the file is damaged.
 */
export async function readBuildHeaders(siteDir: string): Promise<BuildHeaders> {
  const file = join(siteDir, '..', 'headers.json')
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch {
    return STRICT
  }
  const given = parseJson(text)
  const { csp, styles = {}, immutable = STRICT.immutable, redirects = {} } = given
  const isValid =
    typeof csp === 'string' &&
    !/[\r\n]/.test(csp) &&
    Object.values(styles).every((hash) => HASH.test(hash)) &&
    Array.isArray(immutable) &&
    immutable.every((folder) => typeof folder === 'string') &&
    Object.entries(redirects).every((paths) => paths.every((path) => PATH.test(path)))
  if (!isValid) throw new BuildHeadersError(file)
  return { csp, styles, immutable, redirects }
}

function parseJson(text: string): Partial<BuildHeaders> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

/**
 * Returns the headers of every answer. HSTS and `upgrade-insecure-requests` are included only when the public URL is
 * https.
 */
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
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(secure && { 'strict-transport-security': HSTS }),
  }
}

/** Returns the policy of a document with the hash of its style element. */
export const withStyle = (csp: string, hash: string) => csp.replace(/style-src [^;]+/, `style-src 'self' '${hash}'`)

/**
 * Policy for files that are not documents. It is short, because a page requests some twenty of them and a font has to
 * fit into ten packets.
 */
export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'"
