import { expect, test } from 'vitest'
import { logLine } from './log-words.ts'

const titles = new Map([['content/home.yaml', 'Home page']])
const pages = new Map([
  ['/about-us', { title: 'Who we are', file: 'content/about.yaml' }],
  ['/blogs', { title: 'Blogs', file: null }],
])
const names = new Map([
  ['kadal-foods', 'Kadal Foods'],
  ['uploads/two-people-15d5aa50ebb0', 'Two people at a long table, one of them shows the other what was sold'],
])
const line = (action: string, target: string, who: string | null = 'Asha') =>
  logLine({ who, action, target }, titles, pages, names)
const text = (...given: Parameters<typeof line>) => {
  const { who, did, what } = line(...given)
  return [who, did, what].filter(Boolean).join(' ')
}

test.each([
  ['draft begun', 'content/home.yaml', 'Asha started a draft of Home page'],
  ['draft discarded', 'content/articles/gone-now.mdx', 'Asha discarded the draft of Gone now'],
  [
    'draft discarded',
    'content/articles/a-day.mdx: A day at the loom: what it costs',
    'Asha discarded the draft of A day at the loom: what it costs',
  ],
  ['draft begun', 'content/home.yaml: What it was called', 'Asha started a draft of What it was called'],
  ['page made', 'content/articles/a-day.mdx: A day at the loom', 'Asha made a new article: A day at the loom'],
  ['page made', 'content/cases/kadal.yaml: Kadal', 'Asha made a new case study: Kadal'],
  ['address changed', 'content/articles/a-day.mdx: A day', 'Asha changed the address of A day'],
  ['picture uploaded', 'kaveri-foods-15d5aa50ebb0', 'Asha uploaded the picture Kaveri foods'],
  ['picture uploaded', 'uploads/two-people-15d5aa50ebb0: Two weavers', 'Asha uploaded the picture Two weavers'],
  ['picture removed', 'uploads/aravind-at-work-15d5aa50ebb0', 'Asha removed the picture Aravind at work'],
  ['picture uploaded', 'kadal-foods-15d5aa50ebb0', 'Asha uploaded the picture Kadal Foods'],
  [
    'picture uploaded',
    'uploads/two-people-15d5aa50ebb0',
    'Asha uploaded the picture Two people at a long table, one of them shows the other…',
  ],
  [
    'picture removed',
    'uploads/four-people-around-the-table-with-printe-15d5aa50ebb0',
    'Asha removed the picture Four people around the table with…',
  ],
  ['draft discarded', 'content/case-studies/kadal-foods.mdx', 'Asha discarded the draft of Kadal Foods'],
  ['preview link made', '/', 'Asha made a link to the draft of Home page'],
  ['preview link made', '/about-us', 'Asha made a link to the draft of Who we are'],
  ['preview link made', '/about-us: Our story', 'Asha made a link to the draft of Our story'],
  ['published', 'version 3: Home page, Clients', 'Asha published Home page, Clients (version 3)'],
  ['published', 'version 3', 'Asha published version 3'],
  ['settings changed', 'office-hours', 'Asha changed the office hours'],
  ['account invited', 'ravi@example.com (sales)', 'Asha invited ravi@example.com (Sales)'],
  ['leads exported', '1 enquiries', 'Asha exported 1 enquiry'],
  ['leads exported', '12 enquiries', 'Asha exported 12 enquiries'],
  [
    'version brought back',
    'version 0, as version 2',
    'Asha brought back the site as it was before version 1, as version 2',
  ],
  [
    'version brought back',
    'version 4, as version 6: Home page, Clients',
    'Asha brought back Home page, Clients as with version 4 (version 6)',
  ],
  [
    'version brought back',
    'the site as it was before version 1, as version 2: Home page',
    'Asha brought back Home page as before version 1 (version 2)',
  ],
  [
    'publishing failed',
    'Building the site took more than 5 minutes.',
    'Asha could not publish: Building the site took more than 5 minutes.',
  ],
  ['signed out', '', 'Asha signed out'],
])('%s %s is told in plain words', (action, target, words) => {
  expect(text(action, target)).toBe(words)
})

test('what can be seen is linked: a document that is there, an enquiry, the versions', () => {
  expect(line('draft begun', 'content/home.yaml').to).toBe('/words/document?file=content%2Fhome.yaml')
  expect(line('draft begun', 'content/home.yaml: As it was called').to).toBe('/words/document?file=content%2Fhome.yaml')
  expect(line('draft begun', 'content/gone.yaml').to).toBeNull()
  expect(line('lead released', 'enquiry 12').to).toBe('/leads/12?view=all')
  expect(line('preview link made', '/about-us').to).toBe('/words/document?file=content%2Fabout.yaml&page=%2Fabout-us')
  expect(line('preview link ended', '/blogs').to).toBe('/words/pages')
  expect(line('published', 'version 3').to).toBe('/words/versions')
})

test('what nobody did by hand was done by the server', () => {
  expect(text('old leads erased', '3 enquiries older than 12 months', null)).toBe(
    'The server deleted what was too old: 3 enquiries older than 12 months',
  )
})
