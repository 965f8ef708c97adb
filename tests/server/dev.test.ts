import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { chromiumFlags, findChromium } from '../find-chromium.ts'
import { copyProject } from '../project-copy.ts'
import { LEAD } from './service.ts'
import { freePort } from '../free-port.ts'

const soon = { timeout: 30_000 }

type Dev = { url: string; lines: string[] }

/** Starts `npm run dev` in a copy of the project. */
async function startDev(folder: string, args: string[], env: Record<string, string> = {}): Promise<Dev> {
  const dev = spawn(process.execPath, ['scripts/dev.ts', ...args], {
    cwd: folder,
    env: { ...process.env, FORM_MIN_SECONDS: '0', ...env },
    // The test provokes errors about a missing photo, so stderr is ignored.
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  onTestFinished(async () => {
    dev.kill('SIGTERM')
    if (dev.exitCode === null && dev.signalCode === null) await once(dev, 'exit')
  })
  const lines: string[] = []
  const url = await new Promise<string>((found, failed) => {
    createInterface({ input: dev.stdout }).on('line', (coloured) => {
      const line = stripVTControlCharacters(coloured)
      lines.push(line)
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? []
      if (address) found(address)
    })
    dev.once('exit', () => failed(new Error('npm run dev ended')))
  })
  return { url, lines }
}

test('the form works, on the port that was asked for, and stores in a place of its own', async () => {
  const folder = copyProject()
  const port = await freePort()
  const { url } = await startDev(folder, ['--port', String(port)])
  expect(url).toBe(`http://127.0.0.1:${port}`)
  const body = new FormData()
  for (const [name, value] of Object.entries(LEAD)) body.append(name, value)
  const answer = await fetch(`${url}/api/contact`, { method: 'POST', body, headers: { origin: url } })
  expect(answer.status).toBe(201)
  const listed = spawnSync('npm', ['run', '--silent', 'leads', '--', 'list'], {
    cwd: folder,
    env: { ...process.env, DATA_DIR: '.cache/dev-data' },
    encoding: 'utf8',
  })
  expect(listed.stdout).toContain(LEAD.email)
  expect(existsSync(join(folder, 'data'))).toBe(false)
})

test(
  'a draft with a picture and a wide table is shown whole on a narrow phone, marked there and in lists',
  { timeout: 120_000 },
  async () => {
    const folder = copyProject()
    await sharp({ create: { width: 800, height: 600, channels: 3, background: '#bf3d1b' } })
      .jpeg()
      .toFile(join(folder, 'content/pictures/articles/sunset.jpg'))
    const cells = (cell: string) => `|${` ${cell} |`.repeat(7)}`
    appendFileSync(
      join(folder, 'content/articles/six-pillars-of-digital-marketing.mdx'),
      `\n![A red sunset](sunset.jpg "Seen from the office")\n\n${cells('Reach')}\n${cells('---')}\n${cells('1,200 people')}\n`,
    )
    for (const [file, line] of [
      ['articles/six-pillars-of-digital-marketing.mdx', 'draft: true\n'],
      ['services/lead-generation.yaml', 'publishOn: 2999-01-01\n'],
    ] as const) {
      const path = join(folder, 'content', file)
      writeFileSync(
        path,
        readFileSync(path, 'utf8').replace(/^(---\n)?/, (start) => start + line),
      )
    }
    const made = spawnSync(process.execPath, ['scripts/pictures.ts'], { cwd: folder, encoding: 'utf8' })
    expect(made.stdout).toMatch(/sunset\.jpg .*: making 3 renditions/)
    const { url } = await startDev(folder, [], { PORT: '0' })
    const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
    onTestFinished(() => browser.close())
    const page = await browser.newPage({ viewport: { width: 320, height: 568 } })
    await page.goto(`${url}/#/blogs/six-pillars-of-digital-marketing`)
    const figure = page.getByRole('figure').filter({ hasText: 'Seen from the office' })
    const picture = figure.getByRole('img', { name: 'A red sunset' })
    await picture.scrollIntoViewIfNeeded()
    const measured = () =>
      picture.evaluate((image: HTMLImageElement) => [
        image.naturalWidth > 0,
        image.width > 250,
        image.getAttribute('width'),
      ])
    await expect.poll(measured, soon).toEqual([true, true, '640'])
    await expect.poll(() => page.getByRole('note').textContent(), soon).toBe('Not in the build: a draft')
    const table = page.getByRole('group', { name: 'Table, scrolls sideways' })
    await table.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft), soon).toBeGreaterThan(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

    await page.goto(`${url}/#/blogs`)
    await expect.poll(() => page.locator('main').textContent(), soon).toContain('(a draft)')
    await page.goto(`${url}/#/agency`)
    const scheduled = page.locator('main a[href$="/agency/lead-generation/"]').first()
    await expect.poll(() => page.locator('main').textContent(), soon).toContain('(published on 2999-01-01)')
    await scheduled.click()
    await expect
      .poll(() => page.getByRole('note').textContent(), soon)
      .toBe('Not in the build: published on 2999-01-01')
  },
)

test(
  'collections may grow and shrink: a larger and a smaller group, two logos, no testimonials',
  { timeout: 120_000 },
  async () => {
    const folder = copyProject()
    const edit = (name: string, change: (text: string) => string) => {
      const file = join(folder, 'content', name)
      const before = readFileSync(file, 'utf8')
      expect(change(before)).not.toBe(before)
      writeFileSync(file, change(before))
    }
    edit('testimonials.yaml', () => 'testimonials: []\n')
    edit('clients.yaml', () =>
      ['clients:', '  - { logo: horlicks, name: Horlicks }', '  - { logo: velo, name: Velo }', 'results: []', ''].join(
        '\n',
      ),
    )
    edit('team.yaml', (text) => {
      const [head = '', first = '', ...groups] = text.split(/^(?= {2}- key:)/m)
      const newcomers = first
        .slice(first.indexOf('      - id: 3'))
        .replace('id: 3', 'id: 31')
        .replace('id: 4', 'id: 32')
      const lastButThree = groups.map((group) =>
        group.replace(/ {6}- id: 2?[89][\s\S]*| {6}- id: (?:6|7|9)\n[\s\S]*/, ''),
      )
      return [head, first, newcomers, ...lastButThree].join('')
    })
    const check = spawnSync(process.execPath, ['scripts/content-check.ts'], { cwd: folder, encoding: 'utf8' })
    expect(check.stderr).toBe('')

    const { url } = await startDev(folder, [], { PORT: '0' })
    const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
    onTestFinished(() => browser.close())
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const errors: string[] = []
    page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())))
    await page.goto(`${url}/contact-us/`)
    const send = page.getByRole('button', { name: 'Send message' })
    // The reset would remove the colour, but it is in the first layer.
    const colourOfSend = () => send.evaluate((button) => getComputedStyle(button).backgroundColor)
    await expect.poll(colourOfSend, soon).toBe('rgb(242, 163, 27)')
    await page.goto(`${url}/#/about-us`)
    const rows = page.locator('section[aria-labelledby="team-leadership"] ul')
    await expect
      .poll(() => rows.evaluateAll((lists) => lists.map(({ children }) => children.length)), soon)
      .toEqual([3, 3])
    const alone = page.locator('section[aria-labelledby="team-creative"] [data-member]')
    expect(await alone.count()).toBe(1)
    expect(await alone.evaluate((card) => card.getBoundingClientRect().width)).toBeLessThan(720)
    // Replacing a page must not remove any style.
    await page.goto(`${url}/#/contact-us`)
    await expect.poll(() => page.locator('html').getAttribute('data-route'), soon).toBe('/contact-us')
    await expect.poll(colourOfSend, soon).toBe('rgb(242, 163, 27)')
    await page.goto(`${url}/#/`)
    const clients = page.locator('#clients')
    await clients.scrollIntoViewIfNeeded()
    await expect.poll(() => clients.getByRole('img').count(), soon).toBe(2)
    await expect.poll(() => clients.getByRole('button').count(), soon).toBe(0)
    expect(await page.getByRole('heading', { name: 'Our Clients Say' }).count()).toBe(0)
    expect(errors).toEqual([])
  },
)

