let loading: Promise<typeof import('./article/article-editor.tsx')> | undefined

/**
 * Loads the article editor, whose large libraries only articles need. Always returns the same promise, as `use`
 * requires.
 */
export const loadArticleEditor = () => (loading ??= import('./article/article-editor.tsx'))
