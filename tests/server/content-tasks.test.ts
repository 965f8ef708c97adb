import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { edit, listAt, makeFew, makeMany } from '../content-sizes.ts'
import { copyProject } from '../project-copy.ts'

const minutes = { timeout: 300_000 }

/** npm run build in a copy of the project; BUILD_DAY stands in for today. */
function build(folder: string, day = '2026-11-22'): string {
  const env = { ...process.env, BUILD_DAY: day }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  expect(status, stderr).toBe(0)
  return stdout
}

const check = (folder: string) =>
  spawnSync(process.execPath, ['scripts/content-check.ts'], { cwd: folder, encoding: 'utf8' })

test('the tasks of an editor: add, draft, schedule, rename, remove, let somebody go', minutes, () => {
  const folder = copyProject()
  const file = (path: string) => join(folder, 'content', path)
  const page = (path: string) => join(folder, 'dist/site', path, 'index.html')
  const text = (path: string) => readFileSync(join(folder, 'dist/site', path), 'utf8')
  const service = (name: string, title: string, more: object) => {
    writeFileSync(file(`services/${name}.yaml`), readFileSync(file('services/lead-generation.yaml')))
    edit(folder, `services/${name}.yaml`, (fields) => {
      const description = `${title}, told in as many words as a search engine shows below the title of a page.`
      Object.assign(fields, { name: title, order: 25, search: { title: `${title} for owners`, description }, ...more })
      delete fields['menu']
    })
  }
  service('podcast-marketing', 'Podcast Marketing', {})
  service('radio-marketing', 'Radio Marketing', { draft: true })
  service('street-marketing', 'Street Marketing', { publishOn: '2026-12-01' })
  renameSync(file('cases/horlicks.yaml'), file('cases/horlicks-direct.yaml'))
  edit(folder, 'cases/horlicks-direct.yaml', (fields) => void (fields['formerly'] = ['horlicks']))
  rmSync(file('cases/blisspads.yaml'))
  edit(folder, 'team.yaml', (fields) => {
    const [founders] = listAt(fields, 'groups') as { members: unknown[] }[]
    founders?.members.pop()
  })

  const { status, stdout, stderr } = check(folder)
  expect(stderr).toBe('')
  expect(status).toBe(0)
  expect(stdout).toMatch(/content\/about\.yaml:\d+ leadership\.leaders\[3\]\.member: nobody in content\/team\.yaml/)
  expect(stdout).toMatch(/content\/home\.yaml:\d+ team\.entries\[3\]\.member: nobody in content\/team\.yaml/)
  expect(stdout).toMatch(
    /content\/proof\.yaml:\d+ .*: “blisspads” is not in content\/cases: the site leaves this entry out/,
  )
  expect(stdout).toMatch(/content\/clients\.yaml:\d+ results\[0\]\.case: “horlicks” is not in content\/cases/)
  expect(stdout).toMatch(/services\/radio-marketing\.yaml:\d+ draft: a draft: the build leaves this page out/)
  expect(stdout).toMatch(/services\/street-marketing\.yaml:\d+ publishOn: published on 2026-12-01/)

  build(folder)
  expect(text('index.html')).toContain('href="/agency/podcast-marketing/"')
  expect(text('sitemap.xml')).toContain('/agency/podcast-marketing/')
  expect(existsSync(page('agency/podcast-marketing'))).toBe(true)
  const everything = ['index.html', 'agency/index.html', 'sitemap.xml', 'llms.txt', 'case-study/index.html'].map(text)
  for (const gone of ['radio-marketing', 'street-marketing', 'case-study/blisspads']) {
    expect(existsSync(page(gone.includes('/') ? gone : `agency/${gone}`))).toBe(false)
    expect(everything.join()).not.toContain(gone)
  }
  expect(everything.join()).toContain('/case-study/horlicks-direct/')
  expect(text('case-study/horlicks/index.html')).toContain('content="0; url=/case-study/horlicks-direct/"')
  expect(text('case-study/horlicks/index.html')).toMatch(
    /rel="canonical" href="https:[^"]+\/case-study\/horlicks-direct\/"/,
  )
  const headers = JSON.parse(readFileSync(join(folder, 'dist/headers.json'), 'utf8')) as { redirects: object }
  expect(headers.redirects).toEqual({ '/case-study/horlicks': '/case-study/horlicks-direct' })
  for (const [host, rule] of [
    ['netlify', '/case-study/horlicks /case-study/horlicks-direct/ 301!'],
    ['cloudflare', '/case-study/horlicks/ /case-study/horlicks-direct/ 301'],
  ] as const) {
    expect(spawnSync(process.execPath, ['deploy/write.ts', host], { cwd: folder, encoding: 'utf8' }).stderr).toBe('')
    expect(text('_redirects')).toContain(rule)
  }

  build(folder, '2026-12-01')
  expect(existsSync(page('agency/street-marketing'))).toBe(true)
  expect(text('index.html')).toContain('href="/agency/street-marketing/"')
  expect(existsSync(page('agency/radio-marketing'))).toBe(false)
})

test('a site of hardly anything, and one of many, are built', minutes, () => {
  for (const change of [makeFew, makeMany]) {
    const folder = copyProject()
    change(folder)
    const { status, stderr } = check(folder)
    expect(stderr).toBe('')
    expect(status).toBe(0)
    expect(build(folder)).toMatch(/Built \d+ pages/)
  }
})
