import type { DocumentOf } from '../../build/content/schemas/fields.ts'
import type { ArticleExtras } from '../../build/content/article-body.ts'
import type schema from '../../build/content/schemas/articles.ts'

export type Article = DocumentOf<typeof schema> & ArticleExtras
