import { HOUR, YEAR, type SiteFacts } from './site-facts.ts'

/** Quotes a value. Throws where Caddy would read part of it as syntax, such as braces as a placeholder. */
const quoted = (value: string) => {
  if (/["`{}\\]/.test(value)) throw new Error(`Caddy would read part of this as its own: ${value}`)
  return `"${value}"`
}

/**
 * Returns the configuration that belongs to one build: the folder of its files, its policy and its caching.
 * deploy/Caddyfile imports it.
 */
export function caddyFiles({
  headers,
  immutable,
  base,
  siteDir,
  service,
  redirects,
}: SiteFacts): Record<string, string> {
  if (service) throw new Error('Caddy passes the contact call on by itself: set SITE_UPSTREAM. docs/deploy.md, A.')
  const lines = (depth: number) =>
    headers.map(([name, value]) => `${'\t'.repeat(depth)}${name} ${quoted(value)}`).join('\n')
  const folders = immutable.map((folder) => `${folder}*`).join(' ')
  return {
    'site.caddy': `# Written by the build: npm run build && npm run deploy:files -- caddy
root * ${quoted(siteDir)}
handle {
	route {
		header {
${lines(3)}
			Cache-Control "no-cache"
		}
		@immutable path ${folders}
		header @immutable Cache-Control ${quoted(YEAR)}
		@file {
			path_regexp \\.[a-z0-9]+$
			not path *.html ${folders}
		}
		header @file Cache-Control ${quoted(HOUR)}
		# .well-known is public (RFC 8615), other dot files are not.
		@hidden {
			path */.*
			not path */.well-known/*
		}
		error @hidden 404
		map {query} {asked} {
			~(.+) "?\${1}"
			default ""
		}
${redirects
  .map(
    ([from, to], at) => `		@renamed${at} path ${from} ${from}/
		redir @renamed${at} ${to}{asked} 301
`,
  )
  .join('')}		# Directories without their slash; Caddy itself would answer 308.
		@directory {
			file {path}/index.html
			not path */
		}
		redir @directory {path}/{asked} 301
		file_server {
			precompressed br gzip
		}
	}
}
handle_errors {
	header {
${lines(2)}
		Cache-Control "no-cache"
		-Server
	}
	@missing expression {http.error.status_code} == 404
	handle @missing {
		rewrite * ${base}404.html
		file_server {
			precompressed br gzip
		}
	}
	# Nobody there: the form waits and tries again by itself.
	handle {
		header Retry-After 30
		respond "The service is starting again. Please try again in half a minute." 503
	}
}
`,
  }
}
