import data from '#content/blog.yaml'
import type schema from './schemas/blog.ts'
import type { ContentOf } from './schemas/kit.ts'

type Blog = ContentOf<typeof schema>
export type ArticleEntry = Blog['order'][number]

export const blog = data as Blog

/** The list entry of an article; throws for an unknown one. */
export function entryOf(slug: string): ArticleEntry {
  const entry = blog.order.find((candidate) => candidate.slug === slug)
  if (!entry) throw new Error(`${slug} is not in content/articles`)
  return entry
}
