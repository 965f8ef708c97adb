import { LOST_REASONS } from '#shared/studio/leads.ts'
import type { Database } from '../../server/db/schema.ts'
import { createLeadStore } from '../../server/leads/lead-store.ts'
import { createAccounts } from '../../server/studio/accounts.ts'
import { createDesk } from '../../server/studio/desk.ts'
import { createLeadChanges } from '../../server/studio/lead-changes.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const CHENNAI_MS = 5.5 * HOUR_MS
const DEMO_LEADS = 300
const UNREAD_LEADS = 5

const FIRST = [
  'Asha',
  'Ravi',
  'Fatima',
  'Omar',
  'Meera',
  'Karthik',
  'Layla',
  'Joseph',
  'Divya',
  'Imran',
  'Lakshmi',
  'Noor',
]
const LAST = [
  'Raman',
  'Al Mansoori',
  'Iyer',
  'Fernandes',
  'Haddad',
  'Selvan',
  'Krishnan',
  'Thomas',
  'Rahman',
  'Pillai',
  'Khan',
]
const COMPANIES = [
  'Raman Textiles',
  'Marina Dental Clinic',
  'Kovai Spices',
  'Blue Palm Resorts',
  'Nest Interiors',
  'Chola Coaching Centre',
  'Desert Rose Perfumes',
  'Anna Nagar Motors',
  'Little Steps Preschool',
  'Al Noor Contracting',
  '',
  '',
]
const BUDGETS = ['', '₹25,000', '₹50,000', '₹1,00,000', 'AED 5,000', 'AED 12,000', 'not sure yet']
const REQUESTS = [
  'We opened our second shop and would like more people nearby to know about it.',
  'Our website is four years old and nobody finds it any more. Can you have a look?',
  'We spend on ads every month and cannot tell what comes back. Please help us measure it.',
  'I need someone to look after our Instagram and reply to comments.',
  'We are launching in Dubai in January and need a landing page and a campaign.',
  'Please send a proposal for search engine optimization for three months.',
  'Parents ask us for videos of the school. What would five short ones cost?',
  'We want enquiries on WhatsApp, not by phone. Is that possible?',
]
const HEARD = ['Google search', 'Google search', 'Instagram', 'A friend or colleague', 'YouTube', '']
const PAGES = ['/', '/', '/agency/', '/agency/search-engine-optimization/', '/case-study/', '/technology-development/']
const WHENS = [
  'Please call after four.',
  'Mornings are best.',
  'You can write to me on WhatsApp.',
  'We decide next week.',
  '',
]
const NOTES = [
  'Spoke for ten minutes. Wants figures from a similar business first.',
  'Decides together with her brother, who is back on Monday.',
  'Has an agency now, the contract ends in March.',
  'Sent the deck. Liked the case of the coaching centre.',
  'Budget is fixed, the scope is not.',
]

/** Creates a random number generator with fixed results, so that the demo is the same each time. */
function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Returns the times of enquiries, oldest first: mostly in office hours, and more frequent towards today. */
function arrivalTimes(now: number, random: () => number) {
  const times = Array.from({ length: DEMO_LEADS }, (_, index) => {
    const part = index / DEMO_LEADS
    if (index < UNREAD_LEADS) return now - Math.round((7 + index * 55 * random()) * MINUTE_MS)
    const day = Math.floor((now - part ** 1.6 * 365 * DAY_MS + CHENNAI_MS) / DAY_MS)
    // 1 January 1970 was a Thursday. Enquiries of a Sunday are moved to Saturday.
    const workday = (day + 4) % 7 === 0 ? day - 1 : day
    return Math.min(now - 6 * HOUR_MS, workday * DAY_MS - CHENNAI_MS + Math.round((9.2 + random() * 9) * HOUR_MS))
  })
  return times.toSorted((a, b) => a - b)
}