test.for([
  [
    ['--port', 'eighty'],
    '"eighty" is not a port: write a number from 0 to 65535, such as npm run dev -- --port 8081\n',
  ],
  [['--prot', '80'], "Unknown option '--prot' (there is --port NUMBER)\n"],
] as const)('%s is refused in one line', async ([args, line]) => {
  const dev = spawn(process.execPath, ['scripts/dev.ts', ...args], { stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  dev.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  expect(await once(dev, 'close')).toEqual([2, null])
  expect(output).toBe(line)
})

test('a build written beside it does not reload the page', async () => {
  const folder = copyProject()
  const { lines } = await startDev(folder, [], { PORT: '0' })
  for (const place of ['dist/site', '.cache/dist-other/site']) mkdirSync(join(folder, place), { recursive: true })
  const reloads = () => lines.filter((line) => line.includes('page reload'))
  // The watcher starts some time after the server. The site's own document is watched: once its line appears, the
  // others would have appeared, too.
  const change = () => {
    for (const place of ['dist/site', '.cache/dist-other/site']) writeFileSync(join(folder, place, 'index.html'), '<p>')
    appendFileSync(join(folder, 'index.html'), '\n')
    return reloads().length
  }
  await expect.poll(change, soon).toBeGreaterThan(0)
  expect(reloads().filter((line) => !/page reload index\.html/.test(line))).toEqual([])
})

test('a photo put in the place of another is shown without a restart', async () => {
  const folder = copyProject()
  const photos = join(folder, 'content/pictures/team')
  const { url } = await startDev(folder, [], { PORT: '0' })
  const portrait = async () => {
    const code = await (await fetch(`${url}/content/team.yaml?import`)).text()
    return /"base":"(team\/member-01\.\w+)"/.exec(code)?.[1]
  }
  const before = await portrait()
  expect(before).toMatch(/^team\/member-01\./)

  const photo = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#bf3d1b' } })
    .jpeg()
    .toBuffer()
  renameSync(join(photos, 'member-01.webp'), join(folder, 'old.webp'))
  await expect.poll(portrait, soon).toBeUndefined()
  await sharp(photo).toFile(join(photos, 'member-01.jpg'))
  await expect.poll(portrait, soon).toMatch(/^team\/member-01\./)

  const after = await portrait()
  expect(after).not.toBe(before)
  const answer = await fetch(`${url}/pictures/${after}-800.webp`)
  expect(answer.headers.get('content-type')).toBe('image/webp')
  expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 800, height: 1000 })
  expect(readFileSync(join(folder, 'src/content/pictures.json'), 'utf8')).toContain(after)
  rmSync(join(folder, 'old.webp'))
})

test('a new client’s logo, saved as PNG, is shown without a restart', async () => {
  const folder = copyProject()
  const { url } = await startDev(folder, [], { PORT: '0' })
  const clients = join(folder, 'content/clients.yaml')
  writeFileSync(
    clients,
    readFileSync(clients, 'utf8').replace('clients:\n', 'clients:\n  - { logo: newcomer, name: New }\n'),
  )
  const shown = async () => (await (await fetch(`${url}/content/clients.yaml?import`)).text()).includes('newcomer')
  await expect.poll(async () => (await fetch(`${url}/content/clients.yaml?import`)).status, soon).toBe(500)
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="240"><circle cx="300" cy="120" r="90"/></svg>'
  await sharp(Buffer.from(logo)).png().toFile(join(folder, 'content/logos/newcomer.png'))
  await expect.poll(shown, soon).toBe(true)
  const sprite = async () => (await fetch(`${url}/logos.svg`)).text()
  await expect.poll(sprite, soon).toContain('<symbol id="newcomer" viewBox=')
})
