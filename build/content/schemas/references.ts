/** References to people, resolved at build time. */
import { z } from 'zod'
import { unwrittenWords } from '#shared/studio/preview.ts'
import { isNobody } from '../not-chosen.ts'
import { readData } from '../read-source.ts'
import { picture } from './fields.ts'
import { member } from './team.ts'

const person = z.object({ name: z.string(), title: z.string(), picture: picture() })
const roster = z.object({ groups: z.array(z.object({ members: z.array(z.looseObject({ id: z.unknown() })) })) })

/** What `shape` picks of somebody in content/team.yaml; null when nobody there has the id, which is a warning. */
function findMember<Shape extends z.ZodType>(shape: Shape, id: number): z.output<Shape> | null {
  const { data: team } = roster.safeParse(readData('content/team.yaml'))
  const record = team?.groups.flatMap(({ members }) => members).find((somebody) => somebody.id === id)
  return shape.safeParse(record).data ?? null
}

/** The id of somebody in content/team.yaml; becomes name, title and portrait, or null when that person has left. */
export const teamMember = () =>
  z
    .int()
    .transform((id) => findMember(person, id))
    .meta({ widget: 'person' })

/** The same of an article. In a preview, the title of its field stands for a person who is not chosen yet. */
export const author = (title: string) =>
  z
    .int()
    .transform((id) =>
      isNobody(id) ? { name: unwrittenWords(title), title: '', picture: undefined } : findMember(person, id),
    )
    .meta({ widget: 'person' })

/** The id of somebody in content/team.yaml; becomes all that stands there, so that a page needs no other people. */
export const teamMemberWithBio = () =>
  z
    .int()
    .transform((id) => findMember(member, id))
    .meta({ widget: 'person' })

/** The entries of a list whose person is still there. */
export const present = <Entry extends { member: unknown }>(entries: Entry[]) =>
  entries.filter((entry): entry is Entry & { member: NonNullable<Entry['member']> } => entry.member !== null)