/** Creates two colleagues and a year of enquiries in every state; the caller creates the owner's account. */
export async function seedDemo(database: Database, owner: number, now: number) {
  const random = createRandom(42)
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  let clock = now
  const accounts = createAccounts(database, () => clock)
  const store = createLeadStore(database)
  const changes = createLeadChanges(database, () => clock)
  const ravi = await accounts.invite({ name: 'Ravi Kumar', email: 'ravi@demo.example', role: 'sales' }, owner)
  const meera = await accounts.invite({ name: 'Meera Iyer', email: 'meera@demo.example', role: 'sales' }, owner)
  const people = [owner, ravi.account.id, meera.account.id]

  for (const [index, receivedAt] of arrivalTimes(now, random).entries()) {
    const age = DEMO_LEADS - index - 1
    const name = `${pick(FIRST)} ${pick(LAST)}`
    const isSpam = index % 47 === 11
    await store.add({
      values: {
        name,
        mobile: String(9_000_000_000 + Math.floor(random() * 999_999_999)),
        email: `${name.toLowerCase().replaceAll(' ', '.')}.${index}@mail.example`,
        companyName: pick(COMPANIES),
        budget: pick(BUDGETS),
        website: random() < 0.4 ? 'www.shop.example' : '',
        message: isSpam
          ? 'Cheap links for your website, first page guaranteed!'
          : `${pick(REQUESTS)}\n${pick(WHENS)}`.trim(),
      },
      source: { heardFrom: pick(HEARD), landingPage: pick(PAGES), pagesSeen: '', campaign: '', referrer: '' },
      key: `demo-lead-${index}`,
      held: isSpam ? 'the hidden field was filled in' : null,
      receivedAt,
      channels: [],
    })
    const { id } = await database.kysely
      .selectFrom('leads')
      .select((eb) => eb.fn.max('id').as('id'))
      .executeTakeFirstOrThrow()
    if (isSpam || age < 4) continue
    await work(id, receivedAt, age)
  }

  // The latest enquiries are unread.
  const desk = createDesk(database)
  await desk.readAll(owner)
  for (const { id } of (await desk.list({ view: 'open' }, owner, '')).leads.slice(0, UNREAD_LEADS)) {
    await desk.setRead(id, owner, false)
  }

  async function work(id: number, receivedAt: number, age: number) {
    const who = pick(people)
    const at = (ms: number) => {
      clock = Math.round(Math.min(now - MINUTE_MS, receivedAt + ms))
    }
    at((5 + random() * 90) * MINUTE_MS)
    await changes.recordReply(id, who, pick(['whatsapp', 'whatsapp', 'call', 'mail'] as const), true)
    let version = 1
    const change = async (...[given]: [Parameters<typeof changes.change>[3]]) => {
      await changes.change(id, who, version, given)
      version += 1
    }
    await change({ assignee: who })
    if (random() < 0.5) await changes.addNote(id, who, pick(NOTES), crypto.randomUUID())
    if (age < 20) {
      if (random() < 0.5)
        await change({ followUp: new Date(now + Math.floor(random() * 4 - 1) * DAY_MS).toISOString().slice(0, 10) })
      return
    }
    at(DAY_MS)
    const end = random()
    if (end < 0.25) return change({ stage: 'lost', lostReason: pick(LOST_REASONS) })
    await change({ stage: 'qualified' })
    if (end < 0.35 && age < 60) return undefined
    at(3 * DAY_MS)
    const value =
      random() < 0.7
        ? { amount: pick([45_000, 90_000, 150_000, 240_000]), currency: 'INR' as const }
        : { amount: pick([6_000, 9_000, 18_000]), currency: 'AED' as const }
    await change({ stage: 'proposal', value })
    if (end < 0.45 && age < 90) return undefined
    at(8 * DAY_MS)
    return change(end < 0.75 ? { stage: 'won' } : { stage: 'lost', lostReason: pick(LOST_REASONS) })
  }
}
