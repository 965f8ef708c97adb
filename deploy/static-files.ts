import { CONTACT_ENDPOINT } from '#shared/contact.ts'
import { YEAR, type SiteFacts } from './site-facts.ts'

/** Maximum length of a line; Cloudflare silently ignores longer ones. */
const MAX_LINE_LENGTH = 2000

/** Returns `_headers` and `_redirects`, which Netlify and Cloudflare Pages read from the site itself. */
export function staticFiles(site: SiteFacts): Record<string, string> {
  const redirects = redirectRules(site)
  return { _headers: headersFile(site), ...(redirects.length > 0 && { _redirects: `${redirects.join('\n')}\n` }) }
}

/**
 * Returns `_headers`. Hosts join the values of all matching rules, so caching is set for the hashed folders only; by
 * default hosts revalidate.
 */
function headersFile({ headers, immutable, base }: SiteFacts): string {
  const rules = [
    [`${base}*`, ...headers.map(([name, value]) => `  ${name}: ${value}`)],
    ...immutable.map((folder) => [`${folder}*`, `  Cache-Control: ${YEAR}`]),
  ]
  const tooLong = rules.flat().find((line) => line.length > MAX_LINE_LENGTH)
  if (tooLong) {
    throw new Error(
      `A line of _headers has ${tooLong.length} characters, ${MAX_LINE_LENGTH} are read: ${tooLong.slice(0, 60)}…`,
    )
  }
  return `${rules.map((rule) => rule.join('\n')).join('\n\n')}\n`
}

/** Returns the rules of `_redirects`. Only Netlify forwards requests (200); with `!` it applies rules before files. */
function redirectRules({ base, redirects, service }: SiteFacts): string[] {
  if (!service) return redirects.flatMap(([from, to]) => [from, `${from}/`].map((path) => `${path} ${to} 301`))
  return [
    `${base}${CONTACT_ENDPOINT.slice(1)} ${service}${CONTACT_ENDPOINT} 200!`,
    ...redirects.map(([from, to]) => `${from} ${to} 301!`),
  ]
}
