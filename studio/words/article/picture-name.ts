/** The name of the picture of the site at a URL of an article's text. */
export function pictureName(url: string): string {
  const path = url.replace(/^(\.\.?\/)*(pictures\/)?/, '').replace(/\.\w+$/, '')
  return path.includes('/') ? path : `articles/${path}`
}
