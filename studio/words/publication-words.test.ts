import { expect, test } from 'vitest'
import { progressWords, undoneBy } from './publication-words.ts'

test('what brings back the version before the last one undoes the last one', () => {
  expect(undoneBy({ restored: 2, version: null }, 3), 'while it runs').toBe(3)
  expect(undoneBy({ restored: 2, version: 4 }, 4), 'once it is done').toBe(3)
  expect(undoneBy({ restored: 0, version: null }, 1), 'the first one').toBe(1)
  expect(undoneBy({ restored: 1, version: null }, 3), 'an older one').toBeNull()
  expect(undoneBy({ restored: 1, version: 4 }, 4)).toBeNull()
  expect(undoneBy({ restored: null, version: 4 }, 4), 'no version is brought back').toBeNull()
  expect(undoneBy({ restored: 2, version: null }, null), 'the versions are not known yet').toBeNull()
})

test('it is said who publishes, undoes or brings back, and of oneself that it is oneself', () => {
  const [me, other] = [1, 2]
  const running = { kind: 'published', files: ['content/home.yaml'], by: 'Meera', account: me, undone: null } as const
  expect(progressWords({ ...running, files: [...running.files] }, me)).toBe('You are publishing 1 document')
  expect(progressWords({ ...running, files: [] }, other)).toBe('Meera is publishing the site')
  const restored = { ...running, kind: 'restored', files: ['content/home.yaml', 'content/about.yaml'] } as const
  expect(progressWords({ ...restored, files: [...restored.files], undone: 3 }, other)).toBe(
    'Meera is undoing version 3',
  )
  expect(progressWords({ ...restored, files: [...restored.files], undone: 3 }, me)).toBe('You are undoing version 3')
  expect(progressWords({ ...restored, files: [...restored.files] }, other)).toBe('Meera is bringing back 2 documents')
  expect(progressWords({ ...running, files: [], kind: 'scheduled', by: null, account: null }, me)).toBe(
    'Publishing the site',
  )
})
