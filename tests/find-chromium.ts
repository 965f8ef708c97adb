import { existsSync } from 'node:fs'

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Returns the path of the Chromium to test with. Throws a line that says what to install. */
export function findChromium(): string {
  const named = process.env['CHROMIUM_PATH']
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`)
  const found = named ?? usual.find((path) => existsSync(path))
  if (!found) {
    throw new Error('The browser tests need Chromium: `sudo apt-get install chromium`, or set CHROMIUM_PATH to yours.')
  }
  return found
}

/**
 * Returns the path of Chromium’s headless shell: the same engine without a window, at half the processor time of a
 * page. Undefined if Debian’s package of it is missing, or if CHROMIUM_PATH names a browser.
 */
export function findHeadlessShell(): string | undefined {
  const path = '/usr/bin/chromium-headless-shell'
  return process.env['CHROMIUM_PATH'] || !existsSync(path) ? undefined : path
}

/**
 * Playwright’s own list (`chromiumSwitches.ts` of 1.65): Chromium uses only the last list it is given, which is ours.
 */
const DISABLED_BY_PLAYWRIGHT =
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,' +
  'LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,' +
  'TcpPortRandomizationWin,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch'
/**
 * Pages that each window loads for its address bar; without them a start takes 2.6 instead of 4.3 s of processor time.
 */
const ADDRESS_BAR = 'WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup'

export const chromiumFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_BY_PLAYWRIGHT},${ADDRESS_BAR}`,
]
