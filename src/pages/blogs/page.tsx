import { blog } from '../../content/blog.ts'
import { Banner } from '../../sections/banner/banner.tsx'
import { Contents, CONTENTS_ID } from './contents.tsx'

export function BlogsPage() {
  return (
    <>
      <Banner {...blog.banner} ground="laterite" layout="split" scrollTo={CONTENTS_ID} />
      <Contents />
    </>
  )
}
