let loading: Promise<typeof import('./article/article-editor.tsx')> | undefined

/** The editor of articles: its libraries are large, and only articles need them. One promise, for `use`. */
export const loadArticleEditor = () => (loading ??= import('./article/article-editor.tsx'))
