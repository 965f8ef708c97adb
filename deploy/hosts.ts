import { CONTACT_ENDPOINT } from '#shared/contact.ts'
import { apacheFiles } from './apache.ts'
import { caddyFiles } from './caddy.ts'
import { cloudfrontFiles } from './cloudfront.ts'
import { nginxFiles } from './nginx.ts'
import { YEAR, type SiteFacts } from './site-facts.ts'

export type Host = {
  /** What the files are for. */
  summary: string
  /** Into the site itself, or beside it into `deploy/HOST` of the build. */
  into: 'site' | 'beside'
  files: (site: SiteFacts) => Record<string, string>
}

/** Cloudflare Pages and Workers leave out longer lines without a word. */
const LONGEST_LINE = 2000
const MOST_RULES = 100

const json = (data: unknown) => `${JSON.stringify(data, null, 2)}\n`
const contactPath = ({ base }: SiteFacts) => base + CONTACT_ENDPOINT.slice(1)

/**
 * The `_headers` of Netlify and Cloudflare. Where two rules match, both join their values, so caching is said for the
 * hashed folders only: what is left is checked each time by default.
 */
function headersFile({ headers, immutable, base }: SiteFacts): string {
  const rules = [
    [`${base}*`, ...headers.map(([name, value]) => `  ${name}: ${value}`)],
    ...immutable.map((folder) => [`${folder}*`, `  Cache-Control: ${YEAR}`]),
  ]
  const tooLong = rules.flat().find((line) => line.length > LONGEST_LINE)
  if (tooLong) {
    throw new Error(
      `A line of _headers has ${tooLong.length} characters, ${LONGEST_LINE} are read: ${tooLong.slice(0, 60)}…`,
    )
  }
  if (rules.length > MOST_RULES) throw new Error(`_headers has ${rules.length} rules, ${MOST_RULES} are read.`)
  return `${rules.map((rule) => rule.join('\n')).join('\n\n')}\n`
}

/** The `_redirects` of Netlify and Cloudflare; no file without rules. */
const redirectsFile = (rules: string[]): Record<string, string> =>
  rules.length > 0 ? { _redirects: `${rules.join('\n')}\n` } : {}

const keyed = (headers: [string, string][]) => headers.map(([key, value]) => ({ key, value }))

const noProxy = (host: string) => {
  throw new Error(
    `${host} cannot pass the contact call on. Build with VITE_CONTACT_ENDPOINT instead: docs/deploy.md, "The form on a static host".`,
  )
}

export const HOSTS: Record<string, Host> = {
  netlify: {
    summary: '_headers, and with --service _redirects, into the site',
    into: 'site',
    files: (site) => ({
      _headers: headersFile(site),
      ...redirectsFile([
        ...(site.service ? [`${contactPath(site)} ${site.service}${CONTACT_ENDPOINT} 200!`] : []),
        // With force: there is a small document at the old path, for hosts that know nothing of redirects.
        ...site.redirects.map(([from, to]) => `${from} ${to} 301!`),
      ]),
    }),
  },
  cloudflare: {
    summary: '_headers into the site (Pages, or Workers with static assets)',
    into: 'site',
    files: (site) =>
      site.service
        ? noProxy('Cloudflare Pages')
        : {
            _headers: headersFile(site),
            ...redirectsFile(
              site.redirects.flatMap(([from, to]) => [from, `${from}/`].map((path) => `${path} ${to} 301`)),
            ),
          },
  },
  vercel: {
    summary: 'vercel.json into the site',
    into: 'site',
    files: (site) => ({
      'vercel.json': json({
        $schema: 'https://openapi.vercel.sh/vercel.json',
        trailingSlash: true,
        headers: [
          { source: `${site.base}(.*)`, headers: keyed(site.headers) },
          ...site.immutable.map((folder) => ({
            source: `${folder}(.*)`,
            headers: keyed([['Cache-Control', YEAR]]),
          })),
        ],
        ...(site.redirects.length > 0 && {
          redirects: site.redirects.map(([source, destination]) => ({ source, destination, permanent: true })),
        }),
        ...(site.service && {
          rewrites: [{ source: contactPath(site), destination: `${site.service}${CONTACT_ENDPOINT}` }],
        }),
      }),
    }),
  },
  firebase: {
    summary: 'firebase.json beside the site',
    into: 'beside',
    files: (site) =>
      site.service
        ? noProxy('Firebase Hosting')
        : {
            'firebase.json': json({
              hosting: {
                public: '../../site',
                ignore: ['**/*.br', '**/*.gz'],
                trailingSlash: true,
                ...(site.redirects.length > 0 && {
                  redirects: site.redirects.map(([source, destination]) => ({ source, destination, type: 301 })),
                }),
                headers: [
                  { source: '**', headers: keyed([...site.headers, ['Cache-Control', 'no-cache']]) },
                  ...site.immutable.map((folder) => ({
                    source: `${folder}**`,
                    headers: keyed([['Cache-Control', YEAR]]),
                  })),
                ],
              },
            }),
          },
  },
  github: {
    summary: '.nojekyll into the site; no headers can be set there, each page carries its policy',
    into: 'site',
    files: (site) => (site.service ? noProxy('GitHub Pages') : { '.nojekyll': '' }),
  },
  apache: { summary: '.htaccess into the site', into: 'site', files: apacheFiles },
  caddy: { summary: 'site.caddy beside the site, for deploy/Caddyfile', into: 'beside', files: caddyFiles },
  nginx: {
    summary: 'site.conf, headers.conf, root.conf and brotli.conf beside the site',
    into: 'beside',
    files: nginxFiles,
  },
  cloudfront: {
    summary: 'response headers policy and viewer function for S3 with CloudFront, beside the site',
    into: 'beside',
    files: cloudfrontFiles,
  },
}
