/** The screen of a document, at a field of it where one is given. */
export function documentUrl(file: string, field?: string): string {
  const query = new URLSearchParams({ file, ...(field && { field }) })
  return `/words/document?${query}`
}
