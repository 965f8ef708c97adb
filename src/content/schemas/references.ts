/** References from one content file to another, resolved and checked at build time. */
import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import type { RouteId } from '../route-ids.ts'
import { picture } from './kit.ts'

const personFields = z.object({ id: z.number(), name: z.string(), title: z.string(), picture: picture() })
const people = z.object({ groups: z.array(z.object({ members: z.array(personFields) })) })

/** The id of somebody in content/team.yaml; becomes name, title and portrait. */
export const teamMember = () =>
  z.int('missing').transform((id, context) => {
    const { groups } = people.parse(parse(readFileSync('content/team.yaml', 'utf8')))
    const found = groups.flatMap((group) => group.members).find((member) => member.id === id)
    if (found) return found
    context.addIssue({ code: 'custom', message: `nobody in content/team.yaml has the id ${id}` })
    return z.NEVER
  })

/**
 * A slug of a collection; becomes the fields of its document that `shape` picks, plus the slug itself.
 * Keeps the list pages from loading every document in full.
 */
export const documentIn = <Shape extends z.ZodRawShape>(file: (slug: string) => string, shape: z.ZodObject<Shape>) =>
  z.string('missing').transform((slug, context) => {
    const path = file(slug)
    if (!existsSync(path)) {
      context.addIssue({ code: 'custom', message: `no such document: ${path} is missing` })
      return z.NEVER
    }
    const source = readFileSync(path, 'utf8')
    const yaml = path.endsWith('.mdx') ? (source.split(/^---\n/m)[1] ?? '') : source
    const picked = shape.safeParse(parse(yaml))
    if (picked.success) return { slug, ...picked.data }
    const [issue] = picked.error.issues
    context.addIssue({
      code: 'custom',
      message: `${path} ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is not valid'}`,
    })
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
