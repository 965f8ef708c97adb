/** Returns the name of the picture for a URL in an article. */
export function pictureName(url: string): string {
  const path = url.replace(/^(\.\.?\/)*(pictures\/)?/, '').replace(/\.\w+$/, '')
  return path.includes('/') ? path : `articles/${path}`
}
