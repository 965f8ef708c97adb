import { expect, test } from 'vitest'
import { HIDDEN } from '#shared/studio/find-changes.ts'
import {
  backWords,
  bringBackWords,
  changedAlong,
  comparisons,
  progressWords,
  undoneVersions,
  versionTitle,
  versionWords,
} from './publication-words.ts'

const published = { kind: 'published', restored: null, undone: null } as const
const restored = (number: number, undone: number | null = null) =>
  ({ kind: 'restored', restored: number, undone }) as const

test('a version says what was pressed: that one was undone, or that one was brought back', () => {
  expect(versionWords(published)).toBe('Published')
  expect(versionWords(restored(1, 2))).toBe('Version 2 undone')
  expect(versionWords(restored(2)), 'the one before the newest, too').toBe('Version 2 brought back')
  expect(versionWords(restored(0))).toBe('Brought back')
})

const listed = (title: string, visibility: 'hidden' | 'shown' | null = null) => ({
  ...{ file: `content/${title}.yaml`, title, kind: 'changed' as const, changes: 1, visibility },
})

test('a version that hid a page and the one that showed it are told apart by their titles', () => {
  const documents = (visibility: 'hidden' | 'shown') => [listed('Lead Generation', visibility), listed('Techgyan')]
  const [hid, showed] = [{ documents: documents('hidden') }, { documents: documents('shown') }]
  expect(versionTitle(hid)).toBe('Hid Lead Generation')
  expect(versionTitle(showed)).toBe('Showed Lead Generation')
  expect(changedAlong(hid)).toBe('“Techgyan”')
  const words = { documents: [listed('Home page'), listed('About us')] }
  expect(versionTitle(words)).toBe('Home page · About us')
  expect(changedAlong(words), 'its title names them').toBe('')
  expect(versionTitle({ documents: [...hid.documents, ...documents('shown')] })).toBe(
    'Hid Lead Generation, Showed Lead Generation',
  )
})

test('what came to pass names the version that is undone, or that is back', () => {
  const [one, two] = [{ files: ['home'] }, { files: ['home', 'about'] }]
  expect(backWords({ ...one, ...restored(1, 2) })).toBe('Version 2 is undone: it is back as it was before.')
  expect(backWords({ ...two, ...restored(0, 1) })).toBe(
    'Version 1 is undone: 2 documents are back as they were before.',
  )
  expect(backWords({ ...one, ...restored(2) })).toBe('Version 2 is back: 1 document is as it was then.')
  expect(backWords({ ...two, ...restored(0) })).toBe(
    'The site is back to before version 1: 2 documents are as they were then.',
  )
  const hidden = { path: 'draft', title: 'On the site', before: 'Visitors see it', after: HIDDEN }
  const changed = [
    { title: 'Lead Generation', kind: 'changed' as const, changes: [hidden] },
    { title: 'Techgyan', kind: 'changed' as const, changes: [] },
  ]
  expect(backWords({ ...two, ...restored(0, 1) }, changed), 'what visitors lose').toBe(
    'Version 1 is undone: 2 documents are back as they were before. Visitors no longer see “Lead Generation”.',
  )
  const shown = [{ title: 'SEO', kind: 'changed' as const, changes: [{ ...hidden, before: HIDDEN, after: 'Seen' }] }]
  expect(backWords({ ...one, ...restored(0, 1) }, shown), 'what they have again').toBe(
    'Version 1 is undone: it is back as it was before. Visitors see “SEO” again.',
  )
})

test('a version is marked as undone until the version that undid it is undone too, or it is brought back', () => {
  const history: { number: number; restored: number | null; undone: number | null }[] = []
  const marks = (version: { restored: number | null; undone: number | null }) => {
    history.unshift({ number: history.length + 1, restored: version.restored, undone: version.undone })
    return [...undoneVersions(history)]
  }
  expect(marks(published)).toEqual([])
  expect(marks(published)).toEqual([])
  expect(marks(restored(1, 2))).toEqual([2])
  expect(marks(restored(2)), 'version 2 is back').toEqual([])
  expect(marks(restored(3, 4)), 'and undone again').toEqual([2, 4])
  expect(marks(restored(4, 5)), 'and that is undone').toEqual([5])
  expect(marks(published)).toEqual([5])
  expect(marks(restored(1)), 'what came after the one that is back stays as it is').toEqual([5])
})

test('with nothing ticked the button does not offer to undo none', () => {
  expect(bringBackWords(0, 2, true)).toBe('Nothing is ticked')
  expect(bringBackWords(0, 2, false)).toBe('Nothing is ticked')
  expect(bringBackWords(1, 2, true)).toBe('Undo 1 of 2')
  expect(bringBackWords(2, 2, true)).toBe('Undo it')
  expect(bringBackWords(1, 2, false)).toBe('Set back 1 of 2')
  expect(bringBackWords(2, 2, false)).toBe('Set it back')
})

test('what is set beside the site now stays beside it once a newer version has come', () => {
  const version = (number: number) => ({ number, documents: [listed('Home page')] })
  const [first, second, third] = [version(1), version(2), version(3)]
  expect(comparisons(1, [first])).toEqual([{ value: 0, title: 'The site before version 1' }])
  expect(comparisons(1, [second, first])[1]).toEqual({ value: 'now', title: 'The site now (version 2)' })
  expect(comparisons(1, [third, second, first]).slice(1)).toEqual([
    { value: 'now', title: 'The site now (version 3)' },
    { value: 2, title: 'Version 2: Home page' },
  ])
  expect(comparisons(3, [third, second, first]), 'the newest one is itself the site now').toEqual([
    { value: 2, title: 'The version before (2)' },
    { value: 1, title: 'Version 1: Home page' },
  ])
})

test('it is said who publishes, undoes or brings back, and of oneself that it is oneself', () => {
  const [me, other] = [1, 2]
  const running = { kind: 'published', files: ['content/home.yaml'], by: 'Meera', account: me, undone: null } as const
  expect(progressWords({ ...running, files: [...running.files] }, me)).toBe('You are publishing 1 document')
  expect(progressWords({ ...running, files: [] }, other)).toBe('Meera is publishing the site')
  const back = { ...running, kind: 'restored', files: ['content/home.yaml', 'content/about.yaml'] } as const
  expect(progressWords({ ...back, files: [...back.files], undone: 3 }, other)).toBe('Meera is undoing version 3')
  expect(progressWords({ ...back, files: [...back.files], undone: 3 }, me)).toBe('You are undoing version 3')
  expect(progressWords({ ...back, files: [...back.files] }, other)).toBe('Meera is restoring 2 documents')
  expect(progressWords({ ...running, files: [], kind: 'scheduled', by: null, account: null }, me)).toBe(
    'Publishing the site',
  )
})
