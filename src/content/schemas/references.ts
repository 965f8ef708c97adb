/** References from one content file to another, resolved and checked at build time. */
import { z } from 'zod'
import { readData } from '../read-source.ts'
import { picture } from './kit.ts'
import { member } from './team.ts'

const teamFile = 'content/team.yaml'
const person = z.object({ id: z.number(), name: z.string(), title: z.string(), picture: picture() })
const roster = z.object({ groups: z.array(z.object({ members: z.array(z.looseObject({ id: z.unknown() })) })) })

/** What `shape` picks of somebody in content/team.yaml, or an issue added. */
function findMember<Shape extends z.ZodType>(
  shape: Shape,
  id: number,
  context: z.RefinementCtx,
): z.output<Shape> | null {
  const team = roster.safeParse(readData(teamFile))
  const record = team.data?.groups.flatMap(({ members }) => members).find((member) => member.id === id)
  const found = shape.safeParse(record)
  if (found.success) return found.data
  if (team.success && !record) {
    const message = `nobody in ${teamFile} has the id ${id}: write the id of somebody who is there`
    context.addIssue({ code: 'custom', message })
  } else {
    const message = `the person with the id ${id} cannot be read: mend ${teamFile}`
    context.addIssue({ code: 'custom', message, params: { cause: teamFile } })
  }
  return null
}

/** The id of somebody in content/team.yaml. */
export const memberId = () => z.int().superRefine((id, context) => void findMember(person, id, context))

/** The id of somebody in content/team.yaml; becomes name, title and portrait. */
export const teamMember = () => z.int().transform((id, context) => findMember(person, id, context) ?? z.NEVER)

/** The id of somebody in content/team.yaml; becomes all that stands there, so that a page needs no other people. */
export const teamMemberWithBio = () => z.int().transform((id, context) => findMember(member, id, context) ?? z.NEVER)
