import { isIP } from 'node:net'
import { resolve } from 'node:path'
import ipaddr from 'ipaddr.js'

export type Settings = {
  port: number
  host: string
  dataDir: string
  databaseUrl: string
  backupDir: string
  backupPassphrase: string
  siteDir: string
  /** Project whose content the studio edits; empty for none. */
  projectDir: string
  /** Name of the Git remote that is pushed to and pulled from; empty for none. */
  contentRemote: string
  /** Branch to push and pull; empty for the branch that is checked out. */
  contentBranch: string
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
  alertWebhookUrl: string
  alertWebhookSecret: string
  /** Hosts of webhooks that may have private addresses. */
  webhookPrivateHosts: string[]
  /** Port of the metrics; 0 for none. */
  metricsPort: number
  metricsHost: string
}

/** Names of all settings, documented in `docs/settings.md`. */
export const SETTING_NAMES = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'BACKUP_DIR',
  'BACKUP_PASSPHRASE',
  'SITE_DIR',
  'PROJECT_DIR',
  'CONTENT_REMOTE',
  'CONTENT_BRANCH',
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
  'ALERT_WEBHOOK_URL',
  'ALERT_WEBHOOK_SECRET',
  'WEBHOOK_PRIVATE_HOSTS',
  'METRICS_PORT',
  'METRICS_HOST',
] as const

type SettingName = (typeof SETTING_NAMES)[number]

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']
const SCRIPT_HOST = 'script.google.com'
const MAX_PROXIES = 10
/** Names from before November 2026. */
const RENAMED: Record<string, SettingName> = {
  RATE_PER_ADDRESS: 'RATE_LIMIT_PER_IP',
  RATE_OVERALL: 'RATE_LIMIT_TOTAL',
}
/** Names that are close to ours, but belong to cron. */
const OTHER_PROGRAMS = new Set(['MAILTO', 'MAILFROM'])
const WEBHOOK_SECRET = /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/
const MIN_PASSPHRASE_LENGTH = 16
const REMOTE_NAME = /^[A-Za-z0-9][\w.-]{0,99}$/
/** Accepts Git branch names of letters, digits and `._/-`. */
const BRANCH_NAME = /^(?!.*(?:\.\.|\/\/|\/\.|\.lock(?:\/|$)))[A-Za-z0-9](?:[\w./-]{0,198}[\w-])?$/
const MAILBOX = /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+$/

