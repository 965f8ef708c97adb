import blog from '#content/blog.yaml'

export { blog }
export type ArticleEntry = (typeof blog)['order'][number]

/** Returns the list entry of an article; throws for an unknown slug. */
export function getArticleEntry(slug: string): ArticleEntry {
  const entry = blog.order.find((candidate) => candidate.slug === slug)
  if (!entry) throw new Error(`${slug} is not in content/articles`)
  return entry
}
