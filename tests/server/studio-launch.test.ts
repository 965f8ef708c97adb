import { expect, test } from 'vitest'
import type { AnswerOf } from '#shared/studio/endpoint.ts'
import type { getLaunch } from '#shared/studio/launch.ts'
import { getIn, isRecord } from '#shared/values.ts'
import { copySmallProject } from './content-project.ts'
import { publish, type } from './publishing.ts'
import { describeOnBoth } from './studio.ts'
import type { Browser } from './studio.ts'

type Launch = AnswerOf<typeof getLaunch>

const HORLICKS = 'content/cases/horlicks.yaml'
const HOME = 'content/home.yaml'
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
      texts: expect.arrayContaining([
        { path: 'brand', field: 'Brand', text: 'Horlicks', isName: true },
        expect.objectContaining({ text: 'A name in every kitchen, sold straight to the door.' }),
      ]),
      isSettled: false,
    })
    const words = before.flags.map((flag) => flag.words)
    expect(
      words.filter((text) => /[{}]/.test(text)),
      'as visitors read it',
    ).toEqual([])
    expect(words).toContainEqual(expect.stringMatching(/^10\+ years: of campaigns/))
    const promise = before.flags.find(({ file, kind }) => file === 'content/endings.yaml' && kind === 'confirm')
    expect(promise).toMatchObject({ path: 'default', words: expect.stringContaining('Tell us what you sell') })
    const fieldAt = (file: string, path: string) =>
      before.flags.find((flag) => flag.file === file && flag.path === path)?.field
    expect(fieldAt('content/home.yaml', 'counters.entries[0]'), 'no numbers of entries').toBe('Figures')
    expect(fieldAt('content/home.yaml', 'process.horizon.stages[0].moments[0]')).toBe(
      'How we work › First weeks › A strategy in your hand › Moment',
    )
    expect(
      before.flags.filter(({ field, texts }) =>
        [field, ...texts.map((each) => each.field)].some((each) => / \d+( |$)/.test(each)),
      ),
    ).toEqual([])
    // Texts are verbatim, with figures as one text, and without pictures, links and texts that are marked themselves.
    const textsAt = (file: string, path: string) =>
      before.flags.find((flag) => flag.file === file && flag.path === path)?.texts.map(({ text }) => text)
    expect(textsAt('content/home.yaml', 'counters.entries[0]')).toEqual([
      '10+ years',
      'of campaigns in India and the Gulf.',
    ])
    expect(textsAt('content/contact.yaml', 'thankYou.answer')).toEqual(['We answer within one working day.'])
    expect(textsAt('content/home.yaml', 'process.horizon.stages[0].moments[0]')?.[0]).toBe('Week 1')
    expect(
      before.flags.filter(({ texts }) => texts.length === 0).map(({ path }) => path),
      'nothing to agree to that is not shown',
    ).toEqual([])
    expect(before.flags.flatMap(({ texts }) => texts).filter(({ text }) => /[{}]/.test(text))).toEqual([])

    const draft = await type(editor, HORLICKS, (fields) => {
      if (isRecord(fields)) Reflect.deleteProperty(fields, 'sample')
    })
    const settled = await launch(editor)
    const isOf = ({ file, path }: { file: string; path: string }) => file === HORLICKS && path === ''
    expect(settled.flags, 'in its place until it is published').toEqual(
      before.flags.map((flag) => (isOf(flag) ? { ...flag, isSettled: true } : flag)),
    )
    expect(settled).toMatchObject({ onSite: before.onSite, atFirst: before.atFirst })
    expect(await publish(editor, draft)).toMatchObject({ state: 'done' })
    const after = await launch(editor)
    expect(after).toMatchObject({ onSite: before.onSite - 1, atFirst: before.atFirst })
    expect(after.flags).toHaveLength(before.flags.length - 1)

    const sales = await signIn('sales')
    expect((await sales.get('/launch')).status).toBe(403)
  })
  test('what a draft settles is listed where its entry stands now, and not when the entry is gone', async () => {
    const { join: signIn } = await start({ env: { PROJECT_DIR: copySmallProject() } })
    const editor = await signIn('editor', 'Meera')
    const PLACE = 'counters.entries'
    const inPlace = async () =>
      (await launch(editor)).flags
        .filter(({ file, path }) => file === HOME && path.startsWith(PLACE))
        .map(({ path, isSettled, words }) => ({ path, isSettled, words }))
    const before = await inPlace()
    expect(before.length).toBeGreaterThan(2)
    await type(editor, HOME, (fields) => {
      const entries = getIn(fields, ['counters', 'entries'])
      if (!Array.isArray(entries)) throw new Error('no figures')
      entries.splice(0, 1)
      if (isRecord(entries[1])) Reflect.deleteProperty(entries[1], 'confirm')
    })
    expect(await inPlace()).toEqual(
      before.slice(1).map(({ words }, at) => ({ path: `${PLACE}[${at}]`, isSettled: at === 1, words })),
    )
  })
})
