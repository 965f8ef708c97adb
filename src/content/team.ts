import data from '#content/team.yaml'
import type schema from './schemas/team.ts'
import type { ContentOf } from './schemas/kit.ts'

export const { groups } = data as ContentOf<typeof schema>
export type Member = (typeof groups)[number]['members'][number]

/** The person with this id; throws when nobody has it, so that a typing slip in another file cannot pass the build. */
export function memberOf(id: number): Member {
  const member = groups.flatMap((group) => group.members).find((person) => person.id === id)
  if (!member) throw new Error(`Nobody in content/team.yaml has the id ${id}`)
  return member
}
