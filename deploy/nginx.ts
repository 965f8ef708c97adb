import { CONTACT_ENDPOINT } from '#shared/contact.ts'
import { HOUR, YEAR, type SiteFacts } from './site-facts.ts'

const HEALTH_PATH = '/healthz'

/** Quotes a value. Throws where nginx would read part of it as syntax, such as a dollar sign as a variable. */
const quoted = (value: string) => {
  if (/["$\\]/.test(value)) throw new Error(`nginx would read part of this as its own: ${value}`)
  return `"${value}"`
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export function nginxFiles({
  headers,
  immutable,
  base,
  host,
  service,
  siteDir,
  redirects,
}: SiteFacts): Record<string, string> {
  const api = base + CONTACT_ENDPOINT.slice(1)
  const health = base + HEALTH_PATH.slice(1)
  const upstream = service ?? 'http://127.0.0.1:3000'
  const hidden = headers.map(([name]) => `\t\tproxy_hide_header ${name};`).join('\n')
  return {
    // One file for all headers, because a single add_header in a location drops all inherited ones.
    'headers.conf': [
      '# Written by the build: npm run build && npm run deploy:files -- nginx',
      ...headers
        .filter(([name]) => name !== 'Cross-Origin-Resource-Policy')
        .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
      'add_header Cross-Origin-Resource-Policy $agency_resource_policy always;',
      'add_header Cache-Control $agency_caching always;',
      '',
    ].join('\n'),
    // The path of the release itself and not of a symlink, so that a reload switches pages and their policy together.
    'root.conf': `# Written by the build, with the absolute path of this release.\nroot ${quoted(siteDir)};\n`,
    'brotli.conf': '# Only where the module is installed: libnginx-mod-http-brotli-static.\nbrotli_static on;\n',
    'site.conf': `# Written by the build: npm run build && npm run deploy:files -- nginx
# Goes to /etc/nginx/conf.d/agency-site.conf; headers.conf, root.conf (and brotli.conf) to /etc/nginx/agency-site/.
# To change: server_name, the certificate, and where the contact service listens.
# headers.conf and root.conf belong to one build: copy both at every upgrade and reload.

# A failure is never kept, a file with a hash in its name for a year, pages are checked each time.
map "$status $uri" $agency_file_caching {
	default "no-cache";
	"~^[45]" "no-cache";
	"~^30[12378] " "no-cache";
	"~^... (${immutable.map(escaped).join('|')})" "${YEAR}";
	"~\\.html$" "no-cache";
	"~\\.[a-z0-9]+$" "${HOUR}";
}

# The contact service says itself that nobody keeps its answers, and who may read them.
map $upstream_http_cache_control $agency_caching {
	"" $agency_file_caching;
	default "";
}
map $upstream_http_cross_origin_resource_policy $agency_resource_policy {
	default "same-origin";
	"cross-origin" "cross-origin";
}

# Ten calls at once from one address, then one in two seconds; the service counts more finely.
limit_req_zone $binary_remote_addr zone=agency_contact:1m rate=30r/m;
limit_req_zone $binary_remote_addr zone=agency_health:1m rate=1r/s;

# Behind a CDN, name its networks here: otherwise all visitors are one address to the limit.
# set_real_ip_from 192.0.2.0/24;
# real_ip_header X-Forwarded-For;

server {
	listen 80;
	listen [::]:80;
	server_name ${host};
	server_tokens off;
	location /.well-known/acme-challenge/ { root /var/www/acme; }
	location / { return 301 https://$host$request_uri; }
}

server {
	listen 443 ssl http2;
	listen [::]:443 ssl http2;
	server_name ${host};
	ssl_certificate /etc/letsencrypt/live/${host}/fullchain.pem;
	ssl_certificate_key /etc/letsencrypt/live/${host}/privkey.pem;
	ssl_protocols TLSv1.2 TLSv1.3;
	ssl_session_cache shared:agency_tls:1m;
	ssl_session_tickets off;

	include /etc/nginx/agency-site/root.conf;
	server_tokens off;
	absolute_redirect off;
	charset utf-8;
	charset_types text/plain text/xml text/css text/javascript application/javascript application/json application/rss+xml application/manifest+json image/svg+xml;
	# Not in every nginx's mime.types; a second entry would warn where it is.
	location ~ \\.webmanifest$ { types {} default_type application/manifest+json; }
	location ~ \\.avif$ { types {} default_type image/avif; }

	# Slow and endless clients.
	client_header_timeout 10s;
	client_body_timeout 12s;
	send_timeout 30s;
	keepalive_timeout 30s;
	# The service refuses more than 64 KiB in its own words.
	client_max_body_size 128k;

	include /etc/nginx/agency-site/headers.conf;
	include /etc/nginx/agency-site/brotli[.]conf;
	gzip_static on;
	gzip_vary on;

	error_page 404 ${base}404.html;
	location = ${base}404.html { internal; }

	# .well-known is public (RFC 8615), other dot files are not.
	location ~ /\\.(?!well-known/) { return 404; }

${redirects
  .flatMap(([from, to]) =>
    [from, `${from}/`].map(
      (path) => `	location = ${path} { return 301 ${to}$is_args$args; }
`,
    ),
  )
  .join('')}	location ${base} { try_files $uri $uri/ =404; }

	location = ${api} {
		limit_req zone=agency_contact burst=10 nodelay;
		limit_req_status 429;
		proxy_pass ${upstream}${service ? CONTACT_ENDPOINT : ''};
		proxy_http_version 1.1;
		proxy_set_header Connection "";
		proxy_set_header Host ${service ? '$proxy_host' : '$host'};
		# Not what the visitor claims: the service believes this one hop (TRUST_PROXY=1).
		proxy_set_header X-Forwarded-For $remote_addr;
		proxy_set_header X-Forwarded-Proto $scheme;
		${service ? 'proxy_ssl_server_name on;' : ''}
		proxy_connect_timeout 5s;
		proxy_read_timeout 30s;
		# Said above for every answer.
${hidden}
		# Nobody there: the form waits and tries again by itself.
		error_page 502 504 =503 @unavailable;
	}
	# For a monitor outside: storage, nothing about leads.
	location = ${health} {
		limit_req zone=agency_health burst=10 nodelay;
		limit_req_status 429;
		proxy_pass ${upstream}${service ? HEALTH_PATH : ''};
		proxy_http_version 1.1;
		proxy_set_header Connection "";
		proxy_set_header Host ${service ? '$proxy_host' : '$host'};
		${service ? 'proxy_ssl_server_name on;' : ''}
		proxy_connect_timeout 5s;
		proxy_read_timeout 10s;
${hidden}
		error_page 502 504 =503 @unavailable;
	}
${service ? '' : studioLocations(base, upstream)}	location @unavailable {
		include /etc/nginx/agency-site/headers.conf;
		add_header Retry-After 30 always;
		default_type text/plain;
		return 503 "Your message could not be taken just now. Please send it again in a minute.\\n";
	}
}
`.replaceAll(/\t\t\n/g, ''),
  }
}

/**
 * Returns the locations of the studio, which sends its own headers and policy. The empty add_header drops those that
 * nginx adds to the site.
 */
function studioLocations(base: string, upstream: string) {
  return `	location ^~ ${base}studio/ {
		add_header X-Studio "";
		proxy_pass ${upstream};
		proxy_http_version 1.1;
		proxy_set_header Connection "";
		proxy_set_header Host $host;
		proxy_set_header X-Forwarded-For $remote_addr;
		proxy_set_header X-Forwarded-Proto $scheme;
		# New enquiries are told over an answer that stays open.
		proxy_buffering off;
		proxy_connect_timeout 5s;
		proxy_read_timeout 60s;
		error_page 502 504 =503 @unavailable;
	}
	location = ${base}studio { proxy_pass ${upstream}; proxy_set_header Host $host; add_header X-Studio ""; }
`
}
