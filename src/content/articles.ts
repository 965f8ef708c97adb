import type { DocumentOf } from './schemas/kit.ts'
import type { ArticleExtras } from './article-body.ts'
import type schema from './schemas/articles.ts'

export type Article = DocumentOf<typeof schema> & ArticleExtras
