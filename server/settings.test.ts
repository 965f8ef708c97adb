import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings, SETTING_NAMES, SettingsError } from './settings.ts'

function faultsOf(env: Record<string, string>) {
  try {
    readSettings(env)
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.faults
    throw error
  }
}

test('nothing has to be set, and nothing leaves the machine then', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    trustProxy: false,
    spreadsheetUrl: '',
    smtpUrl: '',
  })
  expect(readSettings({ PORT: ' ', HOST: '' })).toEqual(readSettings({}))
})

test('every fault is listed at once, by name', () => {
  const faults = faultsOf({
    PORT: '80000',
    BASE_PATH: 'site',
    PUBLIC_URL: 'example.com',
    ALLOWED_ORIGINS: 'https://a.example/path',
    LOG_LEVEL: 'loud',
    RATE_LIMIT_TOTAL: '-1',
    SPREADSHEET_URL: 'https://evil.example/exec',
    RETRY_HOURS: '24',
    SMTP_URL: 'smtps://mail.example.com',
  })
  expect(faults.map((fault) => fault.split(':')[0])).toEqual([
    'BASE_PATH',
    'PUBLIC_URL',
    'ALLOWED_ORIGINS',
    'LOG_LEVEL',
    'SPREADSHEET_URL',
    'MAIL_TO',
    'PORT',
    'RATE_LIMIT_TOTAL',
    'RETRY_HOURS',
  ])
})

test.each([
  ['https://script.google.com/macros/s/abc/exec', []],
  ['https://script.google.com/macros/s/abc/dev', ['SPREADSHEET_URL']],
  ['http://script.google.com/macros/s/abc/exec', ['SPREADSHEET_URL']],
  ['https://script.google.com.evil.example/exec', ['SPREADSHEET_URL']],
  ['https://user@evil.example/exec', ['SPREADSHEET_URL']],
  ['https://user:secret@script.google.com/macros/s/abc/exec', ['SPREADSHEET_URL']],
  ['file:///etc/passwd', ['SPREADSHEET_URL']],
  ['not an address', ['SPREADSHEET_URL']],
])('leads may go to %s: %j', (url, names) => {
  expect(faultsOf({ SPREADSHEET_URL: url }).map((fault) => fault.split(':')[0])).toEqual(names)
})

test.each([
  [{ CONTENT_REMOTE: 'origin', PROJECT_DIR: '.' }, []],
  [{ CONTENT_REMOTE: 'origin', CONTENT_BRANCH: 'content/live', PROJECT_DIR: '.' }, []],
  [{ CONTENT_REMOTE: 'origin' }, ['CONTENT_REMOTE']],
  [{ CONTENT_REMOTE: '--upload-pack=x', PROJECT_DIR: '.' }, ['CONTENT_REMOTE']],
  [{ CONTENT_REMOTE: 'https://example.com/site.git', PROJECT_DIR: '.' }, ['CONTENT_REMOTE']],
  [{ CONTENT_REMOTE: 'origin', CONTENT_BRANCH: '-f', PROJECT_DIR: '.' }, ['CONTENT_BRANCH']],
  [{ CONTENT_REMOTE: 'origin', CONTENT_BRANCH: 'main:other', PROJECT_DIR: '.' }, ['CONTENT_BRANCH']],
  [{ CONTENT_REMOTE: 'origin', CONTENT_BRANCH: 'a/../b', PROJECT_DIR: '.' }, ['CONTENT_BRANCH']],
])('content is exchanged with a remote by its name and a branch by its name: %j', (env, names) => {
  expect(faultsOf(env).map((fault) => fault.split(':')[0])).toEqual(names)
})