export class SettingsError extends Error {
  readonly faults: string[]
  constructor(faults: string[]) {
    super(`The settings cannot be used:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
    this.name = 'SettingsError'
    this.faults = faults
  }
}

/** Reads the settings from the environment. Throws a SettingsError that lists every fault. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const faults = findMisspelt(env)
  const get = (name: SettingName, fallback = '') => env[name]?.trim() || fallback
  const fault = (name: SettingName, why: string) => faults.push(`${name}: ${why}`)

  function integer(name: SettingName, fallback: number, min: number, max: number) {
    const raw = get(name, String(fallback))
    const value = Number(raw)
    if (/^\d+$/.test(raw) && value >= min && value <= max) return value
    fault(name, `"${raw}" is not a whole number from ${min} to ${max}.`)
    return fallback
  }

  function items(name: SettingName) {
    return get(name)
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean)
  }

  function url(name: SettingName, value: string, protocols: string[]) {
    if (!value) return null
    const parsed = URL.parse(value)
    if (parsed && protocols.includes(parsed.protocol)) return parsed
    fault(name, `needs a full URL starting with ${protocols.join('// or ')}//.`)
    return null
  }

  const basePath = get('BASE_PATH').replace(/\/+$/, '')
  if (basePath && !/^(\/[\w.~-]+)+$/.test(basePath)) {
    fault('BASE_PATH', `"${basePath}" must start with "/", such as /site.`)
  }

  const publicUrl = get('PUBLIC_URL').replace(/\/+$/, '')
  url('PUBLIC_URL', publicUrl, ['https:', 'http:'])

  const allowedOrigins = items('ALLOWED_ORIGINS')
  for (const origin of allowedOrigins) {
    const parsed = url('ALLOWED_ORIGINS', origin, ['https:', 'http:'])
    if (parsed && parsed.origin !== origin) {
      fault('ALLOWED_ORIGINS', `"${origin}" must be an origin only, such as ${parsed.origin}.`)
    }
  }

  const proxies = get('TRUST_PROXY')
  const trustProxy = readTrustProxy(proxies)
  if (trustProxy === null) {
    fault(
      'TRUST_PROXY',
      `"${proxies}" is neither a number of proxies up to ${MAX_PROXIES} nor a list of IP addresses or networks such as 10.0.0.0/8.`,
    )
  }

  const logLevel = get('LOG_LEVEL', 'info')
  if (!LOG_LEVELS.includes(logLevel)) {
    fault('LOG_LEVEL', `"${logLevel}" is not one of ${LOG_LEVELS.join(', ')}.`)
  }

  const spreadsheetHosts = items('SPREADSHEET_HOSTS')
  const spreadsheetUrl = get('SPREADSHEET_URL')
  const spreadsheet = url('SPREADSHEET_URL', spreadsheetUrl, ['https:', 'http:'])
  if (spreadsheet) {
    if (spreadsheet.protocol === 'http:' && !isLoopback(spreadsheet)) {
      fault('SPREADSHEET_URL', 'must start with https://: it carries personal data.')
    }
    if (![SCRIPT_HOST, ...spreadsheetHosts].includes(spreadsheet.hostname)) {
      fault(
        'SPREADSHEET_URL',
        `host "${spreadsheet.hostname}" is not allowed. Allowed: ${SCRIPT_HOST} and what SPREADSHEET_HOSTS lists.`,
      )
    } else if (spreadsheet.username || spreadsheet.password) {
      fault('SPREADSHEET_URL', 'must not carry a user name or password; the script needs none.')
    }
    if (spreadsheet.hostname === SCRIPT_HOST && !spreadsheet.pathname.endsWith('/exec')) {
      fault('SPREADSHEET_URL', 'must be the URL of the web app, which ends in /exec.')
    }
  }

  const contentRemote = get('CONTENT_REMOTE')
  const contentBranch = get('CONTENT_BRANCH')
  if (contentRemote && !REMOTE_NAME.test(contentRemote)) {
    fault('CONTENT_REMOTE', 'must be the name of a remote of the repository, such as origin, not its address.')
  }
  if (contentRemote && !get('PROJECT_DIR')) fault('CONTENT_REMOTE', 'needs PROJECT_DIR: the repository it belongs to.')
  if (contentBranch && !BRANCH_NAME.test(contentBranch)) {
    fault('CONTENT_BRANCH', 'must be the name of a branch, such as main.')
  }

  const databaseUrl = get('DATABASE_URL')
  const database = url('DATABASE_URL', databaseUrl, ['postgresql:', 'postgres:'])
  if (database && database.pathname.length < 2) {
    fault('DATABASE_URL', 'names no database, such as postgres://user@127.0.0.1/leads.')
  }

  const backupPassphrase = get('BACKUP_PASSPHRASE')
  if (backupPassphrase && backupPassphrase.length < MIN_PASSPHRASE_LENGTH) {
    fault('BACKUP_PASSPHRASE', `is shorter than ${MIN_PASSPHRASE_LENGTH} characters.`)
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

  const alertWebhookUrl = get('ALERT_WEBHOOK_URL')
  const alertWebhookSecret = get('ALERT_WEBHOOK_SECRET')
  const webhook = url('ALERT_WEBHOOK_URL', alertWebhookUrl, ['https:', 'http:'])
  if (webhook?.protocol === 'http:' && !isLoopback(webhook)) {
    fault('ALERT_WEBHOOK_URL', 'must start with https:// unless it is on this machine.')
  }
  if (webhook && !WEBHOOK_SECRET.test(alertWebhookSecret)) {
    fault(
      'ALERT_WEBHOOK_SECRET',
      'must be whsec_ and at least 24 bytes in base64: echo whsec_$(openssl rand -base64 32)',
    )
  }
  if (!alertWebhookUrl && alertWebhookSecret) fault('ALERT_WEBHOOK_URL', 'is needed when ALERT_WEBHOOK_SECRET is set.')

  const settings: Settings = {
    port: integer('PORT', 3000, 0, 65_535),
    host: get('HOST', '127.0.0.1'),
    dataDir: resolve(get('DATA_DIR', 'data')),
    databaseUrl,
    backupDir: get('BACKUP_DIR') && resolve(get('BACKUP_DIR')),
    backupPassphrase,
    siteDir: resolve(get('SITE_DIR', 'dist/site')),
    projectDir: get('PROJECT_DIR') && resolve(get('PROJECT_DIR')),
    contentRemote,
    contentBranch,
    basePath,
    publicUrl,
    allowedOrigins,
    trustProxy: trustProxy ?? false,
    logLevel,
    rateWindowSeconds: integer('RATE_WINDOW_SECONDS', 600, 1, 86_400),
    rateLimitPerIp: integer('RATE_LIMIT_PER_IP', 20, 1, 1_000_000),
    rateLimitTotal: integer('RATE_LIMIT_TOTAL', 2_000, 1, 10_000_000),
    formMinSeconds: integer('FORM_MIN_SECONDS', 3, 0, 60),
    spreadsheetUrl,
    spreadsheetHosts,
    retryHours: integer('RETRY_HOURS', 96, 72, 8_760),
    smtpUrl,
    mailTo,
    mailFrom,
    alertWebhookUrl,
    alertWebhookSecret,
    webhookPrivateHosts: items('WEBHOOK_PRIVATE_HOSTS').map((host) => host.toLowerCase()),
    metricsPort: integer('METRICS_PORT', 0, 0, 65_535),
    metricsHost: get('METRICS_HOST', '127.0.0.1'),
  }
  if (faults.length) throw new SettingsError(faults)
  return settings
}

const isLoopback = ({ hostname }: URL) => ['127.0.0.1', '[::1]', 'localhost'].includes(hostname)

// Accepts a number of hops or the proxies' addresses. Trusting everyone would let any client choose its address.
function readTrustProxy(raw: string): Settings['trustProxy'] | null {
  if (!raw || raw === '0' || raw === 'false') return false
  if (/^\d+$/.test(raw)) return Number(raw) <= MAX_PROXIES ? (_address, hop) => hop < Number(raw) : null
  const networks = raw.split(',').map((item) => item.trim())
  return networks.every((network) => isIP(network) || ipaddr.isValidCIDR(network)) ? networks : null
}

/** Finds names in the environment that look like a misspelt setting, which would otherwise be ignored silently. */
function findMisspelt(env: Readonly<Record<string, string | undefined>>): string[] {
  const faults: string[] = []
  for (const name of Object.keys(env)) {
    if (!env[name]?.trim() || isSettingName(name) || OTHER_PROGRAMS.has(name)) continue
    const renamed = Object.hasOwn(RENAMED, name) ? RENAMED[name] : undefined
    if (renamed) faults.push(`${name}: is called ${renamed} now.`)
    const meant = SETTING_NAMES.find((known) => looksLike(name, known))
    if (meant) faults.push(`${name}: is not a setting. Did you mean ${meant}?`)
  }
  return faults
}

const isSettingName = (name: string) => SETTING_NAMES.some((known) => known === name)

/** Whether two names have the same letters, or differ by one letter; by two in names long enough to be unambiguous. */
function looksLike(name: string, known: string) {
  const letters = (text: string) => text.toUpperCase().replaceAll(/[_.-]/g, '')
  const [given, wanted] = [letters(name), letters(known)]
  if (given === wanted) return true
  if (wanted.length < 6) return false
  return editDistance(given, wanted) <= (wanted.length < 8 ? 1 : 2)
}

function editDistance(a: string, b: string) {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const change = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1)
      current[column] = Math.min(change, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1)
    }
    previous = current
  }
  return previous[b.length] ?? 0
}
