import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryDirectory } from './service.ts'

/** Replaces the build of the whole site: writes a home page with the phone number and the build's name. */
export const SMALL_BUILD = `
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
const { CONTENT_OVERLAY = '', DIST_DIR = '' } = process.env
process.send({ state: 'building' })
const laid = join(CONTENT_OVERLAY, 'content/site.yaml')
const site = readFileSync(existsSync(laid) ? laid : 'content/site.yaml', 'utf8')
const phone = /phone: "?([+0-9 ]+)/.exec(site)[1].trim()
const style = 'p{content:"' + phone + '"}'
const script = '/assets/start-' + phone.replaceAll(/[^0-9]/g, '') + '.js'
const hash = 'sha256-' + createHash('sha256').update(style).digest('base64')
mkdirSync(join(DIST_DIR, 'site/assets'), { recursive: true })
const write = (name, text) => writeFileSync(join(DIST_DIR, name), text)
write('site' + script, '//')
write('site/404.html', '<!doctype html><title>Not found</title>')
write('site/index.html', '<!doctype html><title>Home</title><style>' + style + '</style><p>' + phone + '</p><script src="' + script + '"></script>')
write('headers.json', JSON.stringify({ csp: "default-src 'none'; style-src 'self'", styles: { 'index.html': hash }, immutable: ['/assets/'], redirects: {} }))
process.send({ state: 'built' }, () => process.disconnect())
`

/** The same after the check of every word, as the whole build makes it. */
export const CHECKED_BUILD = `
import { checkContent } from '${join(process.cwd(), 'scripts/content-check.ts')}'
const { faults } = await checkContent()
if (faults.length > 0) {
  const named = faults.map(({ file, path, message }) => ({ file, title: file, path, message }))
  await new Promise((sent) => process.send({ state: 'refused', faults: named }, sent))
  process.exit()
}
${SMALL_BUILD}`

/** The same build with so many pages that requesting all of them takes a while. */
export const MANY_PAGES_BUILD = SMALL_BUILD.replace(
  "write('headers.json'",
  `const styles = { 'index.html': hash }
const page = readFileSync(join(DIST_DIR, 'site/index.html'))
for (let at = 0; at < 1_500; at++) {
  write('site/' + at + '.html', page)
  styles[at + '.html'] = hash
}
write('headers.json'`,
).replace("styles: { 'index.html': hash }", 'styles')

/**
 * Copies the content of the project, so that it may be changed; everything else is the project's own. With `build`,
 * that program builds the site.
 */
export function copyContentProject({ build }: { build?: string } = {}): string {
  const copy = temporaryDirectory()
  for (const name of ['build', 'node_modules', 'package.json', 'shared', 'src']) {
    symlinkSync(join(process.cwd(), name), join(copy, name))
  }
  if (build === undefined) symlinkSync(join(process.cwd(), 'scripts'), join(copy, 'scripts'))
  else {
    mkdirSync(join(copy, 'scripts'))
    writeFileSync(join(copy, 'scripts/publish-build.ts'), build)
  }
  mkdirSync(join(copy, 'content'))
  for (const name of readdirSync('content')) {
    const target = join(copy, 'content', name)
    if (name === 'logos') symlinkSync(join(process.cwd(), 'content', name), target)
    else cpSync(join('content', name), target, { recursive: true })
  }
  return copy
}

/** Copies the content with the small build, which takes a moment instead of half a minute. */
export const copySmallProject = () => copyContentProject({ build: SMALL_BUILD })
