/** A line of Markdown in which the links to this path are plain words. */
export const unlinked = (line: string, path: string): string =>
  line.replaceAll(/\[([^\]]*)\]\(([^()\s]*)\)/g, (whole, words: string, to: string) =>
    to === path || to.startsWith(`${path}#`) || to.startsWith(`${path}?`) ? words : whole,
  )
