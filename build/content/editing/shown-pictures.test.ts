import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { originalsDir } from '../pictures.ts'
import { readFileValues } from './file-values.ts'
import { listFolderPictures } from './shown-pictures.ts'

const folders = readdirSync(originalsDir).flatMap((name) => (name.endsWith('.yaml') ? [basename(name, '.yaml')] : []))

test.for(folders)('each picture of %s has a name of its own, which is not that of its file', async (folder) => {
  const pictures = await listFolderPictures(folder, [])
  const names = pictures.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names).not.toContain('')
  for (const { value, name } of pictures) expect(name).not.toBe(value.replace(/^.*\//, ''))
})

test('a person’s picture is named after them, leads to its field, and knows its frames', async () => {
  const [first] = await listFolderPictures('team', [])
  expect(first).toMatchObject({
    name: 'Aravind Raghunathan',
    uses: [{ file: 'content/team.yaml', title: 'Team', field: 'groups[0].members[0].picture', isDraft: false }],
  })
  expect(first?.slot?.frames.length).toBeGreaterThan(0)
})

test('what only a draft shows is told apart from what the site shows', async () => {
  const content = readFileValues('content/error.yaml')
  const fields = { ...(content?.fields as object), picture: 'team/member-01' }
  const drafts = [{ file: 'content/error.yaml', values: { fields } }]
  const [first] = await listFolderPictures('team', drafts)
  expect(first?.uses.map(({ title, isDraft }) => [title, isDraft])).toEqual([
    ['Team', false],
    ['Page not found', true],
  ])
})
