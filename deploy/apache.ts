import { HOUR, YEAR, type SiteFacts } from './site-facts.ts'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const COMPRESSED = [
  ['br', 'br'],
  ['gz', 'gzip'],
] as const

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json',
  xml: 'text/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
}

/** One `.htaccess`, for hosts where nothing else can be changed. Needs mod_headers; the rest is left out where missing. */
export function apacheFiles({ headers, immutable, base, service }: SiteFacts): Record<string, string> {
  if (service)
    throw new Error('An .htaccess cannot pass the contact call on. Use ProxyPass in the server configuration.')
  const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`
  const lines = [
    '# Written by the build: npm run build && npm run deploy:files -- apache',
    'Options -Indexes -MultiViews',
    'DirectoryIndex index.html',
    'AddDefaultCharset utf-8',
    'AddCharset utf-8 .html .js .css .txt .xml .svg .json .webmanifest',
    'AddType application/manifest+json .webmanifest',
    'AddType image/avif .avif',
    `ErrorDocument 404 ${base}404.html`,
    '',
    // Once for answers and once for errors would double them: "always" holds for both.
    ...headers.map(([name, value]) => `Header always set ${name} ${quoted(value)}`),
    'Header always unset X-Powered-By',
    '',
    `<If "%{REQUEST_STATUS} -ge 300">`,
    '  Header always set Cache-Control "no-cache"',
    '</If>',
    `<ElseIf "%{REQUEST_URI} =~ m#^(${immutable.map(escaped).join('|')})#">`,
    `  Header always set Cache-Control "${YEAR}"`,
    '</ElseIf>',
    `<ElseIf "%{REQUEST_URI} =~ m#\\.[a-z0-9]+$# && %{REQUEST_URI} !~ m#\\.html(\\.br|\\.gz)?$#">`,
    `  Header always set Cache-Control "${HOUR}"`,
    '</ElseIf>',
    '<Else>',
    '  Header always set Cache-Control "no-cache"',
    '</Else>',
    '',
    '<IfModule mod_rewrite.c>',
    '  RewriteEngine On',
    '  # .well-known is public (RFC 8615), other dot files are not.',
    '  RewriteRule (^|/)\\.(?!well-known/) - [R=404,L]',
    ...COMPRESSED.flatMap(([suffix, encoding]) => [
      `  RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b`,
      `  RewriteCond %{REQUEST_FILENAME}.${suffix} -f`,
      `  RewriteRule ^(.+)\\.(${Object.keys(TYPES).join('|')})$ $1.$2.${suffix} [L]`,
    ]),
    '</IfModule>',
    ...COMPRESSED.flatMap(([suffix, encoding]) => [
      ...Object.entries(TYPES).flatMap(([extension, type]) => [
        `<FilesMatch "\\.${extension}\\.${suffix}$">`,
        `  ForceType "${type}"`,
        '</FilesMatch>',
      ]),
      `<FilesMatch "\\.(${Object.keys(TYPES).join('|')})\\.${suffix}$">`,
      `  Header set Content-Encoding ${encoding}`,
      '  SetEnv no-gzip 1',
      '  SetEnv no-brotli 1',
      ...(suffix === 'gz'
        ? ['  RemoveType .gz', '  RemoveEncoding .gz']
        : ['  RemoveLanguage .br', '  RemoveEncoding .br']),
      '</FilesMatch>',
    ]),
    `<FilesMatch "\\.(${Object.keys(TYPES).join('|')})(\\.br|\\.gz)?$">`,
    '  Header merge Vary Accept-Encoding',
    '</FilesMatch>',
    '',
  ]
  return { '.htaccess': lines.join('\n') }
}
