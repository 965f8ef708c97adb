import { isIP } from 'node:net'
import { resolve } from 'node:path'

export type Settings = {
  port: number
  host: string
  dataDir: string
  siteDir: string
  basePath: string
  publicUrl: string
  allowedOrigins: string[]
  trustProxy: false | string[] | ((address: string, hop: number) => boolean)
  logLevel: string
  rateWindowSeconds: number
  rateLimitPerIp: number
  rateLimitTotal: number
  formMinSeconds: number
  spreadsheetUrl: string
  spreadsheetHosts: string[]
  retryHours: number
  smtpUrl: string
  mailTo: string
  mailFrom: string
}

/** Every setting the server reads, as `docs/settings.md` lists them. */
export const SETTING_NAMES = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'SITE_DIR',
  'BASE_PATH',
  'PUBLIC_URL',
  'ALLOWED_ORIGINS',
  'TRUST_PROXY',
  'LOG_LEVEL',
  'RATE_WINDOW_SECONDS',
  'RATE_LIMIT_PER_IP',
  'RATE_LIMIT_TOTAL',
  'FORM_MIN_SECONDS',
  'SPREADSHEET_URL',
  'SPREADSHEET_HOSTS',
  'RETRY_HOURS',
  'SMTP_URL',
  'MAIL_TO',
  'MAIL_FROM',
] as const

type SettingName = (typeof SETTING_NAMES)[number]

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']
const SCRIPT_HOST = 'script.google.com'
const MAILBOX = /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+$/

export class SettingsError extends Error {
  readonly faults: string[]
  constructor(faults: string[]) {
    super(`The settings cannot be used:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
    this.name = 'SettingsError'
    this.faults = faults
  }
}

/** Reads the environment once; throws a SettingsError that lists every fault. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const faults: string[] = []
  const get = (name: SettingName, fallback = '') => env[name]?.trim() || fallback
  const fault = (name: SettingName, why: string) => faults.push(`${name}: ${why}`)

  function whole(name: SettingName, fallback: number, min: number, max: number) {
    const raw = get(name, String(fallback))
    const value = Number(raw)
    if (/^\d+$/.test(raw) && value >= min && value <= max) return value
    fault(name, `"${raw}" is not a whole number from ${min} to ${max}.`)
    return fallback
  }

  function list(name: SettingName) {
    return get(name)
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean)
  }

  function url(name: SettingName, value: string, protocols: string[]) {
    if (!value) return null
    const parsed = URL.parse(value)
    if (parsed && protocols.includes(parsed.protocol)) return parsed
    fault(name, `needs a full address starting with ${protocols.join('// or ')}//.`)
    return null
  }

  const basePath = get('BASE_PATH').replace(/\/+$/, '')
  if (basePath && !/^(\/[\w.~-]+)+$/.test(basePath)) {
    fault('BASE_PATH', `"${basePath}" must start with "/", such as /site.`)
  }

  const publicUrl = get('PUBLIC_URL').replace(/\/+$/, '')
  url('PUBLIC_URL', publicUrl, ['https:', 'http:'])

  const allowedOrigins = list('ALLOWED_ORIGINS')
  for (const origin of allowedOrigins) {
    const parsed = url('ALLOWED_ORIGINS', origin, ['https:', 'http:'])
    if (parsed && parsed.origin !== origin) {
      fault('ALLOWED_ORIGINS', `"${origin}" must be an origin only, such as ${parsed.origin}.`)
    }
  }

  const proxies = get('TRUST_PROXY')
  const trustProxy = readTrustProxy(proxies)
  if (trustProxy === null) {
    fault('TRUST_PROXY', `"${proxies}" is neither a number of proxies nor a list of addresses.`)
  }

  const logLevel = get('LOG_LEVEL', 'info')
  if (!LOG_LEVELS.includes(logLevel)) {
    fault('LOG_LEVEL', `"${logLevel}" is not one of ${LOG_LEVELS.join(', ')}.`)
  }

  const spreadsheetHosts = list('SPREADSHEET_HOSTS')
  const spreadsheetUrl = get('SPREADSHEET_URL')
  const spreadsheet = url('SPREADSHEET_URL', spreadsheetUrl, ['https:', 'http:'])
  if (spreadsheet) {
    const loopback = ['127.0.0.1', '[::1]', 'localhost'].includes(spreadsheet.hostname)
    if (spreadsheet.protocol === 'http:' && !loopback) {
      fault('SPREADSHEET_URL', 'must start with https://: it carries personal data.')
    }
    if (![SCRIPT_HOST, ...spreadsheetHosts].includes(spreadsheet.hostname)) {
      fault(
        'SPREADSHEET_URL',
        `host "${spreadsheet.hostname}" is not allowed. Allowed: ${SCRIPT_HOST} and what SPREADSHEET_HOSTS lists.`,
      )
    }
    if (spreadsheet.hostname === SCRIPT_HOST && !spreadsheet.pathname.endsWith('/exec')) {
      fault('SPREADSHEET_URL', 'must be the web app address that ends in /exec.')
    }
  }

  const smtpUrl = get('SMTP_URL')
  const mailTo = get('MAIL_TO')
  const mailFrom = get('MAIL_FROM', mailTo)
  url('SMTP_URL', smtpUrl, ['smtps:', 'smtp:'])
  if (smtpUrl && !mailTo) fault('MAIL_TO', 'is needed when SMTP_URL is set: who gets the notice?')
  if (!smtpUrl && mailTo) fault('SMTP_URL', 'is needed when MAIL_TO is set: who sends the notice?')
  if (mailTo && !MAILBOX.test(mailTo)) fault('MAIL_TO', 'is not one mail address.')
  if (mailFrom && mailFrom !== mailTo && !MAILBOX.test(mailFrom)) {
    fault('MAIL_FROM', 'is not one mail address.')
  }

  const settings: Settings = {
    port: whole('PORT', 3000, 0, 65_535),
    host: get('HOST', '127.0.0.1'),
    dataDir: resolve(get('DATA_DIR', 'data')),
    siteDir: resolve(get('SITE_DIR', 'dist/site')),
    basePath,
    publicUrl,
    allowedOrigins,
    trustProxy: trustProxy ?? false,
    logLevel,
    rateWindowSeconds: whole('RATE_WINDOW_SECONDS', 600, 1, 86_400),
    rateLimitPerIp: whole('RATE_LIMIT_PER_IP', 20, 1, 1_000_000),
    rateLimitTotal: whole('RATE_LIMIT_TOTAL', 2_000, 1, 10_000_000),
    formMinSeconds: whole('FORM_MIN_SECONDS', 3, 0, 60),
    spreadsheetUrl,
    spreadsheetHosts,
    retryHours: whole('RETRY_HOURS', 96, 72, 8_760),
    smtpUrl,
    mailTo,
    mailFrom,
  }
  if (faults.length) throw new SettingsError(faults)
  return settings
}

// A hop count or the proxies' own addresses: "trust everyone" would let any client choose its address.
function readTrustProxy(raw: string): Settings['trustProxy'] | null {
  if (!raw || raw === '0' || raw === 'false') return false
  if (/^\d+$/.test(raw)) return (_address, hop) => hop < Number(raw)
  const networks = raw.split(',').map((item) => item.trim())
  const usable = networks.every((network) => {
    const [address = '', prefix = '0'] = network.split('/')
    return isIP(address) && /^\d{1,3}$/.test(prefix)
  })
  return usable ? networks : null
}
