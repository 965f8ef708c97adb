/** The screen of a document, at a field of it where one is given, beside a page. */
export function documentUrl(file: string, field?: string, page?: string): string {
  const query = new URLSearchParams({ file, ...(field && { field }), ...(page && { page }) })
  return `/words/document?${query}`
}
