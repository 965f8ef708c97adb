import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultLine } from '../build/content/fault.ts'
import { enterContentCopy } from '../tests/content-copy.ts'
import { ARTICLE } from '../tests/wrong-edits/articles.ts'
import { checkContent } from './content-check.ts'

let leave = () => {}
beforeAll(() => {
  leave = enterContentCopy()
})
afterAll(() => leave())

test('every file saved with Windows line ends and a byte order mark is read as before', async () => {
  for (const file of ['content/site.yaml', 'content/team.yaml', 'content/pictures/team.yaml', ARTICLE]) {
    writeFileSync(file, `\uFEFF${readFileSync(file, 'utf8').replaceAll('\n', '\r\n')}`)
  }
  expect(await checkContent()).toEqual({ faults: [], warnings: [] })
})

test.for([
  [
    'member-01.heic',
    'a HEIC photo cannot be read here: save it as JPEG and put that in its place (a phone’s settings call it “most compatible”)',
  ],
  ['member-01.gif', 'a .gif cannot be read here: save it as .jpg, .png, .webp or .avif'],
  ['IMG 2041.JPG', 'a picture lies in a folder and is named with small letters, digits and hyphens: rename it'],
])('a photo named %s is refused', async ([name, message]) => {
  const file = `content/pictures/team/${name}`
  copyFileSync('content/pictures/team/member-01.webp', file)
  expect((await checkContent()).faults.map(faultLine)).toEqual([`${file}:1: ${message}`])
  rmSync(file)
})

test('a photo beside the old one of the same name is pointed out', async () => {
  const file = 'content/pictures/team/member-01.jpg'
  copyFileSync('content/pictures/team/member-02.webp', file)
  expect((await checkContent()).faults.map(faultLine)).toEqual([
    `content/pictures/team/member-01.webp:1: two pictures of one name, content/pictures/team/member-01.webp and ${file}: remove the one that is no longer wanted`,
    `${file}:1: a new or changed picture: run npm run pictures`,
  ])
  rmSync(file)
})

test('a photo put in the place of another asks for its renditions', async () => {
  const file = 'content/pictures/team/member-01.webp'
  renameSync(file, 'kept.webp')
  copyFileSync('content/pictures/team/member-02.webp', file)
  expect((await checkContent()).faults.map(faultLine)).toEqual([
    `${file}:1: a new or changed picture: run npm run pictures`,
  ])
  renameSync('kept.webp', file)
})

test.for([
  [
    'horlicks.SVG',
    'two logos of one name, content/logos/horlicks.svg and content/logos/horlicks.SVG: remove the one that is no longer wanted',
    'horlicks.svg',
  ],
  ['horlicks.eps', 'a .eps cannot be a logo: save it as .svg or .png'],
  ['Our Client.svg', 'a logo is named with small letters, digits and hyphens: rename it'],
])('a logo named %s is refused', async ([name = '', message, named = name]) => {
  const file = `content/logos/${name}`
  copyFileSync('content/logos/velo.svg', file)
  const faults = (await checkContent()).faults.map(faultLine)
  rmSync(file)
  expect(faults).toEqual([`content/logos/${named}:1: ${message}`])
})
