import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { createEmailTransport } from './email-channel.ts'
import type { EmailTransport } from './email-channel.ts'
import { collect, createService, LEAD } from '../../tests/server/service.ts'
import { startMailServer } from '../../tests/server/mail-server.ts'

const ENV = { SMTP_URL: 'smtps://mail.example.com', MAIL_TO: 'owner@agency.example' }

/** Creates a transport that collects the mails as they would be sent. */
function createMailbox() {
  const wire = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const mails: { raw: string; to: string[] }[] = []
  const state = { failing: false }
  const transport: EmailTransport = {
    async sendMail(mail) {
      if (state.failing)
        throw Object.assign(new Error(`550 no such user: ${String(mail.text)}`), {
          code: 'EENVELOPE',
          responseCode: 550,
        })
      const info = await wire.sendMail(mail)
      const { message, envelope } = info as unknown as { message: Buffer; envelope: { to: string[] } }
      mails.push({ raw: message.toString('utf8'), to: envelope.to })
    },
  }
  return { mails, state, transport }
}

function headersOf(raw: string) {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
  return new Map(
    head
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  )
}

test('no mail is sent unless a mail server is set', async () => {
  const { mails, transport } = createMailbox()
  const { app, post, ledger } = await createService({ deps: { mail: transport } })
  await post()
  await app.outbox.runDue()
  expect(mails).toEqual([])
  expect((await collect(ledger.find()))[0]?.deliveries).toEqual([])
})

test('the owner gets the lead, and a reply goes to the visitor', async () => {
  const { mails, transport } = createMailbox()
  const { app, post, ledger } = await createService({ env: ENV, deps: { mail: transport } })
  await post({ ...LEAD, name: 'ரவி குமார்' })
  await app.outbox.runDue()
  await app.outbox.runDue()
  expect(mails).toHaveLength(1)
  const [mail = { raw: '', to: [] }] = mails
  expect(mail.to).toEqual(['owner@agency.example'])
  const headers = headersOf(mail.raw)
  expect(headers.get('reply-to')).toMatch(/<asha@example\.com>$/)
  expect(headers.get('message-id')).toContain((await collect(ledger.find()))[0]?.submission)
})

test('a mail server that is down is tried again, with the same message id', async () => {
  const { mails, state, transport } = createMailbox()
  const { app, post, clock, ledger } = await createService({ env: ENV, deps: { mail: transport } })
  state.failing = true
  await post()
  await app.outbox.runDue()
  expect((await collect(ledger.find()))[0]?.deliveries[0]).toMatchObject({
    state: 'waiting',
    lastError: 'the mail could not be sent (EENVELOPE 550)',
  })
  state.failing = false
  clock.now += 60_000
  await app.outbox.runDue()
  expect(mails).toHaveLength(1)
})

test('nothing a visitor types can add a recipient or a header', async () => {
  const { mails, transport } = createMailbox()
  const { app, ledger, db } = await createService({ env: ENV, deps: { mail: transport } })
  const nasty = 'x\r\nBcc: victim@example.com\r\n\r\nbody\u2028Cc: other@example.com'
  db.prepare(
    `INSERT INTO leads (submission, dedupe, received_at, name, mobile, email, companyName, budget, website, message)
     VALUES ('s', 'd', 0, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(nasty, nasty, `a@b.com\r\nBcc: victim@example.com, <x@y.z>`, nasty, nasty, nasty, '.\r\n.\r\nQUIT\r\n')
  await ledger.queue('mail', [1], 0)
  await app.outbox.runDue()
  expect(mails).toHaveLength(1)
  const [mail = { raw: '', to: [] }] = mails
  expect(mail.to).toEqual(['owner@agency.example'])
  const names = [...headersOf(mail.raw).keys()]
  expect(names).not.toContain('bcc')
  expect(names).not.toContain('cc')
  expect(names.toSorted()).toEqual([
    'content-transfer-encoding',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    'reply-to',
    'subject',
    'to',
  ])
})

test('over a real mail connection: a busy server is tried again, and dots in the message survive', async () => {
  const server = await startMailServer()
  const mail = await createEmailTransport(server.url)
  const { app, post, clock, ledger } = await createService({
    env: { SMTP_URL: server.url, MAIL_TO: 'owner@agency.example', MAIL_FROM: 'site@agency.example' },
    deps: { mail },
  })
  const delivery = async () => (await collect(ledger.find()))[0]?.deliveries[0]
  server.state.busy = true
  await post({ ...LEAD, message: 'first line\n.\n..two dots\nQUIT' })
  await app.outbox.runDue()
  expect(await delivery()).toMatchObject({ state: 'waiting', lastError: expect.stringMatching(/451/) })
  expect((await delivery())?.lastError).not.toContain('greylisted')
  server.state.busy = false
  clock.now += 60_000
  await app.outbox.runDue()
  expect(await delivery()).toMatchObject({ state: 'delivered', attempts: 2 })
  expect(server.mails).toHaveLength(1)
  expect(server.mails[0]).toMatchObject({ from: 'site@agency.example', to: ['owner@agency.example'] })
  expect(server.mails[0]?.data).toContain('first line\r\n.\r\n..two dots\r\nQUIT\r\n')
})

test('a company name cannot turn the direction of the mail around', async () => {
  const { mails, transport } = createMailbox()
  const { app, post } = await createService({ env: ENV, deps: { mail: transport } })
  await post({ ...LEAD, companyName: 'Raman \u202egpj.exe\u2066', website: '\u200fexample.com' })
  await app.outbox.runDue()
  const [mail = { raw: '', to: [] }] = mails
  const [head = '', body = ''] = mail.raw.split('\r\n\r\n')
  const text = head.includes('base64') ? Buffer.from(body, 'base64').toString('utf8') : body
  expect(text).toContain('Company: Raman gpj.exe')
  expect(mail.raw).not.toMatch(/=E2=80=AE|=E2=81=A6/)
  expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
})
