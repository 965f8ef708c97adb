import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openPostgres } from '../../server/db/postgres.ts'
import { createEmailChannel } from '../../server/leads/email-channel.ts'
import { runCli } from './owner.ts'
import { isPostgresInstalled, startPostgres, type Postgres } from './postgres.ts'
import { startServer } from './process.ts'
import { collect, createService, formBody, LEAD, temporaryDirectory, writeSite } from './service.ts'

const SOURCE = {
  heardFrom: 'A friend or client',
  landingPage: '/agency/pay-per-click',
  pagesSeen: '/agency/pay-per-click > /contact-us',
  campaign: 'newsletter / email / spring',
  referrer: 'www.example.com',
}
const PAGE = { accept: 'text/html' }

describe('a number from another country', () => {
  test.each([
    ['0501234567', 'AE', '+971501234567'],
    ['+971 50 123 4567', 'IN', '+971501234567'],
    ['+91 98765-43210', 'AE', '9876543210'],
    ['098765 43210', '', '9876543210'],
  ])('%s with %j is stored as %s', async (mobile, country, stored) => {
    const { post, ledger } = await createService()
    expect((await post({ ...LEAD, mobile, country })).statusCode).toBe(201)
    expect((await collect(ledger.find()))[0]?.mobile).toBe(stored)
  })

  test('one that its country does not have is refused at the field, and the form without script keeps its country', async () => {
    const { post } = await createService({
      site: (siteDir) => {
        const file = join(siteDir, 'contact-us', 'index.html')
        const select = '<select name="country"><option value="IN">India<option value="AE">UAE</select>'
        writeFileSync(file, readFileSync(file, 'utf8').replace('</form>', `${select}</form>`))
      },
    })
    const lead = { ...LEAD, mobile: '0101234567', country: 'AE' }
    expect((await post(lead)).json()).toMatchObject({ fields: { mobile: 'Invalid WhatsApp number' } })
    const { body } = await post(lead, { headers: PAGE })
    expect(body).toContain('<option value="AE" selected="">')
    expect(body).toContain('value="0101234567"')
    expect(body).toContain('<p id="mobile-error">Invalid WhatsApp number</p>')
  })

  test('the same number written twice is one lead', async () => {
    const { post } = await createService()
    const first = await post({ ...LEAD, mobile: '+971501234567' })
    const again = await post({ ...LEAD, mobile: '050 123 4567', country: 'AE' })
    expect(again.json()).toEqual(first.json())
  })
})

test('a source never refuses a lead: it is cut, put on one line, and may be missing', async () => {
  const { post, ledger } = await createService()
  await post({ ...LEAD, campaign: `x\r\ny ${'ரவி'.repeat(2_000)}`, unknown: 'field' })
  const [lead] = await collect(ledger.find())
  expect(lead).toMatchObject({ heardFrom: '', landingPage: '', pagesSeen: '', referrer: '' })
  expect(lead?.campaign).toMatch(/^x y ரவி/)
  expect([...(lead?.campaign ?? '')]).toHaveLength(500)
})

test('the mail names the source where there is one', async () => {
  const { post, ledger } = await createService()
  await post({ ...LEAD, ...SOURCE })
  await post({ ...LEAD, message: 'Another' })
  const texts: string[] = []
  const transport = { sendMail: async ({ text }: { text?: unknown }) => void texts.push(String(text)) }
  const channel = createEmailChannel({ mailTo: 'a@example.com', mailFrom: 'b@example.com' }, transport)
  for await (const lead of ledger.find()) await channel.send(lead, new AbortController().signal)
  expect(texts[0]).not.toContain('Campaign')
  expect(texts[1]).toContain('Heard of us: A friend or client\nLanding page: /agency/pay-per-click\n')
  expect(texts[1]).toContain('Campaign: newsletter / email / spring\nCame from: www.example.com\n')
})

describe.each([{ name: 'SQLite' }, { name: 'PostgreSQL (needs it installed)' }])('on $name', ({ name }) => {
  const isPostgres = name !== 'SQLite'
  let postgres: Postgres | null = null
  beforeAll(async () => {
    if (isPostgres && isPostgresInstalled) postgres = await startPostgres()
  })
  afterAll(() => postgres?.remove())

  test.skipIf(isPostgres && !isPostgresInstalled)('number and source travel from the form to the owner', async () => {
    const directory = temporaryDirectory()
    const dataDir = join(directory, 'data')
    const databaseUrl = postgres ? await postgres.createDatabase() : ''
    const server = await startServer({
      siteDir: writeSite(directory),
      dataDir,
      env: { DATABASE_URL: databaseUrl, FORM_MIN_SECONDS: '0' },
    })
    const { type, body } = await formBody({ ...LEAD, ...SOURCE, mobile: '0501234567', country: 'AE' })
    const answer = await fetch(`${server.url}/api/contact`, { method: 'POST', body, headers: { 'content-type': type } })
    expect(answer.status).toBe(201)
    await server.stop()

    const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, COLUMNS: '200' }
    const leads = async (...args: string[]) => (await runCli(args, { cwd: directory, env })).stdout
    expect(JSON.parse(await leads('show', '1', '--json'))).toMatchObject({ ...SOURCE, mobile: '+971501234567' })
    expect(await leads('show', '1')).toMatch(/Heard of us +A friend or client\n.*Landing page +\/agency/)
    expect(await leads('list')).toMatch(/Source.*\n.*\n.*\+971501234567.*A friend or client/)
    expect(await leads('list', '--search', 'newsletter')).toContain('Asha Raman')
    await leads('export', '--format', 'csv', '--out', 'leads.csv')
    const [header = '', row = ''] = readFileSync(join(directory, 'leads.csv'), 'utf8').split('\r\n')
    expect(header).toContain('"Heard of us","Landing page","Pages seen","Campaign","Came from","Stage"')
    expect(row).toContain(
      Object.values(SOURCE)
        .map((text) => `"${text}"`)
        .join(','),
    )
    // A spreadsheet would treat a leading + as a formula.
    expect(row).toContain(`"'+971501234567"`)
    expect(await leads('erase', '--mobile', '+971 50 123 4567', '--yes')).toContain('1 lead erased')
  })

  test.skipIf(!isPostgres || !isPostgresInstalled)('leads of the schema before keep everything', async () => {
    const databaseUrl = (await postgres?.createDatabase()) ?? ''
    const old = new pg.Client({ connectionString: databaseUrl })
    await old.connect()
    await old.query(readFileSync('server/db/migrations/postgres/001-leads.sql', 'utf8'))
    await old.query(`
      CREATE TABLE schema_version (version integer NOT NULL);
      INSERT INTO schema_version VALUES (1);
      INSERT INTO leads (submission, dedupe, received_at, name, mobile, email, "companyName", budget, website, message)
        VALUES ('s1', 'd1', 0, 'Asha', '9876543210', 'a@example.com', 'Raman', '', '', 'one');
    `)
    await old.end()
    const database = await openPostgres(databaseUrl)
    onTestFinished(() => database.close())
    const rows = await database.kysely.selectFrom('leads').selectAll().execute()
    expect(rows).toMatchObject([
      {
        name: 'Asha',
        companyName: 'Raman',
        message: 'one',
        heardFrom: '',
        landingPage: '',
        pagesSeen: '',
        campaign: '',
      },
    ])
  })
})
