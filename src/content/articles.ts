import type { ContentOf } from './schemas/kit.ts'
import type { ArticleExtras } from './article-body.ts'
import type schema from './schemas/articles.ts'

export type Article = ContentOf<typeof schema> & ArticleExtras
