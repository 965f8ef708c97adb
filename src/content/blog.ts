import data from '#content/blog.yaml'
import type { ArticleSlug } from './route-ids.ts'
import type schema from './schemas/blog.ts'
import type { ContentOf } from './schemas/kit.ts'

type Blog = ContentOf<typeof schema>
export type ArticleEntry = Blog['order'][number] & { slug: ArticleSlug }

export const blog = data as Omit<Blog, 'order'> & { order: ArticleEntry[] }

/** The list entry of an article; throws for an unknown one. */
export function entryOf(slug: ArticleSlug): ArticleEntry {
  const entry = blog.order.find((candidate) => candidate.slug === slug)
  if (!entry) throw new Error(`${slug} is not in the order of content/blog.yaml`)
  return entry
}
