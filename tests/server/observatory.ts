/**
 * The scoring of Mozilla's HTTP Observatory, algorithm version 4, without its network: the tests and points are those
 * of `@mdn/mdn-http-observatory` 1.4.8 (src/analyzer/tests, src/grader/charts.ts; MPL-2.0), written anew and only as
 * far as our answers go. The package itself fetches lists when it is installed and brings a database driver.
 * docs/decisions/040 tells how to run the original against a server on this machine.
 */
export type Scanned = {
  /** By lower-case name. */
  headers: Readonly<Record<string, string | undefined>>
  html: string
  /** Where a call by http ends up after its redirects, and whether its first redirect was to https on the same host. */
  httpLeadsToHttps: boolean
}

const BONUS_FROM = 90
const BROAD = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*']
const HALF_A_YEAR = 15_768_000

function directives(policy: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().toLowerCase().split(/\s+/)
    if (name && !found.has(name)) found.set(name, sources)
  }
  return found
}

function scoreOfPolicy(policy: string | undefined): number {
  if (!policy) return -25
  const found = directives(policy)
  const effective = (name: string) => found.get(name) ?? found.get('default-src') ?? ['*']
  const scripts = effective('script-src')
  const hashed = (sources: string[]) => sources.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source))
  const loose = (sources: string[]) =>
    sources.some(
      (source) => BROAD.includes(source) || source === 'data:' || (source === "'unsafe-inline'" && !hashed(sources)),
    )
  if (loose(scripts) || effective('object-src').some((source) => BROAD.includes(source))) return -20
  const everything = [...found].flatMap(([name, sources]) => (/^(img|media)-src$/.test(name) ? [] : sources))
  if (everything.some((source) => /^(http|ftp):/.test(source))) return -20
  if ([...scripts, ...effective('style-src')].includes("'unsafe-eval'")) return -10
  if ([...effective('img-src'), ...effective('media-src')].some((source) => /^(http|ftp):/.test(source))) return -10
  if (loose(effective('style-src'))) return 0
  return found.get('default-src')?.join() === "'none'" ? 10 : 5
}

function scoreOfScripts(html: string): number {
  const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"[^>]*>/g)]
  const foreign = scripts.filter(([, address = '']) => /^(https?:)?\/\//.test(address))
  if (foreign.some(([, address = '']) => address.startsWith('http:'))) return -50
  if (foreign.some(([tag]) => !tag.includes('integrity='))) return -5
  return scripts.length > 0 && scripts.every(([tag]) => tag.includes('integrity=')) ? 5 : 0
}

const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']

/** Points of each test: 100 plus their sum is the score; what is above zero counts from 90 on only. */
export function observatoryPoints({ headers, html, httpLeadsToHttps }: Scanned): Record<string, number> {
  const policy = headers['content-security-policy']
  const hsts = headers['strict-transport-security']
  const age = Number(/max-age=(\d+)/i.exec(hsts ?? '')?.[1] ?? Number.NaN)
  const framed = directives(policy ?? '').get('frame-ancestors')
  const frames = headers['x-frame-options']
  const referrer = headers['referrer-policy']
  const resources = headers['cross-origin-resource-policy']
  return {
    'content-security-policy': scoreOfPolicy(policy),
    // Every cookie would have to be looked at; we set none.
    cookies: headers['set-cookie'] === undefined ? 0 : -40,
    'cross-origin-resource-sharing': headers['access-control-allow-origin'] === '*' ? -50 : 0,
    redirection: httpLeadsToHttps ? 0 : -20,
    'referrer-policy': referrer === undefined ? 0 : PRIVATE_REFERRERS.includes(referrer) ? 5 : -5,
    'strict-transport-security': Number.isNaN(age) ? -20 : age < HALF_A_YEAR ? -10 : 0,
    'subresource-integrity': scoreOfScripts(html),
    'x-content-type-options': headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'x-frame-options':
      framed && !framed.some((source) => BROAD.includes(source))
        ? 5
        : /^(deny|sameorigin)$/i.test(frames ?? '')
          ? 0
          : -20,
    'cross-origin-resource-policy':
      resources === undefined || resources === 'cross-origin' ? 0 : /^same-(origin|site)$/.test(resources) ? 10 : -5,
  }
}

export function observatoryScore(scanned: Scanned): number {
  const points = Object.values(observatoryPoints(scanned))
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 100)
  const bare = sum(points.filter((value) => value < 0))
  return Math.max(0, bare >= BONUS_FROM ? sum(points) : bare)
}
