import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const CONTACT_PAGE = `<!doctype html><html lang="en"><head><title>Contact</title><script type="module" src="/assets/entry.js"></script></head>
<body><form action="/api/contact" method="post" enctype="multipart/form-data">
${['name', 'mobile', 'email', 'companyName', 'budget', 'website']
  .map((name) => `<input name="${name}" id="${name}"><p id="${name}-error" hidden></p>`)
  .join('\n')}
<textarea name="message"></textarea><p id="message-error" hidden></p></form></body></html>`

/** Writes a small built site: pages, compressed siblings, a hashed asset, a film. */
export function writeSite(directory: string) {
  const siteDir = join(directory, 'dist', 'site')
  const files: Record<string, string | Buffer> = {
    'index.html': '<!doctype html><title>Home</title><h1>Home</h1>',
    'about-us/index.html': `<!doctype html><title>About</title><h1>About</h1>${'<p>text</p>'.repeat(200)}`,
    'contact-us/index.html': CONTACT_PAGE,
    'thank-you/index.html': '<!doctype html><title>Thank you</title><h1>Thank You!</h1>',
    '404.html': '<!doctype html><title>Error</title><h1>Unexpected Application Error!</h1>',
    'assets/entry-4f9a.js': 'export const answer = 42',
    'film/hero.mp4': Buffer.from(Uint8Array.from({ length: 1000 }, (_, index) => index % 251)),
    'robots.txt': 'User-agent: *',
  }
  for (const [name, content] of Object.entries(files)) {
    const file = join(siteDir, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
    if (/\.(html|js)$/.test(name)) {
      writeFileSync(`${file}.br`, brotliCompressSync(content))
      writeFileSync(`${file}.gz`, gzipSync(content))
    }
  }
  return siteDir
}
