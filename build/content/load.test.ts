import { readFile, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enterContentCopy } from '../../tests/content-copy.ts'
import { faultLine } from './fault.ts'
import { contentFiles, loadContent, readContent } from './load.ts'

describe('the content as it stands', () => {
  it('has no faults', async () => {
    const files = await contentFiles()
    expect(files.length).toBeGreaterThan(40)
    const loaded = await Promise.all(files.map(loadContent))
    expect(loaded.flatMap(({ faults }) => faults).map(faultLine)).toEqual([])
  })
})

describe('an edit that went wrong', () => {
  const path = 'content/cases/horlicks.yaml'
  let original = ''
  let leave = () => {}

  beforeAll(async () => {
    leave = enterContentCopy()
    original = await readFile(path, 'utf8')
  })
  afterAll(() => leave())

  async function faultsOf(text: string): Promise<string[]> {
    await writeFile(path, text)
    return (await loadContent(path)).faults.map(faultLine)
  }

  const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length

  it('names file, line and field of an unknown key', async () => {
    const text = `${original}\ncolour: blue\n`
    expect(await faultsOf(text)).toEqual([
      expect.stringMatching(`^${path}:${lineOf(text, 'colour:')} colour: unknown key: the fields here are draft, `),
    ])
  })

  it('names a missing field', async () => {
    const text = original.replace(/^subtitle:.*\n/m, '')
    expect((await faultsOf(text)).join('\n')).toMatch(new RegExp(`^${path}:\\d+ subtitle: missing`))
  })

  it('names a picture that does not exist', async () => {
    const text = original.replace(/case-studies\/horlicks-detail\b/, 'case-studies/horlick')
    expect((await faultsOf(text)).join('\n')).toContain('no picture "case-studies/horlick"')
  })

  it('names the line of broken YAML', async () => {
    expect((await faultsOf(`${original}\n  - [unclosed\n`))[0]).toMatch(new RegExp(`^${path}:\\d+: `))
  })
})

describe('a promise in somebody’s record', () => {
  let leave = () => {}
  beforeAll(() => {
    leave = enterContentCopy()
  })
  afterAll(() => leave())

  it('takes nobody off the pages that name them', async () => {
    const path = 'content/team.yaml'
    const team = await readFile(path, 'utf8')
    await writeFile(path, team.replace('- id: 2\n', '- id: 2\n        confirm: true\n'))
    const { team: shown } = await readContent('content/home.yaml')
    expect(shown.entries.map(({ member }) => member.id)).toEqual([1, 2, 3, 4])
  })
})
