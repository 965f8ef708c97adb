import { expect, test } from 'vitest'
import type { AnswerOf } from '#shared/studio/endpoint.ts'
import type { getLaunch } from '#shared/studio/launch.ts'
import { isRecord } from '#shared/values.ts'
import { copySmallProject } from './content-project.ts'
import { publish, type } from './publishing.ts'
import { describeOnBoth } from './studio.ts'
import type { Browser } from './studio.ts'

type Launch = AnswerOf<typeof getLaunch>

const HORLICKS = 'content/cases/horlicks.yaml'
const launch = async (browser: Browser) => (await browser.get<Launch>('/launch')).body

describeOnBoth((start) => {
  test('what is invented or not agreed to is listed with its words, and what was settled is counted from the first day', async () => {
    const { join: signIn } = await start({ env: { PROJECT_DIR: copySmallProject() } })
    const editor = await signIn('editor', 'Meera')
    const before = await launch(editor)
    expect(before.flags.length).toBeGreaterThan(10)
    expect(before).toMatchObject({ onSite: before.flags.length, atFirst: before.flags.length })
    expect(before.flags).toContainEqual({
      file: HORLICKS,
      title: 'Horlicks',
      group: 'Case studies',
      kind: 'sample',
      path: '',
      field: '',
      words: expect.stringMatching(/^Horlicks/),
    })
    const words = before.flags.map((flag) => flag.words)
    expect(
      words.filter((text) => /[{}]/.test(text)),
      'as visitors read it',
    ).toEqual([])
    expect(words).toContainEqual(expect.stringMatching(/^10\+ years: of campaigns/))
    const promise = before.flags.find(({ file, kind }) => file === 'content/endings.yaml' && kind === 'confirm')
    expect(promise).toMatchObject({ path: 'default', words: expect.stringContaining('Tell us what you sell') })

    const draft = await type(editor, HORLICKS, (fields) => {
      if (isRecord(fields)) Reflect.deleteProperty(fields, 'sample')
    })
    const settled = await launch(editor)
    expect(settled.flags).toHaveLength(before.flags.length - 1)
    expect(settled).toMatchObject({ onSite: before.onSite, atFirst: before.atFirst })
    expect(await publish(editor, draft)).toMatchObject({ state: 'done' })
    const after = await launch(editor)
    expect(after).toMatchObject({ onSite: before.onSite - 1, atFirst: before.atFirst })
    expect(after.flags).toHaveLength(before.flags.length - 1)

    const sales = await signIn('sales')
    expect((await sales.get('/launch')).status).toBe(403)
  })
})
