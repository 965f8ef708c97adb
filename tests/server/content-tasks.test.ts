import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { edit, listAt, makeFew, makeMany } from '../content-sizes.ts'
import { copyProject } from '../project-copy.ts'
import { renderPages } from './content-copies.ts'

const minutes = { timeout: 300_000 }

/** Runs a script in a copy of the project, with BUILD_DAY as today. */
const run = (folder: string, script: string, day = '2026-11-22') =>
  spawnSync(process.execPath, [script], { cwd: folder, env: { ...process.env, BUILD_DAY: day }, encoding: 'utf8' })

const check = (folder: string, day?: string) => run(folder, 'scripts/content-check.ts', day)

test('of many of each list, an editor adds, drafts, schedules, renames, removes and lets somebody go', minutes, () => {
  const folder = copyProject()
  makeMany(folder)
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
    founders?.members.splice(3, 1)
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

  const built = run(folder, 'scripts/build.ts')
  expect(built.stderr).toBe('')
  expect(built.stdout).toMatch(/Built \d+ pages/)
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
  expect(spawnSync(process.execPath, ['deploy/write.ts', 'static'], { cwd: folder, encoding: 'utf8' }).stderr).toBe('')
  expect(text('_redirects')).toContain('/case-study/horlicks/ /case-study/horlicks-direct/ 301')

  const later = check(folder, '2026-12-01').stdout
  expect(later).not.toContain('street-marketing')
  expect(later).toContain('radio-marketing')
})

test('of a site with hardly anything every page is rendered', minutes, () => {
  const folder = copyProject()
  makeFew(folder)
  const { status, stderr } = check(folder)
  expect(stderr).toBe('')
  expect(status).toBe(0)
  const pages = renderPages(folder)
  expect(Object.keys(pages).filter((path) => path.startsWith('/case-study/'))).toHaveLength(1)
  expect(pages['/']).toContain('</h1>')
})
