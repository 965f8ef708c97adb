import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Browser, LaunchOptions } from './browser.ts'
import { Firefox } from './firefox.ts'
import { WebKit } from './webkit.ts'

export type Engine = {
  name: 'Firefox' | 'WebKit'
  /** What to install, if something is missing. */
  missing: string | undefined
  start: (options?: LaunchOptions) => Promise<Browser>
}

const firefox = process.env['FIREFOX_PATH'] ?? onPath('firefox-esr') ?? onPath('firefox')
const miniBrowser = [process.env['MINIBROWSER_PATH'] ?? '', ...miniBrowsers()].find((path) => existsSync(path))
const hasWebKit = miniBrowser !== undefined && onPath('WebKitWebDriver') !== undefined && onPath('Xvfb') !== undefined

export const engines: Engine[] = [
  {
    name: 'Firefox',
    missing: firefox === undefined ? 'sudo apt-get install firefox-esr, or set FIREFOX_PATH' : undefined,
    start: (options = {}) => Firefox.start(firefox ?? 'firefox', options),
  },
  {
    name: 'WebKit',
    missing: hasWebKit ? undefined : 'sudo apt-get install webkit2gtk-driver xvfb, or set MINIBROWSER_PATH',
    start: (options = {}) => WebKit.start(miniBrowser ?? 'MiniBrowser', options),
  },
]

function onPath(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))
}

/** Returns possible paths of MiniBrowser: Debian has it beside the library, other systems in libexec. */
function miniBrowsers(): string[] {
  return ['lib/x86_64-linux-gnu', 'lib/aarch64-linux-gnu', 'libexec', 'lib', 'lib64'].flatMap((folder) =>
    ['6.0', '4.1', '4.0'].flatMap((version) =>
      ['webkit2gtk', 'webkitgtk'].map((name) => `/usr/${folder}/${name}-${version}/MiniBrowser`),
    ),
  )
}