test('a proxy is trusted by number or by address, never everyone', () => {
  for (const value of ['1', '127.0.0.1', '10.0.0.0/8, ::1', '2001:db8::/32', '0']) {
    expect(faultsOf({ TRUST_PROXY: value })).toEqual([])
  }
  for (const value of [
    ...[
      'true',
      'all',
      'proxy.example',
      '10.0.0.0/x',
      ',',
      '10.0.0.0/99',
      '::1/200',
      'a/b/c',
      '10.0.0.1/8/8',
      '-1',
      '99',
    ],
    ...['10.0.0.0/', '/8', '010.0.0.1', '::1/-1'],
  ]) {
    expect(faultsOf({ TRUST_PROXY: value })).toHaveLength(1)
  }
})

test.each([
  ['SPREADSHEETURL', 'SPREADSHEET_URL'],
  ['SPREADSHEET_URI', 'SPREADSHEET_URL'],
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ['public_url', 'PUBLIC_URL'],
  ['MAIL_FORM', 'MAIL_FROM'],
  ['RETRY_HOUR', 'RETRY_HOURS'],
  ['Port', 'PORT'],
])('%s is noticed as a misspelling of %s', (name, meant) => {
  expect(faultsOf({ [name]: 'x' })).toEqual([`${name}: is not a setting. Did you mean ${meant}?`])
})

test('a setting of before is told its new name', () => {
  expect(faultsOf({ RATE_OVERALL: '5' })).toEqual(['RATE_OVERALL: is called RATE_LIMIT_TOTAL now.'])
})

test('what other programs put into the environment is left alone', () => {
  const names = ['PATH', 'HOME', 'HOSTNAME', 'MAIL', 'MAILTO', 'LOGNAME', 'PWD', 'LS_COLORS', 'NODE_ENV', 'DIST_DIR']
  const more = ['PS1', 'TERM', 'LANG', 'USER', 'SITE_HOST', 'SITE_FILE', 'BUILD_MODE', 'INVOCATION_ID', 'DATABASE_HOST']
  expect(faultsOf(Object.fromEntries([...names, ...more].map((name) => [name, 'x'])))).toEqual([])
  expect(faultsOf({ SPREADSHEETURL: '' })).toEqual([])
})

test('a mail address that could smuggle in others is refused', () => {
  const env = { SMTP_URL: 'smtps://mail.example.com' }
  expect(faultsOf({ ...env, MAIL_TO: 'owner@example.com' })).toEqual([])
  expect(faultsOf({ ...env, MAIL_TO: 'a@example.com, b@example.com' })).toHaveLength(1)
  expect(faultsOf({ ...env, MAIL_TO: 'a@example.com', MAIL_FROM: 'x\r\nBcc: y@z.com' })).toHaveLength(1)
})

test('a webhook for alerts needs a secret that signs, and https', () => {
  const secret = `whsec_${'YWJj'.repeat(8)}`
  const names = (env: Record<string, string>) => faultsOf(env).map((fault) => fault.split(':')[0])
  const url = 'https://hooks.example.com/website'
  expect(names({ ALERT_WEBHOOK_URL: url, ALERT_WEBHOOK_SECRET: secret })).toEqual([])
  expect(names({ ALERT_WEBHOOK_URL: 'http://127.0.0.1:9/', ALERT_WEBHOOK_SECRET: secret })).toEqual([])
  expect(names({ ALERT_WEBHOOK_URL: url })).toEqual(['ALERT_WEBHOOK_SECRET'])
  expect(names({ ALERT_WEBHOOK_URL: url, ALERT_WEBHOOK_SECRET: 'short' })).toEqual(['ALERT_WEBHOOK_SECRET'])
  expect(names({ ALERT_WEBHOOK_SECRET: secret })).toEqual(['ALERT_WEBHOOK_URL'])
  expect(names({ ALERT_WEBHOOK_URL: url.replace('https', 'http'), ALERT_WEBHOOK_SECRET: secret })).toEqual([
    'ALERT_WEBHOOK_URL',
  ])
})

test('the documentation lists exactly the settings there are', () => {
  const text = readFileSync(join(import.meta.dirname, '../docs/settings.md'), 'utf8')
  const documented = [...text.matchAll(/^\| `([A-Z_]+)` *\|/gm)].map((match) => match[1])
  expect(documented).toEqual([...SETTING_NAMES])
})
