/** Makes the lists in a copy of the content very short or very long. */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'

type Fields = Record<string, unknown>

/** Changes some fields of a content file of a copy. */
export function edit(folder: string, file: string, change: (fields: Fields) => void): void {
  const path = join(folder, 'content', file)
  const text = readFileSync(path, 'utf8')
  const [, front, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  const fields: Fields = parse(front ?? text)
  change(fields)
  const written = stringify(fields, { lineWidth: 0 })
  writeFileSync(path, body === undefined ? written : `---\n${written}---\n${body}`)
}

/** Returns the list at a path such as `works.pieces`. */
export function listAt(fields: Fields, path: string): unknown[] {
  const found = path.split('.').reduce<unknown>((value, key) => (value as Fields)[key], fields)
  if (!Array.isArray(found)) throw new Error(`no list at ${path}`)
  return found
}

const namesIn = (folder: string, sub: string) => readdirSync(join(folder, 'content', sub)).toSorted()

/** Leaves one entry or none in each list, and one article, case and service. */
export function makeFew(folder: string): void {
  edit(folder, 'clients.yaml', (fields) => {
    listAt(fields, 'clients').splice(1)
    listAt(fields, 'results').splice(0)
  })
  edit(folder, 'testimonials.yaml', (fields) => void listAt(fields, 'testimonials').splice(1))
  edit(folder, 'team.yaml', (fields) => {
    const [group] = listAt(fields, 'groups') as Fields[]
    listAt(group ?? {}, 'members').splice(1)
    listAt(fields, 'groups').splice(1)
  })
  edit(folder, 'home.yaml', (fields) => {
    listAt(fields, 'works.pieces').splice(1)
    listAt(fields, 'counters.entries').splice(1)
  })
  edit(folder, 'about.yaml', (fields) => {
    listAt(fields, 'values.cards').splice(1)
    listAt(fields, 'marquees.principles').splice(1)
    listAt(fields, 'marquees.sayings').splice(0)
    listAt(fields, 'vibe.pictures').splice(1)
    listAt(fields, 'vibe.items').splice(1)
  })
  edit(folder, 'technology.yaml', (fields) => void listAt(fields, 'sections').splice(1))
  const [, ...services] = namesIn(folder, 'services')
  for (const name of services) rmSync(join(folder, 'content/services', name))
  const [, ...articles] = namesIn(folder, 'articles')
  for (const name of articles) rmSync(join(folder, 'content/articles', name))
  const [, ...cases] = namesIn(folder, 'cases')
  for (const name of cases) rmSync(join(folder, 'content/cases', name))
  const [service = ''] = namesIn(folder, 'services')
  const path = `/agency/${service.replace('.yaml', '')}`
  for (const file of [...articlesOf(folder), ...casesOf(folder)]) {
    edit(folder, file, (fields) => void (fields['services'] = [path]))
  }
  edit(folder, 'proof.yaml', (fields) => {
    for (const page of Object.keys(fields)) delete fields[page]
  })
  leadTo(folder, 'services', path)
  leadTo(folder, 'articles', path)
}

const articlesOf = (folder: string) => namesIn(folder, 'articles').map((name) => `articles/${name}`)
const casesOf = (folder: string) => namesIn(folder, 'cases').map((name) => `cases/${name}`)

/** Changes every link to a page below /agency in a folder's documents to an existing page. */
function leadTo(folder: string, sub: string, path: string): void {
  for (const name of namesIn(folder, sub)) {
    const file = join(folder, 'content', sub, name)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/\/agency\/[a-z-]+/g, path))
  }
}

