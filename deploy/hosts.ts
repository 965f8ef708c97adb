import { caddyFiles } from './caddy.ts'
import { nginxFiles } from './nginx.ts'
import type { SiteFacts } from './site-facts.ts'
import { staticFiles } from './static-files.ts'

export type Host = {
  /** Description of the files. */
  summary: string
  /** Target of the files: the site itself, or `deploy/HOST` next to it in the build. */
  into: 'site' | 'beside'
  files: (site: SiteFacts) => Record<string, string>
}

export const HOSTS: Record<string, Host> = {
  caddy: { summary: 'site.caddy beside the site, for deploy/Caddyfile', into: 'beside', files: caddyFiles },
  nginx: {
    summary: 'site.conf, headers.conf, root.conf and brotli.conf beside the site',
    into: 'beside',
    files: nginxFiles,
  },
  static: {
    summary: '_headers and _redirects into the site, for Netlify and Cloudflare Pages; --service for Netlify only',
    into: 'site',
    files: staticFiles,
  },
}
