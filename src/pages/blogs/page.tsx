import { blog } from '../../content/blog.ts'
import { Banner } from '../../sections/banner/banner.tsx'
import { ArticleList, ARTICLES_ID } from './article-list.tsx'

export function BlogsPage() {
  return (
    <>
      <Banner {...blog.banner} ground="laterite" layout="split" scrollTo={ARTICLES_ID} />
      <ArticleList />
    </>
  )
}