/** Makes 40 logos, 20 testimonials, 40 people, and more of everything else than the specification has. */
export function makeMany(folder: string): void {
  edit(folder, 'clients.yaml', (fields) => {
    const [clients, results] = [listAt(fields, 'clients') as Fields[], listAt(fields, 'results')]
    const logos = join(folder, 'content/logos')
    for (let at = 0; clients.length < 40; at++) {
      const { logo, name } = clients[at] ?? {}
      cpSync(join(logos, `${String(logo)}.svg`), join(logos, `client-${at}.svg`))
      clients.push({ logo: `client-${at}`, name: `${String(name)} again` })
      results.push({ logo, name, metric: { value: 3, suffix: '×', label: 'return on ad spend' } })
    }
  })
  edit(folder, 'testimonials.yaml', (fields) => more(listAt(fields, 'testimonials'), 20, 'name'))
  edit(folder, 'team.yaml', (fields) => {
    const groups = listAt(fields, 'groups') as { members: Fields[] }[]
    const everybody = groups.flatMap(({ members }) => members)
    for (let id = 100; everybody.length < 40; id++) {
      const member = { ...everybody[id % 15], id, name: `Colleague Number ${id}` }
      everybody.push(member)
      groups[id % groups.length]?.members.push(member)
    }
  })
  edit(folder, 'home.yaml', (fields) => {
    more(listAt(fields, 'works.pieces'), 13, 'caption')
    const entries = listAt(fields, 'counters.entries') as { metric: Fields }[]
    for (let at = 0; entries.length < 9; at++) {
      const entry = structuredClone(entries[at]!)
      entry.metric['label'] = `more ${at}`
      entries.push(entry)
    }
    listAt(fields, 'team.entries').push({ member: 5 }, { member: 6 }, { member: 100 }, { member: 101 })
  })
  edit(folder, 'about.yaml', (fields) => {
    more(listAt(fields, 'values.cards'), 11, 'heading')
    more(listAt(fields, 'vibe.pictures'), 14)
    more(listAt(fields, 'leadership.leaders'), 6)
    listAt(fields, 'marquees.principles').push('One more principle')
    listAt(fields, 'marquees.sayings').push('Many hands, one harvest.')
  })
  edit(folder, 'technology.yaml', (fields) => more(listAt(fields, 'sections'), 9, 'id', (at) => `more-${'ab'[at]}`))
  copies(folder, 'services', 18, (fields, at) => (fields['name'] = `Another Service ${at}`))
  copies(folder, 'articles', 9, (fields, at) => (fields['title'] = `Another article for owners, number ${at}`))
  copies(folder, 'cases', 10, (fields, at) => (fields['brand'] = `Client ${'abcdefgh'[at]}`))
  copies(folder, 'legal', 5, (fields, at) => (fields['title'] = `More terms ${at}`))
}

/** Lengthens a list by copies of its entries that differ in one field. */
function more(list: unknown[], length: number, field?: string, name?: (at: number) => string): void {
  const { length: before } = list
  for (let at = 0; list.length < length; at++) {
    const copy = structuredClone(list[at % before])
    if (field) (copy as Fields)[field] = name?.(at) ?? `Number ${at} more`
    list.push(copy)
  }
}

/** Fills a folder with copies of its documents, each a page of its own. */
function copies(folder: string, sub: string, length: number, rename: (fields: Fields, at: number) => void): void {
  const names = namesIn(folder, sub)
  for (let at = 1; names.length + at <= length; at++) {
    const from = names[at % names.length] ?? ''
    const name = `another-${'abcdefgh'[at]}${/\.\w+$/.exec(from)?.[0] ?? ''}`
    cpSync(join(folder, 'content', sub, from), join(folder, 'content', sub, name))
    edit(folder, `${sub}/${name}`, (fields) => {
      rename(fields, at)
      delete fields['menu']
      delete fields['featured']
      if (sub === 'articles') fields['related'] = []
      fields['order'] = 500 + at
      const description = `Words that tell a search engine what the copy number ${at} in the folder ${sub} is all about.`
      fields['search'] = { title: `A page more in ${sub}, number ${at}`, ...(sub !== 'articles' && { description }) }
      if (sub === 'articles') fields['description'] = description
      if (sub === 'legal') delete fields['listed']
    })
  }
}
