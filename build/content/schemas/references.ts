/** References to people, resolved at build time. */
import { z } from 'zod'
import { unwrittenWords } from '#shared/studio/preview.ts'
import { isNobody } from '../not-chosen.ts'
import { readData } from '../read-source.ts'
import { picture } from './fields.ts'
import { member } from './team.ts'

const person = z.object({ name: z.string(), title: z.string(), picture: picture() })
const roster = z.object({ groups: z.array(z.object({ members: z.array(z.looseObject({ id: z.unknown() })) })) })

/** Returns the fields of `shape` for a person in content/team.yaml; null when nobody has the id, which is a warning. */
function findMember<Shape extends z.ZodType>(shape: Shape, id: number): z.output<Shape> | null {
  const { data: team } = roster.safeParse(readData('content/team.yaml'))
  const record = team?.groups.flatMap(({ members }) => members).find((somebody) => somebody.id === id)
  return shape.safeParse(record).data ?? null
}

/** Id of a person in content/team.yaml; the output is name, title and portrait, or null when that person has left. */
export const teamMember = () =>
  z
    .int()
    .transform((id) => findMember(person, id))
    .meta({ widget: 'person' })

/**
 * Same for the author of an article. In a preview, an author who is not chosen yet is named by the title of the field.
 */
export const author = (title: string) =>
  z
    .int()
    .transform((id) =>
      isNobody(id) ? { name: unwrittenWords(title), title: '', picture: undefined } : findMember(person, id),
    )
    .meta({ widget: 'person' })

/** Id of a person in content/team.yaml; the output is the whole record, so that a page needs no other people. */
export const teamMemberWithBio = () =>
  z
    .int()
    .transform((id) => findMember(member, id))
    .meta({ widget: 'person' })

/** Removes entries whose person has left. */
export const present = <Entry extends { member: unknown }>(entries: Entry[]) =>
  entries.filter((entry): entry is Entry & { member: NonNullable<Entry['member']> } => entry.member !== null)
