/** References from one content file to another, resolved and checked at build time. */
import { existsSync } from 'node:fs'
import { z } from 'zod'
import { fieldName } from '../fault.ts'
import { issueMessage } from '../issue-message.ts'
import { readData } from '../read-source.ts'
import type { RouteId } from '../route-ids.ts'
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

/**
 * A slug of a collection; becomes the fields of its document that `shape` picks, plus the slug itself.
 * Keeps the list pages from loading every document in full.
 */
export const documentIn = <Shape extends z.ZodRawShape>(file: (slug: string) => string, shape: z.ZodObject<Shape>) =>
  z.string().transform((slug, context) => {
    const path = file(slug)
    if (!existsSync(path)) {
      context.addIssue({ code: 'custom', message: `there is no ${path}: write it, or take this line out` })
      return z.NEVER
    }
    const picked = shape.safeParse(readData(path), { error: issueMessage, reportInput: true })
    if (picked.success) return { slug, ...picked.data }
    const [issue] = picked.error.issues
    const fault = issue ? `${fieldName(issue.path)}: ${issue.message}` : 'not valid'
    context.addIssue({ code: 'custom', message: `${path} cannot be read, ${fault}`, params: { cause: path } })
    return z.NEVER
  })

/** A fault for each page below an area (`agency`, `blogs`) that a list leaves out; `what` is the list's own word for an entry. */
export function requireEvery(
  slugs: readonly string[],
  listed: readonly string[],
  { what, area, path }: { what: string; area: RouteId; path: PropertyKey[] },
  context: z.RefinementCtx,
): void {
  for (const slug of slugs) {
    if (listed.includes(slug)) continue
    context.addIssue({ code: 'custom', path, message: `no ${what} for /${area}/${slug}: add one` })
  }
}
