import { CONTACT_ENDPOINT } from '#shared/contact.ts'
import { YEAR, type SiteFacts } from './site-facts.ts'

/** Cloudflare leaves out longer lines without a word. */
const MAX_LINE_LENGTH = 2000

/** `_headers` and `_redirects`, which Netlify and Cloudflare Pages read from the site itself. */
export function staticFiles(site: SiteFacts): Record<string, string> {
  const redirects = redirectRules(site)
  return { _headers: headersFile(site), ...(redirects.length > 0 && { _redirects: `${redirects.join('\n')}\n` }) }
}

/**
 * Where two rules match, hosts join their values, so caching is said for the hashed folders only: the rest is checked
 * each time by default.
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

/** Netlify alone passes a call on (200), and has to be told to look at rules before files (`!`). */
function redirectRules({ base, redirects, service }: SiteFacts): string[] {
  if (!service) return redirects.flatMap(([from, to]) => [from, `${from}/`].map((path) => `${path} ${to} 301`))
  return [
    `${base}${CONTACT_ENDPOINT.slice(1)} ${service}${CONTACT_ENDPOINT} 200!`,
    ...redirects.map(([from, to]) => `${from} ${to} 301!`),
  ]
}
