/** Quotes the titles of documents when there are several, because a title may contain a comma. */
export const quoteTitles = (titles: readonly string[]): string[] =>
  titles.length > 1 ? titles.map((title) => `“${title}”`) : [...titles]
