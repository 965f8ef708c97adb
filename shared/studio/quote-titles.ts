/** Titles of documents one after the other; several are quoted, for a title can have a comma of its own. */
export const quoteTitles = (titles: readonly string[]): string[] =>
  titles.length > 1 ? titles.map((title) => `“${title}”`) : [...titles]
